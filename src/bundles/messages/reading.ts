// Notes how far somebody has read. It is no change that a history would tell of.
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import { messagesTag } from './constants.ts';
import { findThread } from './queries.ts';
import { announceRead, lockOwnThread, readUpTo } from './threads.ts';

/**
 * Marks the viewer's thread as read up to a message, at most up to the newest there is; never back. The other one may
 * see it. 404 for threads of others.
 * No entry: a mark of reading.
 */
export const markRead = async (ctx: Ctx, threadId: number, upTo: number): Promise<void> => {
  const userId = ctx.viewer.id ?? 0;
  const seen = await findThread(ctx, threadId, userId);
  // Most looks at a thread find nothing new.
  if (seen && (seen.unreadCount === 0 || upTo <= seen.lastReadMessageId)) return;
  await withTransaction(ctx, async (ctx) => {
    const { lastReadMessageId, newestMessageId, partnerId } = await lockOwnThread(ctx, threadId, userId);
    const target = Math.min(upTo, newestMessageId ?? 0);
    if (target <= lastReadMessageId) return;
    const unreadCount = await readUpTo(ctx, threadId, userId, target);
    if (unreadCount === 0) await announceRead(ctx, { userId, partnerId });
    touch(ctx, messagesTag(userId), messagesTag(partnerId));
  });
};
