// Sets the mark that a notice was mailed, alone or in a digest. Each is in one mail only.
import type { Ctx } from '#kernel/ctx.ts';
import { noticeDeliveries } from '../schema.ts';

/** Gives those that were not marked before; part of the transaction that hands out the mail. */
export const markMailed = async (ctx: Ctx, noticeIds: readonly number[]): Promise<number[]> => {
  if (noticeIds.length === 0) return [];
  const rows = await ctx.db
    .insert(noticeDeliveries)
    .values(noticeIds.map((noticeId) => ({ noticeId, channel: 'mail', state: 'sent', at: ctx.now }) as const))
    .onConflictDoNothing()
    .returning({ noticeId: noticeDeliveries.noticeId });
  return rows.map(({ noticeId }) => noticeId);
};
