// Writing, changing and removing comments. Refusals that the contract foresees are outcomes.
import { eq, sql } from 'drizzle-orm';
import { findSummary } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { forbiddenIfSeen, notFound } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { invalid, refused } from '#kernel/outcomes.ts';
import type { Invalid, Refused } from '#kernel/outcomes.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { record } from '#bundles/history/public.ts';
import { readSetting } from '#bundles/settings/public.ts';
import { hiddenPeople } from '#bundles/users/public.ts';
import { announceDecided, announceSoon } from './announcements.ts';
import { EDIT_LIMIT, MAX_PER_MINUTE, authorCommentsTag, commentsTag } from './constants.ts';
import { isOf, isOfThisMinute, listLately, reasonsInText, reasonsToHold, secondsToWait } from './holding.ts';
import type { Lately } from './holding.ts';
import { isCommentSeen } from './seen-comment.ts';
import { drawComment, keepMentions } from './mentioned.ts';
import type { DrawnComment } from './mentioned.ts';
import { mayDeleteComment, refusalToComment, refusalToEdit } from './policy.ts';
import { findComment } from './queries.ts';
import type { CommentRow } from './queries.ts';
import { commentTextError, tidyText } from './rules.ts';
import { comments } from './schema.ts';
import { editMinutes, readHoldSettings } from './settings.ts';
import type { HoldSettings } from './settings.ts';
import * as texts from './texts.ts';
import { holdComment, holdThreadOf, moveComment, setCommentCount } from './threads.ts';
import type { HeldThread } from './threads.ts';

export interface CommentInput {
  readonly text: string;
  readonly parentId?: number | undefined;
}

/** `held`: it is there, but appears only when moderators approve it; the count is as it was. */
export type CreateOutcome =
  | { readonly kind: 'created' | 'held'; readonly commentId: number; readonly count: number }
  | Refused
  | Invalid;

export type EditOutcome =
  | { readonly kind: 'changed' | 'held'; readonly commentId: number; readonly count: number }
  | Refused
  | Invalid;

/**
 * Adds a comment to a thing that the viewer sees (404 otherwise). The same text sent again within a minute, by a
 * double click or a client that lost the answer, is the same comment.
 */
export const createComment = async (
  ctx: Ctx,
  owner: ContentRef,
  input: CommentInput,
): Promise<CreateOutcome> => {
  // Asked before the transaction begins: there PostgreSQL plans this anew each time.
  const [settings, subject] = await Promise.all([readHoldSettings(ctx), findSummary(ctx, owner)]);
  if (!subject) throw notFound();
  return withTransaction(ctx, async (ctx): Promise<CreateOutcome> => {
    const thread = await holdThreadOf(ctx, owner, subject);
    const refusal = refusalToComment(ctx.viewer, thread);
    if (refusal) return refused(texts.refusals[refusal]);
    const text = tidyText(input.text);
    const error = commentTextError(text);
    if (error) return invalid({ text: error });
    const parent = await findParent(ctx, thread, input.parentId);
    if (parent === 'unknown') return invalid({ parentId: texts.parentUnknown });
    const parentId = parent ? (parent.parentId ?? parent.id) : null;
    const lately = await listLatelyAlone(ctx, { owner, text });
    const same = lately.find((comment) => isSame(comment, { owner, text, parentId, now: ctx.now }));
    if (same) return outcomeOf(same, thread.commentCount);
    const haste = hasteOf(ctx, thread, lately);
    if (haste) return refused(haste);
    const drawn = await drawComment(ctx, thread, text);
    if (drawn.html === '') return invalid({ text: texts.textMissing });
    return insertComment(ctx, { thread, text, parentId, lately, drawn }, settings);
  });
};

