// Writing, changing, removing and locking comments. Refusals that the specification foresees are outcomes.
import { and, eq, sql } from 'drizzle-orm';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { record } from '#bundles/history/public.ts';
import { plainTextToHtml } from '#bundles/rich-text/public.ts';
import { MAX_PER_MINUTE, authorCommentsTag, commentsTag } from './constants.ts';
import { mayDeleteComment, mayLockComments, refusalToComment, refusalToEdit } from './policy.ts';
import { findComment, listLately } from './queries.ts';
import type { CommentRow } from './queries.ts';
import { commentTextError, tidyText } from './rules.ts';
import { commentThreads, comments } from './schema.ts';
import * as texts from './texts.ts';
import { holdThread, setCommentCount } from './threads.ts';
import type { HeldThread } from './threads.ts';

export interface CommentInput {
  readonly text: string;
  readonly parentId?: number | undefined;
}

export type CreateOutcome =
  | { readonly kind: 'created'; readonly commentId: number; readonly count: number }
  | { readonly kind: 'notGranted'; readonly text: string }
  | { readonly kind: 'invalid'; readonly errors: FieldErrors };

export type EditOutcome =
  | { readonly kind: 'changed'; readonly commentId: number; readonly count: number }
  | { readonly kind: 'notGranted'; readonly text: string }
  | { readonly kind: 'invalid'; readonly errors: FieldErrors };

/**
 * Adds a comment to a thing that the viewer sees (404 otherwise). The same text sent again within a minute, by a
 * double click or a client that lost the answer, is the same comment.
 */
export const createComment = (ctx: Ctx, owner: ContentRef, input: CommentInput): Promise<CreateOutcome> =>
  withTransaction(ctx, async (ctx): Promise<CreateOutcome> => {
    const thread = await holdThread(ctx, owner);
    const refusal = refusalToComment(ctx.viewer, thread);
    if (refusal) return { kind: 'notGranted', text: texts.refusals[refusal] };
    const text = tidyText(input.text);
    const error = commentTextError(text);
    if (error) return { kind: 'invalid', errors: { text: error } };
    const parent = await findParent(ctx, thread, input.parentId);
    if (parent === 'unknown') return { kind: 'invalid', errors: { parentId: texts.parentUnknown } };
    const parentId = parent ? (parent.parentId ?? parent.id) : null;
    const lately = ctx.viewer.id === null ? [] : await listLately(ctx, ctx.viewer.id);
    const same = lately.find((comment) => isSame(comment, owner, text, parentId));
    if (same) return { kind: 'created', commentId: same.id, count: thread.commentCount };
    if (ctx.config.rateLimits && lately.length >= MAX_PER_MINUTE)
      return { kind: 'notGranted', text: texts.refusals.tooFast };
    const [commentId] = await Promise.all([
      insertComment(ctx, owner, text, parentId),
      setCommentCount(ctx, owner, thread.commentCount + 1),
    ]);
    touch(ctx, authorCommentsTag(ctx.viewer.id!));
    await record(ctx, { type: 'comment', objectId: commentId, action: 'comment.created', after: { owner } });
    return { kind: 'created', commentId, count: thread.commentCount + 1 };
  });

/** Changes a comment's text; its readers see that it was edited. */
export const editComment = (ctx: Ctx, commentId: number, typed: string): Promise<EditOutcome> =>
  withTransaction(ctx, async (ctx): Promise<EditOutcome> => {
    const { comment, thread } = await holdComment(ctx, commentId);
    if (comment.state !== 'visible') throw notFound();
    const refusal = refusalToEdit(ctx.viewer, { ...comment, locationPath: thread.locationPath });
    if (refusal) return { kind: 'notGranted', text: texts.refusals[refusal] };
    const text = tidyText(typed);
    const error = commentTextError(text);
    if (error) return { kind: 'invalid', errors: { text: error } };
    const count = thread.commentCount;
    if (text === comment.text) return { kind: 'changed', commentId, count };
    const changes = { text, html: plainTextToHtml(text), editedAt: ctx.now };
    await ctx.db.update(comments).set(changes).where(eq(comments.id, commentId));
    await record(ctx, {
      type: 'comment',
      objectId: commentId,
      action: 'comment.changed',
      before: { text: comment.text },
      after: { text: changes.text },
    });
    touch(ctx, commentsTag(thread.owner), authorCommentsTag(comment.authorId));
    return { kind: 'changed', commentId, count };
  });

