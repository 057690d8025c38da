// Reads threads and messages, always as one of the two sees them: what isn't theirs is not found.
import { and, asc, desc, eq, gt, lt, lte, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { DAY_MS, MINUTE_MS } from '#kernel/durations.ts';
import { MAX_ID } from '#kernel/ids.ts';
import { SAME_MESSAGE_MS } from './constants.ts';
import { pairOf } from './rules.ts';
import { messageParticipants, messageThreads, messages } from './schema.ts';

export type MessageRow = typeof messages.$inferSelect;

/** A thread as one of its two people sees it. */
export interface OwnThread {
  readonly id: number;
  readonly partnerId: number;
  /** It is null when nothing is left for this person. */
  readonly newestMessageId: number | null;
  readonly lastReadMessageId: number;
  readonly unreadCount: number;
  /** How far the other one has read. */
  readonly readByPartner: number;
}

/** Finds a thread of this person; it is undefined for those of others and for none. */
export const findThread = async (
  ctx: Ctx,
  threadId: number,
  userId: number,
): Promise<OwnThread | undefined> => (await selectThread(ctx, { threadId, userId }))[0];

const partner = alias(messageParticipants, 'partner');

const ownThreadColumns = {
  id: messageParticipants.threadId,
  partnerId: partner.userId,
  newestMessageId: messageParticipants.newestMessageId,
  lastReadMessageId: messageParticipants.lastReadMessageId,
  unreadCount: messageParticipants.unreadCount,
  readByPartner: partner.lastReadMessageId,
};

const isPartner = and(
  eq(partner.threadId, messageParticipants.threadId),
  ne(partner.userId, messageParticipants.userId),
);
const isMine = eq(messageParticipants.userId, sql.placeholder('userId'));

const selectThread = prepared('messages.thread', (db) =>
  db
    .select(ownThreadColumns)
    .from(messageParticipants)
    .innerJoin(partner, isPartner)
    .where(and(eq(messageParticipants.threadId, sql.placeholder('threadId')), isMine)),
);

/** Returns the id of the thread of two people, if they have one. */
export const findThreadOf = async (ctx: Ctx, one: number, other: number): Promise<number | undefined> => {
  const { lowUserId, highUserId } = pairOf(one, other);
  const [row] = await ctx.db
    .select({ id: messageThreads.id })
    .from(messageThreads)
    .where(and(eq(messageThreads.lowUserId, lowUserId), eq(messageThreads.highUserId, highUserId)));
  return row?.id;
};

/** Says whether the recipient of a message has read it, or deleted it for themselves. */
export const isDoneWith = async (ctx: Ctx, messageId: number, recipientId: number): Promise<boolean> => {
  const isReader = and(
    eq(messageParticipants.threadId, messages.threadId),
    eq(messageParticipants.userId, recipientId),
  );
  const [row] = await ctx.db
    .select({ upTo: messageParticipants.lastReadMessageId, isGone: messages.isGoneForRecipient })
    .from(messages)
    .innerJoin(messageParticipants, isReader)
    .where(eq(messages.id, messageId));
  return row !== undefined && (row.isGone || row.upTo >= messageId);
};

/** A thread in the list, with its newest message. */
export interface ListedThread extends OwnThread {
  readonly newest: MessageRow;
}

/** Lists one's own threads that have anything in them, newest first; with `before` only those older than that message. */
export const listThreads = (
  ctx: Ctx,
  userId: number,
  { before = null, limit }: { before?: number | null; limit: number },
): Promise<ListedThread[]> => selectThreads(ctx, { userId, before, limit });

const selectThreads = prepared('messages.threads', (db) =>
  db
    .select({ ...ownThreadColumns, newest: messages })
    .from(messageParticipants)
    .innerJoin(partner, isPartner)
    .innerJoin(messages, eq(messages.id, messageParticipants.newestMessageId))
    .where(
      and(
        isMine,
        // Without a bound the list begins at the newest; one plan serves both.
        sql`${messageParticipants.newestMessageId} < coalesce(${sql.placeholder('before')}::int, ${sql.raw(String(MAX_ID))})`,
      ),
    )
    .orderBy(desc(messageParticipants.newestMessageId))
    .limit(sql.placeholder('limit')),
);

/** Returns the condition that a message is still there for this person. */
export const isLeftFor = (userId: number | SQL): SQL =>
  sql`case when ${messages.senderId} = ${userId} then not ${messages.isGoneForSender} else not ${messages.isGoneForRecipient} end`;

interface Stretch {
  /** Asks for messages older than this one, the newest of them. */
  readonly before?: number | undefined;
  /** Asks for this message and older ones, the newest of them. */
  readonly upTo?: number | undefined;
  /** Asks for messages newer than this one, the oldest of them. */
  readonly after?: number | undefined;
  readonly limit: number;
}

/** Lists the messages of a thread that this person still has, oldest first; the newest ones unless told otherwise. */
export const listMessages = async (
  ctx: Ctx,
  threadId: number,
  userId: number,
  { before, upTo, after, limit }: Stretch,
): Promise<MessageRow[]> => {
  const rows = await ctx.db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.threadId, threadId),
        isLeftFor(userId),
        before === undefined ? undefined : lt(messages.id, before),
        upTo === undefined ? undefined : lte(messages.id, upTo),
        after === undefined ? undefined : gt(messages.id, after),
      ),
    )
    .orderBy(after === undefined ? desc(messages.id) : asc(messages.id))
    .limit(limit);
  return after === undefined ? rows.toReversed() : rows;
};

