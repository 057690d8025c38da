// Topic: accounts that aren't a day old.
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { portalItself } from '#kernel/viewer.ts';
import { loadProfile } from '#bundles/users/public.ts';
import { YOUNG_ACCOUNT_MS } from './constants.ts';

/** Whether somebody's account was young at a moment; of those who have gone it isn't known, so it wasn't. */
export type WasYoung = (userId: number, at: Date) => boolean;

export const loadYouth = async (ctx: Ctx, userIds: readonly number[]): Promise<WasYoung> => {
  const all = actAs(ctx, portalItself);
  const joined = await Promise.all(
    [...new Set(userIds)].map(async (id): Promise<[number, number]> => {
      const profile = await loadProfile(all, id).catch(() => null);
      return [id, profile?.createdAt.getTime() ?? 0];
    }),
  );
  const moments = new Map(joined);
  return (userId, at) => at.getTime() - (moments.get(userId) ?? 0) < YOUNG_ACCOUNT_MS;
};
