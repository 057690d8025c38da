// Says which accounts aren't a day old.
import type { Ctx } from '#kernel/ctx.ts';
import { accountDesk } from '#bundles/users/public.ts';
import { YOUNG_ACCOUNT_MS } from './constants.ts';

/** Whether somebody's account was young at a moment; of those who have gone it isn't known, so it wasn't. */
export type WasYoung = (userId: number, at: Date) => boolean;

/**
 * Loads since when people have their accounts, in one query however many are asked about, and returns a function that says who
 * was new at a moment.
 */
export const loadYouth = async (ctx: Ctx, userIds: readonly number[]): Promise<WasYoung> => {
  const ids = [...new Set(userIds)];
  const joined = ids.length > 0 ? await accountDesk.joinedAt(ctx, ids) : new Map<number, Date>();
  return (userId, at) => at.getTime() - (joined.get(userId)?.getTime() ?? 0) < YOUNG_ACCOUNT_MS;
};