/** Finds a message that this person still has in this thread. */
export const findMessage = async (
  ctx: Ctx,
  { threadId, messageId }: { threadId: number; messageId: number },
  userId: number,
): Promise<MessageRow | undefined> => {
  const [row] = await ctx.db
    .select()
    .from(messages)
    .where(and(eq(messages.id, messageId), eq(messages.threadId, threadId), isLeftFor(userId)));
  return row;
};

/**
 * Counts the messages of others that somebody hasn't read, but for those of the people `without`; asked on every page of
 * theirs.
 */
export const countUnread = async (
  ctx: Ctx,
  userId: number,
  without: readonly number[] = [],
): Promise<number> => (await selectUnread(ctx, { userId, without }))[0]?.count ?? 0;

const selectUnread = prepared('messages.unread', (db) =>
  db
    .select({ count: sql<number>`coalesce(sum(${messageParticipants.unreadCount}), 0)`.mapWith(Number) })
    .from(messageParticipants)
    .innerJoin(partner, isPartner)
    .where(
      and(
        isMine,
        gt(messageParticipants.unreadCount, sql`0`),
        sql`${partner.userId} <> all(${sql.placeholder('without')}::int[])`,
      ),
    ),
);

/** Counts how much each of two people ever wrote to the other. */
export const countWritten = async (
  ctx: Ctx,
  userId: number,
  partnerId: number,
): Promise<{ written: number; answered: number }> => {
  const { lowUserId, highUserId } = pairOf(userId, partnerId);
  const rows = await ctx.db
    .select({ userId: messageParticipants.userId, count: messageParticipants.writtenCount })
    .from(messageThreads)
    .innerJoin(messageParticipants, eq(messageParticipants.threadId, messageThreads.id))
    .where(and(eq(messageThreads.lowUserId, lowUserId), eq(messageThreads.highUserId, highUserId)));
  const countOf = (id: number) => rows.find((row) => row.userId === id)?.count ?? 0;
  return { written: countOf(userId), answered: countOf(partnerId) };
};

/** Counts what somebody wrote within a minute, and to how many people they wrote first within a day. */
export const countRecent = async (
  ctx: Ctx,
  userId: number,
): Promise<{ messagesInMinute: number; newThreadsInDay: number }> => {
  const isMine = eq(messages.senderId, userId);
  const isBegun = eq(messageThreads.startedById, userId);
  const [messagesInMinute, newThreadsInDay] = await Promise.all([
    ctx.db.$count(messages, and(isMine, gt(messages.createdAt, before(ctx, MINUTE_MS)))),
    ctx.db.$count(messageThreads, and(isBegun, gt(messageThreads.createdAt, before(ctx, DAY_MS)))),
  ]);
  return { messagesInMinute, newThreadsInDay };
};

/**
 * Finds the same words by the same person to the same one within a minute, unless they took them back, or something was said
 * after them: a „Ja“ that answers another question is another message.
 */
export const findSameMessage = async (
  ctx: Ctx,
  { senderId, recipientId, text }: { senderId: number; recipientId: number; text: string },
): Promise<{ messageId: number; threadId: number } | undefined> => {
  const threadId = await findThreadOf(ctx, senderId, recipientId);
  if (threadId === undefined) return undefined;
  const isHere = eq(messages.threadId, threadId);
  const newest = ctx.db
    .select({ id: sql`max(${messages.id})` })
    .from(messages)
    .where(isHere);
  const [same] = await ctx.db
    .select({ messageId: messages.id })
    .from(messages)
    .where(
      and(
        isHere,
        eq(messages.id, newest),
        eq(messages.senderId, senderId),
        gt(messages.createdAt, before(ctx, SAME_MESSAGE_MS)),
        eq(messages.text, text),
        eq(messages.isGoneForSender, false),
      ),
    );
  return same && { ...same, threadId };
};

const before = (ctx: Ctx, time: number) => new Date(ctx.now.getTime() - time);