/** Takes a comment away; doing it again does no harm. Throws 403 or 404. Gives what it belonged to. */
export const deleteComment = (ctx: Ctx, commentId: number): Promise<HeldThread> =>
  withTransaction(ctx, async (ctx) => {
    const { comment, thread } = await holdComment(ctx, commentId);
    if (!mayDeleteComment(ctx.viewer, { ...comment, locationPath: thread.locationPath })) throw forbidden();
    if (comment.state === 'deleted') return thread;
    await ctx.db.update(comments).set({ state: 'deleted' }).where(eq(comments.id, commentId));
    await setCommentCount(ctx, thread.owner, thread.commentCount - 1);
    touch(ctx, authorCommentsTag(comment.authorId));
    await record(ctx, {
      type: 'comment',
      objectId: commentId,
      action: 'comment.deleted',
      before: { text: comment.text },
    });
    return thread;
  });

/** Closes or opens a thread; throws 403 or 404. */
export const lockComments = (ctx: Ctx, owner: ContentRef, isLocked: boolean): Promise<HeldThread> =>
  withTransaction(ctx, async (ctx) => {
    const thread = await holdThread(ctx, owner);
    if (!mayLockComments(ctx.viewer, thread)) throw forbidden();
    if (thread.isLocked === isLocked) return thread;
    const isThread = and(eq(commentThreads.ownerType, owner.type), eq(commentThreads.ownerId, owner.id));
    await ctx.db.update(commentThreads).set({ isLocked }).where(isThread);
    const action = isLocked ? 'comments.locked' : 'comments.unlocked';
    await record(ctx, { type: owner.type, objectId: owner.id, action });
    touch(ctx, commentsTag(owner));
    return { ...thread, isLocked };
  });

/** The thread is held before the comment is read again, so that two who act on it come one after the other. */
const holdComment = async (ctx: Ctx, commentId: number) => {
  const found = await findComment(ctx, commentId);
  if (!found) throw notFound();
  const thread = await holdThread(ctx, { type: found.ownerType, id: found.ownerId });
  const comment = await findComment(ctx, commentId);
  if (!comment) throw notFound();
  return { comment, thread };
};

/** A visible comment of the same thread. */
const findParent = async (ctx: Ctx, thread: HeldThread, parentId: number | undefined) => {
  if (parentId === undefined) return undefined;
  const parent = await findComment(ctx, parentId);
  const { type, id } = thread.owner;
  const isHere = parent?.state === 'visible' && parent.ownerType === type && parent.ownerId === id;
  return isHere ? parent : 'unknown';
};

const isSame = (comment: CommentRow, owner: ContentRef, text: string, parentId: number | null) =>
  comment.state === 'visible' &&
  comment.ownerType === owner.type &&
  comment.ownerId === owner.id &&
  comment.parentId === parentId &&
  comment.text === text;

const insertComment = async (
  ctx: Ctx,
  owner: ContentRef,
  text: string,
  parentId: number | null,
): Promise<number> => {
  const html = plainTextToHtml(text);
  const [row] = await insertRow(ctx, {
    ...owner,
    authorId: ctx.viewer.id,
    parentId,
    text,
    html,
    now: ctx.now,
  });
  return row!.id;
};

const insertRow = prepared('comments.insert', (db) =>
  db
    .insert(comments)
    .values({
      ownerType: sql.placeholder('type'),
      ownerId: sql.placeholder('id'),
      authorId: sql.placeholder('authorId'),
      parentId: sql.placeholder('parentId'),
      text: sql.placeholder('text'),
      html: sql.placeholder('html'),
      state: 'visible',
      createdAt: sql.placeholder('now'),
    })
    .returning({ id: comments.id }),
);
