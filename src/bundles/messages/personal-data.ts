// Says what messages hold about a person.
import { and, asc, eq, inArray, ne, or } from 'drizzle-orm';
import type { PersonalData } from '#kernel/personal-data.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import { usersByIds } from '#bundles/users/public.ts';
import { messagesTag } from './constants.ts';
import { isLeftFor } from './queries.ts';
import { messageParticipants, messageThreads, messages } from './schema.ts';
import { removeAbandoned } from './threads.ts';
import { personalDataWords } from './texts.ts';
import { mergeMessages } from './merging.ts';

/**
 * The personal data in messages. Exported are the person's threads with what both sides wrote, as the person still has it. On
 * erasure that copy goes; the others keep theirs, in which the person has no name any more.
 */
export const personalMessages: PersonalData = {
  name: 'messages',
  words: personalDataWords,
  exportFor: async (ctx, userId) => ({
    threads: await exportThreads(ctx, userId),
  }),
  countFor: async (ctx, userId) => {
    const isOwn = eq(messages.senderId, userId);
    const own = ctx.db.select({ id: messageThreads.id }).from(messageThreads).where(isIn(userId));
    const [goes, stays] = await Promise.all([
      ctx.db.$count(messages, and(inArray(messages.threadId, own), isLeftFor(userId))),
      ctx.db.$count(messages, and(isOwn, eq(messages.isGoneForRecipient, false))),
    ]);
    return { goes, stays };
  },
  mergeInto: mergeMessages,
  eraseFor: (ctx, userId) => withTransaction(ctx, (ctx) => eraseMessages(ctx, userId)),
};

const exportThreads = async (ctx: Ctx, userId: number) => {
  const rows = await ctx.db
    .select({
      id: messages.id,
      threadId: messages.threadId,
      senderId: messages.senderId,
      text: messages.text,
      createdAt: messages.createdAt,
      lowUserId: messageThreads.lowUserId,
      highUserId: messageThreads.highUserId,
    })
    .from(messages)
    .innerJoin(messageThreads, eq(messageThreads.id, messages.threadId))
    .where(and(isIn(userId), isLeftFor(userId)))
    .orderBy(asc(messages.threadId), asc(messages.id));
  const partnerIdOf = (row: (typeof rows)[number]) =>
    row.lowUserId === userId ? row.highUserId : row.lowUserId;
  const people = await usersByIds(ctx, [...new Set(rows.map(partnerIdOf))]);
  const threads = Map.groupBy(rows, (row) => row.threadId);
  return [...threads].map(([id, found]) => ({
    id,
    with: people.get(partnerIdOf(found[0]!))?.name ?? null,
    messages: found.map((row) => ({
      id: row.id,
      isOwn: row.senderId === userId,
      text: row.text,
      createdAt: row.createdAt,
    })),
  }));
};

const eraseMessages = async (ctx: Ctx, userId: number) => {
  const threads = await ctx.db
    .select()
    .from(messageThreads)
    .where(isIn(userId))
    .orderBy(asc(messageThreads.id))
    .for('update');
  const ids = threads.map(({ id }) => id);
  const isHere = inArray(messages.threadId, ids);
  const isOwn = eq(messages.senderId, userId);
  await ctx.db.update(messages).set({ isGoneForSender: true }).where(and(isHere, isOwn));
  await ctx.db
    .update(messages)
    .set({ isGoneForRecipient: true })
    .where(and(isHere, ne(messages.senderId, userId)));
  await ctx.db
    .update(messageParticipants)
    .set({ newestMessageId: null, lastReadMessageId: 0, unreadCount: 0 })
    .where(eq(messageParticipants.userId, userId));
  await removeAbandoned(ctx, ids);
  const others = threads.map(({ lowUserId, highUserId }) => (lowUserId === userId ? highUserId : lowUserId));
  touch(ctx, ...[userId, ...others].map(messagesTag));
};

const isIn = (userId: number) =>
  or(eq(messageThreads.lowUserId, userId), eq(messageThreads.highUserId, userId));
