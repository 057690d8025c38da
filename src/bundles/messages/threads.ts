// Locks a thread while it is written in. The row's lock makes counts and newest messages exact.
import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { announce, defineAnnouncement } from '#kernel/announcements.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { bbcodeToHtml, plainTextToHtml } from '#bundles/rich-text/public.ts';
import { messagesTag } from './constants.ts';
import { findThread, findThreadOf, isLeftFor } from './queries.ts';
import type { OwnThread } from './queries.ts';
import { pairOf } from './rules.ts';
import { messageParticipants, messageThreads, messages } from './schema.ts';

/** The first half of the advisory locks on people who send; any number that nobody else takes. */
const SENDERS = 6301;

/** Lets a person send one message at a time, to whomever: then what they wrote lately can be counted. */
export const lockSender = async (ctx: Ctx, senderId: number): Promise<void> => {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(${SENDERS}, ${senderId})`);
};

/** Locks a thread of this person for the transaction; those of others and none are 404. */
export const lockOwnThread = async (ctx: Ctx, threadId: number, userId: number): Promise<OwnThread> => {
  await lockThreadRow(ctx, threadId);
  const thread = await findThread(ctx, threadId, userId);
  if (!thread) throw notFound();
  return thread;
};

interface NewMessage {
  readonly senderId: number;
  readonly recipientId: number;
  readonly text: string;
}

/** Adds a message to the thread of the two, which begins with their first one. */
export const writeMessage = async (
  ctx: Ctx,
  { senderId, recipientId, text }: NewMessage,
): Promise<{ messageId: number; threadId: number }> => {
  const threadId = await lockThreadOfPair(ctx, senderId, recipientId);
  // Nothing but markup stays as it was typed.
  const html = bbcodeToHtml(text) || plainTextToHtml(text);
  const [message] = await ctx.db
    .insert(messages)
    .values({ threadId, senderId, text, html, createdAt: ctx.now })
    .returning({ id: messages.id });
  const messageId = message!.id;
  await changeParticipant(ctx, threadId, senderId, {
    newestMessageId: messageId,
    writtenCount: sql`${messageParticipants.writtenCount} + 1`,
  });
  await changeParticipant(ctx, threadId, recipientId, {
    newestMessageId: messageId,
    unreadCount: sql`${messageParticipants.unreadCount} + 1`,
  });
  return { messageId, threadId };
};

/** Marks as read up to a message. What this person has of the other's newer ones is counted anew, and returned. */
export const readUpTo = async (ctx: Ctx, threadId: number, userId: number, upTo: number): Promise<number> => {
  const isUnread = and(
    eq(messages.threadId, threadId),
    ne(messages.senderId, userId),
    eq(messages.isGoneForRecipient, false),
    gt(messages.id, upTo),
  );
  const unreadCount = await ctx.db.$count(messages, isUnread);
  await changeParticipant(ctx, threadId, userId, { lastReadMessageId: upTo, unreadCount });
  return unreadCount;
};

export interface MessagesRead {
  readonly userId: number;
  readonly partnerId: number;
}

/** Nothing of what the partner wrote is unread any more. */
export const messagesRead = defineAnnouncement<MessagesRead>('messages.read');

export const announceRead = (ctx: Ctx, read: MessagesRead): Promise<void> =>
  announce(ctx, messagesRead, read);

/**
 * Updates a thread after this person deleted something for themselves: their newest message and what is unread, and removes
 * what nobody has.
 */
export const settleDeletion = async (ctx: Ctx, thread: OwnThread, userId: number): Promise<void> => {
  const [newest] = await ctx.db
    .select({ id: sql<number | null>`max(${messages.id})` })
    .from(messages)
    .where(and(eq(messages.threadId, thread.id), isLeftFor(userId)));
  await changeParticipant(ctx, thread.id, userId, { newestMessageId: newest?.id ?? null });
  const unreadCount = await readUpTo(ctx, thread.id, userId, thread.lastReadMessageId);
  if (thread.unreadCount > 0 && unreadCount === 0)
    await announceRead(ctx, { userId, partnerId: thread.partnerId });
  await removeAbandoned(ctx, [thread.id]);
  touch(ctx, messagesTag(userId));
};

/** Removes what both have deleted; what somebody told moderators of is kept with the case. */
export const removeAbandoned = async (ctx: Ctx, threadIds: readonly number[]): Promise<void> => {
  await ctx.db
    .delete(messages)
    .where(
      and(
        inArray(messages.threadId, threadIds),
        eq(messages.isGoneForSender, true),
        eq(messages.isGoneForRecipient, true),
      ),
    );
};

const lockThreadOfPair = async (ctx: Ctx, startedById: number, otherId: number): Promise<number> => {
  const known = await findThreadOf(ctx, startedById, otherId);
  if (known !== undefined) return lockThreadRow(ctx, known);
  const [made] = await ctx.db
    .insert(messageThreads)
    .values({ ...pairOf(startedById, otherId), startedById, createdAt: ctx.now })
    .onConflictDoNothing()
    .returning({ id: messageThreads.id });
  // The other one has made the thread a moment before.
  if (!made) return lockThreadOfPair(ctx, startedById, otherId);
  await ctx.db
    .insert(messageParticipants)
    .values([startedById, otherId].map((userId) => ({ threadId: made.id, userId })));
  return made.id;
};

const lockThreadRow = async (ctx: Ctx, threadId: number): Promise<number> => {
  const isThread = eq(messageThreads.id, threadId);
  await ctx.db.select({ id: messageThreads.id }).from(messageThreads).where(isThread).for('update');
  return threadId;
};

type ParticipantChanges = {
  readonly [Name in keyof typeof messageParticipants.$inferInsert]?:
    | (typeof messageParticipants.$inferInsert)[Name]
    | ReturnType<typeof sql>;
};

const changeParticipant = async (ctx: Ctx, threadId: number, userId: number, changes: ParticipantChanges) => {
  await ctx.db
    .update(messageParticipants)
    .set(changes)
    .where(and(eq(messageParticipants.threadId, threadId), eq(messageParticipants.userId, userId)));
};
