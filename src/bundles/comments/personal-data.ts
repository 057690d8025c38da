// Finds, exports and erases what comments hold about a person.
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { ErasureOptions, PersonalData } from '#kernel/personal-data.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import { redactHistory } from '#bundles/history/public.ts';
import { authorCommentsTag, commentsTag } from './constants.ts';
import { commentMentions, comments } from './schema.ts';
import { goneIfAnswered, lockThreadRow, recountThread } from './threads.ts';
import { personalDataWords } from './texts.ts';
import { mergeComments } from './merging.ts';

/**
 * Comments are given out whole. On erasure they stay, their author being nameless from then on, or go, as the author
 * wishes; what is held or was deleted goes in any case. Each thread is done by itself, so that nobody waits long.
 */
export const personalComments: PersonalData = {
  name: 'comments',
  words: personalDataWords,
  exportFor: async (ctx, userId) => ({
    comments: await listComments(ctx, userId),
    mentionedIn: await listMentions(ctx, userId),
  }),
  countFor: async (ctx, userId, options) => {
    const isThere = and(eq(comments.authorId, userId), ne(comments.text, ''));
    const [mentions, all, goes] = await Promise.all([
      ctx.db.$count(commentMentions, eq(commentMentions.userId, userId)),
      ctx.db.$count(comments, isThere),
      ctx.db.$count(comments, and(isThere, isToErase(userId, options))),
    ]);
    return { goes: goes + mentions, stays: all - goes };
  },
  mergeInto: mergeComments,
  eraseFor: async (ctx, userId, options) => {
    await deleteMentions(ctx, userId);
    for (const owner of await listThreads(ctx, userId, options))
      await withTransaction(ctx, (ctx) => eraseInThread(ctx, owner, userId, options));
    await withTransaction(ctx, (ctx) => eraseFromHistory(ctx, userId));
  },
};

const listComments = (ctx: Ctx, userId: number) =>
  ctx.db
    .select({
      id: comments.id,
      ownerType: comments.ownerType,
      ownerId: comments.ownerId,
      parentId: comments.parentId,
      text: comments.text,
      state: comments.state,
      heldReasons: comments.heldReasons,
      markedReasons: comments.markedReasons,
      answers: comments.answers,
      createdAt: comments.createdAt,
      editedAt: comments.editedAt,
    })
    .from(comments)
    .where(eq(comments.authorId, userId))
    .orderBy(asc(comments.id));

const listMentions = async (ctx: Ctx, userId: number): Promise<number[]> => {
  const rows = await ctx.db
    .select({ commentId: commentMentions.commentId })
    .from(commentMentions)
    .where(eq(commentMentions.userId, userId))
    .orderBy(asc(commentMentions.commentId));
  return rows.map(({ commentId }) => commentId);
};

/** Deletes the links to a person. Others may go on naming them, but nothing leads to them any more. */
const deleteMentions = (ctx: Ctx, userId: number): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const named = await ctx.db
      .delete(commentMentions)
      .where(eq(commentMentions.userId, userId))
      .returning({ commentId: commentMentions.commentId });
    if (named.length === 0) return;
    // The mention is written as rich-text draws it.
    const link = `<a class="rt-mention" href="/profile/${userId}/[^"]*"[^>]*>([^<]*)</a>`;
    const owners = await ctx.db
      .update(comments)
      .set({ html: sql`regexp_replace(${comments.html}, ${link}, '\\1', 'g')` })
      .where(
        inArray(
          comments.id,
          named.map(({ commentId }) => commentId),
        ),
      )
      .returning({ type: comments.ownerType, id: comments.ownerId });
    touch(ctx, ...owners.map(commentsTag));
  });

/** Lists the threads where something is left to erase, always in the same order, so that all lock them in it. */
const listThreads = (ctx: Ctx, userId: number, options: ErasureOptions): Promise<ContentRef[]> =>
  ctx.db
    .selectDistinct({ type: comments.ownerType, id: comments.ownerId })
    .from(comments)
    .where(and(isToErase(userId, options), ne(comments.text, '')))
    .orderBy(comments.ownerType, comments.ownerId);

const eraseInThread = async (ctx: Ctx, owner: ContentRef, userId: number, options: ErasureOptions) => {
  await lockThreadRow(ctx, owner);
  const isHere = and(eq(comments.ownerType, owner.type), eq(comments.ownerId, owner.id));
  await ctx.db
    .update(comments)
    .set({ state: goneIfAnswered, text: '', html: '', heldReasons: [], markedReasons: [], answers: null })
    .where(and(isHere, isToErase(userId, options)));
  await recountThread(ctx, owner);
  touch(ctx, authorCommentsTag(userId));
};

/** Comments that stay lose what they said earlier, too. */
const eraseFromHistory = async (ctx: Ctx, userId: number) => {
  const written = await ctx.db
    .select({ id: comments.id })
    .from(comments)
    .where(eq(comments.authorId, userId));
  const ids = written.map(({ id }) => id);
  await redactHistory(ctx, { type: 'comment', ids, fields: ['text', 'reason'] });
};

const isToErase = (userId: number, { keepsComments }: ErasureOptions) =>
  and(eq(comments.authorId, userId), keepsComments ? ne(comments.state, 'visible') : undefined);
