// Takes over comments that were written on another portal. They were published there and are published here: nobody is told,
// and no rule of today holds them.
import { and, asc, eq, sql } from 'drizzle-orm';
import { findSummary } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import { record } from '#bundles/history/public.ts';
import { MAX_COMMENT_LENGTH, authorCommentsTag, commentsTag } from './constants.ts';
import { bbcodeToHtml } from '#bundles/rich-text/public.ts';
import { normalizeText } from './rules.ts';
import { isVisible } from './queries.ts';
import { comments } from './schema.ts';
import { findCommentForUpdate, findThreadForUpdate, moveComment, setCommentCount } from './threads.ts';

export interface ReadableComment
  extends Required<Pick<FormerComment, 'authorId' | 'text' | 'at' | 'parentId'>> {
  readonly id: number;
  readonly editedAt: Date | null;
}

/**
 * Lists what everybody may read under a thing, as it was typed, the oldest first, behind `after`. It is for those who look
 * after all of it.
 */
export const listReadable = (
  ctx: Ctx,
  owner: ContentRef,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<ReadableComment[]> =>
  ctx.db
    .select({
      id: comments.id,
      authorId: comments.authorId,
      text: comments.text,
      at: comments.createdAt,
      editedAt: comments.editedAt,
      parentId: comments.parentId,
    })
    .from(comments)
    .where(
      and(
        eq(comments.ownerType, owner.type),
        eq(comments.ownerId, owner.id),
        isVisible,
        sql`state <> 'deleted'`,
        sql`${comments.id} > ${after}`,
      ),
    )
    .orderBy(asc(comments.id))
    .limit(limit);

export interface FormerComment {
  readonly authorId: number;
  readonly text: string;
  readonly at: Date;
  readonly editedAt?: Date;
  /** The comment that it answers, under the same thing; an answer to an answer is put beside that one. */
  readonly parentId: number | null;
}

/**
 * Gives its id, or undefined for one without words. What is too long is cut. Inside the caller's transaction, whose viewer looks after
 * the place. Throws 404 for a thing that isn't there.
 */
export const bringComment = async (
  ctx: Ctx,
  owner: ContentRef,
  { authorId, text, at, editedAt, parentId }: FormerComment,
): Promise<number | undefined> => {
  if (!ctx.transaction) throw new Error('a comment is brought inside the transaction that knows it has come');
  const thread = await findThreadForUpdate(ctx, owner);
  const words = normalizeText(text).slice(0, MAX_COMMENT_LENGTH).toWellFormed();
  const html = bbcodeToHtml(words);
  if (words.trim() === '' || html === '') return undefined;
  const top = parentId === null ? undefined : await findTop(ctx, parentId);
  const [row] = await ctx.db
    .insert(comments)
    .values({
      ownerType: owner.type,
      ownerId: owner.id,
      authorId,
      parentId: top ?? null,
      text: words,
      html,
      state: 'visible',
      createdAt: at,
      editedAt: editedAt ?? null,
    })
    .returning({ id: comments.id });
  await setCommentCount(ctx, owner, thread.commentCount + 1);
  await record(ctx, { type: 'comment', objectId: row!.id, action: 'comment.created', after: { owner } });
  touch(ctx, commentsTag(owner), authorCommentsTag(authorId));
  return row!.id;
};

/** Answers are one level deep. */
const findTop = async (ctx: Ctx, parentId: number): Promise<number | undefined> => {
  const [parent] = await ctx.db
    .select({ id: comments.id, parentId: comments.parentId })
    .from(comments)
    .where(eq(comments.id, parentId));
  return parent && (parent.parentId ?? parent.id);
};

/** Takes one away again, if it is there still. Nobody is told. Inside the caller's transaction. */
export const removeFormerComment = async (ctx: Ctx, id: number): Promise<void> => {
  const [found] = await ctx.db
    .select({ type: comments.ownerType, id: comments.ownerId })
    .from(comments)
    .where(eq(comments.id, id));
  if (!found || !(await findSummary(ctx, found))) return;
  const { comment, thread } = await findCommentForUpdate(ctx, id);
  if (comment.state === 'deleted' || comment.state === 'gone') return;
  await moveComment(ctx, thread, comment, 'deleted');
  await record(ctx, { type: 'comment', objectId: id, action: 'comment.deleted' });
};
