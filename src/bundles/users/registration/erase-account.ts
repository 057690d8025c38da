// Removes an account that never came to life, with whatever any bundle keeps about it.
import { inOrderOfErasure } from '#kernel/bundle.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { isLastAdministrator } from '../members/queries.ts';
import { lockAccount } from './queries.ts';

/**
 * Erases an account in the caller's transaction, which acts for the portal itself; not if it was confirmed meanwhile. What
 * refers to the person goes first.
 */
export const eraseUnconfirmed = async (ctx: Ctx, userId: number): Promise<void> => {
  const account = await lockAccount(ctx, userId);
  if (!account || account.confirmedAt || (await isLastAdministrator(ctx, userId))) return;
  for (const { eraseFor } of inOrderOfErasure(ctx.portal))
    await eraseFor(ctx, userId, { keepsComments: false });
};
