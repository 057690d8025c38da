// Moves the positions that somebody pinned when two accounts become one.
import { moveRows } from '#kernel/account-merges.ts';
import type { AccountMerge } from '#kernel/account-merges.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { frontPins } from './schema.ts';

export const pinsOfPeople = async (ctx: Ctx, merge: AccountMerge): Promise<undefined> => {
  await moveRows(ctx, frontPins, 'pinnedBy', merge);
};
