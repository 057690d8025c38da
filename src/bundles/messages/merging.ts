// Merges the messages of two accounts that become one. Two threads with the same person become one, by time.
import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isEither } from '#kernel/account-merges.ts';
import type { AccountMerge, MergeCount } from '#kernel/account-merges.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import { messagesTag } from './constants.ts';
import { isLeftFor } from './queries.ts';
import { pairOf } from './rules.ts';
import { messageParticipants, messageThreads, messages } from './schema.ts';

/** Merges the threads. What the two accounts wrote to each other goes with the one that goes. */
export const mergeMessages = async (ctx: Ctx, merge: AccountMerge): Promise<MergeCount> => {
  const { fromId, intoId } = merge;
  const threads = await ctx.db
    .select()
    .from(messageThreads)
    .where(or(isEither(messageThreads.lowUserId, merge), isEither(messageThreads.highUserId, merge)))
    .orderBy(asc(messageThreads.id))
    .for('update');
  const partnerOf = (thread: (typeof threads)[number], own: number) => {
    if (thread.lowUserId === own) return thread.highUserId;
    return thread.highUserId === own ? thread.lowUserId : undefined;
  };
  const dropped = await deleteBetween(ctx, merge);
  const known = new Map(threads.map((thread) => [partnerOf(thread, intoId), thread.id]));
  const moving = threads.flatMap((thread) => {
    const partnerId = partnerOf(thread, fromId);
    return partnerId === undefined || partnerId === intoId ? [] : [{ id: thread.id, partnerId }];
  });
  let moved = 0;
  for (const { id, partnerId } of moving) {
    const into = known.get(partnerId);
    moved += await (into === undefined
      ? renameThread(ctx, { id, partnerId }, merge)
      : joinThreads(ctx, { id, into }, merge));
  }
  touch(ctx, ...[fromId, intoId, ...moving.map(({ partnerId }) => partnerId)].map(messagesTag));
  return { moved, dropped };
};

/** Nobody has a thread with themselves. Gives the number of its messages. */
const deleteBetween = async (ctx: Ctx, { fromId, intoId }: AccountMerge): Promise<number> => {
  const { lowUserId, highUserId } = pairOf(fromId, intoId);
  const isBetween = and(eq(messageThreads.lowUserId, lowUserId), eq(messageThreads.highUserId, highUserId));
  const between = ctx.db.select({ id: messageThreads.id }).from(messageThreads).where(isBetween);
  const { rowCount } = await ctx.db.delete(messages).where(inArray(messages.threadId, between));
  await ctx.db.delete(messageParticipants).where(inArray(messageParticipants.threadId, between));
  await ctx.db.delete(messageThreads).where(isBetween);
  return rowCount ?? 0;
};

interface MovingThread {
  readonly id: number;
  readonly partnerId: number;
}

/** Nobody of that name wrote with the account that is left: the thread is theirs from now on. */
const renameThread = async (
  ctx: Ctx,
  { id, partnerId }: MovingThread,
  merge: AccountMerge,
): Promise<number> => {
  const { fromId, intoId } = merge;
  const starter = sql`case when ${messageThreads.startedById} = ${fromId} then ${intoId} else ${messageThreads.startedById} end`;
  await ctx.db
    .update(messageThreads)
    .set({ ...pairOf(intoId, partnerId), startedById: starter })
    .where(eq(messageThreads.id, id));
  await ctx.db
    .update(messageParticipants)
    .set({ userId: intoId })
    .where(and(eq(messageParticipants.threadId, id), eq(messageParticipants.userId, fromId)));
  return takeMessages(ctx, { id, into: id }, merge);
};

interface JoiningThreads {
  readonly id: number;
  readonly into: number;
}

const joinThreads = async (ctx: Ctx, joining: JoiningThreads, merge: AccountMerge): Promise<number> => {
  const { id, into } = joining;
  const count = await takeMessages(ctx, joining, merge);
  await addParticipants(ctx, joining, merge);
  await ctx.db.delete(messageParticipants).where(eq(messageParticipants.threadId, id));
  await ctx.db.delete(messageThreads).where(eq(messageThreads.id, id));
  await countAnew(ctx, into);
  return count;
};

const takeMessages = async (
  ctx: Ctx,
  { id, into }: JoiningThreads,
  { fromId, intoId }: AccountMerge,
): Promise<number> => {
  const sender = sql`case when ${messages.senderId} = ${fromId} then ${intoId} else ${messages.senderId} end`;
  const { rowCount } = await ctx.db
    .update(messages)
    .set({ threadId: into, senderId: sender })
    .where(eq(messages.threadId, id));
  return rowCount ?? 0;
};

/** Adds up the counts of the two threads. Where one of them holds something unread, nothing of it counts as read afterwards. */
const addParticipants = async (ctx: Ctx, { id, into }: JoiningThreads, { fromId, intoId }: AccountMerge) => {
  const old = alias(messageParticipants, 'old');
  const { lastReadMessageId: read, unreadCount: unread, writtenCount: written } = messageParticipants;
  const isSame = sql`(${old.userId} = ${messageParticipants.userId} or (${old.userId} = ${fromId} and ${messageParticipants.userId} = ${intoId}))`;
  await ctx.db
    .update(messageParticipants)
    .set({
      writtenCount: sql`${written} + ${old.writtenCount}`,
      lastReadMessageId: sql`case
        when ${unread} = 0 and ${old.unreadCount} = 0 then greatest(${read}, ${old.lastReadMessageId})
        when ${unread} = 0 then ${old.lastReadMessageId}
        when ${old.unreadCount} = 0 then ${read}
        else least(${read}, ${old.lastReadMessageId}) end`,
    })
    .from(old)
    .where(and(eq(messageParticipants.threadId, into), eq(old.threadId, id), isSame));
};

/** Counts anew the newest message that each of the two still has, and how many of the other's are newer than what they read. */
const countAnew = async (ctx: Ctx, threadId: number) => {
  const { userId, lastReadMessageId } = messageParticipants;
  const own = sql`${userId}`;
  const isHere = eq(messages.threadId, threadId);
  const newest = ctx.db
    .select({ id: sql`max(${messages.id})` })
    .from(messages)
    .where(and(isHere, isLeftFor(own)));
  const unread = ctx.db
    .select({ count: sql`count(*)` })
    .from(messages)
    .where(
      and(
        isHere,
        ne(messages.senderId, own),
        eq(messages.isGoneForRecipient, false),
        sql`${messages.id} > ${lastReadMessageId}`,
      ),
    );
  await ctx.db
    .update(messageParticipants)
    .set({ newestMessageId: sql`(${newest})`, unreadCount: sql`(${unread})` })
    .where(eq(messageParticipants.threadId, threadId));
};
