// Removes what nobody looks for any more. An unread notice stays as long as it is in a list.
import { and, eq, isNotNull, lt, or } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { noticeDigests, notices } from './schema.ts';

/** Removes notices from before a moment that are read, or never were in a list; and which digests were sent. */
export const removeOldNotices = async (ctx: Ctx, before: Date): Promise<void> => {
  const isDone = or(isNotNull(notices.readAt), eq(notices.isListed, false));
  await ctx.db.delete(notices).where(and(lt(notices.at, before), isDone));
  await ctx.db.delete(noticeDigests).where(lt(noticeDigests.createdAt, before));
};