/** Changes a comment's text; its readers see that it was edited. New words may hold it. */
export const editComment = async (ctx: Ctx, commentId: number, typed: string): Promise<EditOutcome> => {
  await limitAttempts(ctx, `comment-edit:${ctx.viewer.id}`, EDIT_LIMIT);
  const [settings, minutes] = [await readHoldSettings(ctx), await readSetting(ctx, editMinutes)];
  return withTransaction(ctx, async (ctx): Promise<EditOutcome> => {
    const { comment, thread } = await holdComment(ctx, commentId);
    const facts = { ...comment, locationPath: thread.locationPath };
    if (!(await isCommentSeen(ctx, facts))) throw notFound();
    const refusal = refusalToEdit(ctx.viewer, facts, { now: ctx.now, editMinutes: minutes });
    if (refusal) return refused(texts.refusals[refusal]);
    const text = tidyText(typed);
    const error = commentTextError(text);
    if (error) return invalid({ text: error });
    if (text === comment.text) return editOutcome(comment.state, commentId, thread.commentCount);
    const drawn = await drawComment(ctx, thread, text);
    if (drawn.html === '') return invalid({ text: texts.textMissing });
    return changeText(ctx, { thread, comment, text, drawn }, settings);
  });
};

/** Takes a comment away; doing it again does no harm. Throws 403 or 404. Gives what it belonged to. */
export const deleteComment = (ctx: Ctx, commentId: number, reason = ''): Promise<HeldThread> =>
  withTransaction(ctx, async (ctx) => {
    const { comment, thread } = await holdComment(ctx, commentId);
    const isGone = comment.state === 'deleted' || comment.state === 'gone';
    const facts = { ...comment, locationPath: thread.locationPath };
    // Whoever may, may also twice. To others a tombstone is there to see, and what left none isn't.
    if (!mayDeleteComment(ctx.viewer, { ...facts, state: 'visible' }))
      throw forbiddenIfSeen(comment.state === 'gone' || (await isCommentSeen(ctx, facts)));
    if (isGone) return thread;
    await moveComment(ctx, thread, comment, 'deleted');
    await record(ctx, {
      type: 'comment',
      objectId: commentId,
      action: 'comment.deleted',
      before: { text: comment.text },
      ...(reason && { after: { reason } }),
    });
    await announceDecided(ctx, comment, 'deleted', reason);
    return thread;
  });

const outcomeOf = ({ id, state }: Pick<CommentRow, 'id' | 'state'>, count: number): CreateOutcome => ({
  kind: state === 'held' ? 'held' : 'created',
  commentId: id,
  count,
});

const editOutcome = (state: CommentRow['state'], commentId: number, count: number): EditOutcome => ({
  kind: state === 'held' ? 'held' : 'changed',
  commentId,
  count,
});

/** A visible comment of the same thread. */
const findParent = async (ctx: Ctx, thread: HeldThread, parentId: number | undefined) => {
  if (parentId === undefined) return undefined;
  const [parent, isHidden] = await Promise.all([findComment(ctx, parentId), hiddenPeople(ctx)]);
  const isThere = parent?.state === 'visible' && isOf(parent, thread.owner);
  return isThere && !isHidden(parent.authorId) ? parent : 'unknown';
};

interface Sent {
  readonly owner: ContentRef;
  readonly text: string;
  readonly parentId: number | null;
  readonly now: Date;
}

const isSame = (comment: Lately, { owner, text, parentId, now }: Sent) =>
  isOfThisMinute(comment, now) &&
  (comment.state === 'visible' || comment.state === 'held') &&
  isOf(comment, owner) &&
  comment.parentId === parentId &&
  comment.text === text;

/** What the viewer wrote lately, counted while nothing else of theirs is being written, in whatever thread. */
const listLatelyAlone = async (ctx: Ctx, sent: Pick<Sent, 'owner' | 'text'>): Promise<Lately[]> => {
  const authorId = ctx.viewer.id!;
  // Both go out together; the second begins when the first has got the lock.
  const [, lately] = await Promise.all([
    ctx.config.rateLimits ? holdAuthor(ctx, { authorId }) : undefined,
    listLately(ctx, authorId, sent),
  ]);
  return lately;
};

