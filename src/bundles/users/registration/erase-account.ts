// Removes an account that never came to life, with whatever any bundle keeps about it.
import { inOrderOfErasure } from '#kernel/bundle.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { isLastAdministrator } from '../members/queries.ts';
import { isStaleAccount, lockAccount } from './queries.ts';

/**
 * Erases an account in the caller's transaction, which acts for the portal itself, and says so; not if it was confirmed meanwhile, or
 * can be again by a new link. What refers to the person goes first.
 */
export const eraseUnconfirmed = async (ctx: Ctx, userId: number): Promise<boolean> => {
  await lockAccount(ctx, userId);
  if (!(await isStaleAccount(ctx, userId)) || (await isLastAdministrator(ctx, userId))) return false;
  for (const { eraseFor } of inOrderOfErasure(ctx.portal))
    await eraseFor(ctx, userId, { keepsComments: false });
  return true;
};