const AUTHORS = 6311;
const holdAuthor = prepared('comments.hold-author', (db) =>
  db
    .select({ held: sql`pg_advisory_xact_lock(${sql.raw(String(AUTHORS))}, ${sql.placeholder('authorId')})` })
    .from(sql`(select) as nobody`),
);

/** Why the viewer has to wait, or null. */
const hasteOf = (ctx: Ctx, thread: HeldThread, lately: readonly Lately[]): string | null => {
  const count = lately.filter((comment) => isOfThisMinute(comment, ctx.now)).length;
  if (ctx.config.rateLimits && count >= MAX_PER_MINUTE) return texts.refusals.tooFast;
  const seconds = secondsToWait(ctx, { thread, lately });
  return seconds > 0 ? texts.tooFastHere(thread.slowModeSeconds, seconds) : null;
};

interface NewComment {
  readonly thread: HeldThread;
  readonly text: string;
  readonly parentId: number | null;
  readonly lately: readonly Lately[];
  readonly drawn: DrawnComment;
}

const insertComment = async (
  ctx: Ctx,
  { thread, text, parentId, lately, drawn }: NewComment,
  settings: HoldSettings,
): Promise<CreateOutcome> => {
  const authorId = ctx.viewer.id!;
  const heldReasons = await reasonsToHold(ctx, { thread, authorId, text, lately }, settings);
  const isHeld = heldReasons.length > 0;
  const count = thread.commentCount + (isHeld ? 0 : 1);
  const [[row]] = await Promise.all([
    insertRow(ctx, {
      ...thread.owner,
      authorId,
      parentId,
      text,
      html: drawn.html,
      state: isHeld ? 'held' : 'visible',
      heldReasons,
      now: ctx.now,
    }),
    isHeld ? undefined : setCommentCount(ctx, thread.owner, count),
  ]);
  const commentId = row!.id;
  if (drawn.mentionedIds.length > 0) await keepMentions(ctx, commentId, drawn.mentionedIds);
  await record(ctx, {
    type: 'comment',
    objectId: commentId,
    action: 'comment.created',
    after: { owner: thread.owner, ...(isHeld && { heldReasons }) },
  });
  touch(ctx, authorCommentsTag(authorId));
  if (isHeld) return { kind: 'held', commentId, count };
  announceSoon(ctx);
  return { kind: 'created', commentId, count };
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
      state: sql.placeholder('state'),
      heldReasons: sql`${sql.placeholder('heldReasons')}::text[]`,
      createdAt: sql.placeholder('now'),
      isAnnounced: false,
    })
    .returning({ id: comments.id }),
);

interface Change {
  readonly thread: HeldThread;
  readonly comment: CommentRow;
  readonly text: string;
  readonly drawn: DrawnComment;
}

const changeText = async (
  ctx: Ctx,
  { thread, comment, text, drawn }: Change,
  settings: HoldSettings,
): Promise<EditOutcome> => {
  const { id, authorId } = comment;
  const others = await listLately(ctx, authorId, { owner: thread.owner, text });
  const lately = others.filter((other) => other.id !== id);
  const reasons = await reasonsInText(ctx, { thread, authorId, text, lately }, settings);
  const heldReasons = comment.state === 'held' ? [...new Set([...comment.heldReasons, ...reasons])] : reasons;
  await ctx.db
    .update(comments)
    .set({ text, html: drawn.html, editedAt: ctx.now, ...(heldReasons.length > 0 && { heldReasons }) })
    .where(eq(comments.id, id));
  await keepMentions(ctx, id, drawn.mentionedIds);
  await record(ctx, {
    type: 'comment',
    objectId: id,
    action: 'comment.changed',
    before: { text: comment.text },
    after: { text },
  });
  touch(ctx, commentsTag(thread.owner), authorCommentsTag(authorId));
  const isNewlyHeld = comment.state === 'visible' && reasons.length > 0;
  const count = isNewlyHeld ? await moveComment(ctx, thread, comment, 'held') : thread.commentCount;
  return editOutcome(isNewlyHeld ? 'held' : comment.state, id, count);
};
