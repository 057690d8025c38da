// Writing and changing comments. Refusals that the contract foresees are outcomes.
import { and, eq, sql } from 'drizzle-orm';
import { findSummary } from '#kernel/content-kinds.ts';
import type { ContentRef, ContentSummary } from '#kernel/content-kinds.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { notFound } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { invalid, refused } from '#kernel/outcomes.ts';
import type { Invalid, Refused } from '#kernel/outcomes.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { refusalInWords } from '#kernel/viewer.ts';
import { findBlocks } from '#bundles/boundaries/public.ts';
import type { KeptAnswers, TypedAnswers } from '#bundles/gates/public.ts';
import { record } from '#bundles/history/public.ts';
import { readSetting } from '#bundles/settings/public.ts';
import { hiddenPeople } from '#bundles/users/public.ts';
import { calmNoteTo, loadCalmWords } from './calm.ts';
import { EDIT_LIMIT, MAX_PER_MINUTE, authorCommentsTag, commentsTag } from './constants.ts';
import { isOf, isOfThisMinute, listRecent, meetGate, reviewComment, secondsToWait } from './review-rules.ts';
import type { RecentComment } from './review-rules.ts';
import { isCommentSeen } from './seen-comment.ts';
import { insertComment } from './inserting.ts';
import { drawComment, saveMentions } from './mentioned.ts';
import type { DrawnComment } from './mentioned.ts';
import { refusalToComment, refusalToEdit } from './policy.ts';
import { findComment } from './queries.ts';
import type { CommentRow } from './queries.ts';
import { answersTo } from './questions.ts';
import type { Asked, MetGate } from './questions.ts';
import type { Why } from './removing.ts';
import { rewordComment } from './rewording.ts';
import { commentTextError, normalizeText } from './rules.ts';
import { comments } from './schema.ts';
import { commentsOpen, editMinutes, readReviewSettings } from './settings.ts';
import type { ReviewSettings } from './settings.ts';
import * as texts from './texts.ts';
import { findCommentForUpdate, lockThreadRow, makeThread, moveComment, threadOf } from './threads.ts';
import type { ThreadForUpdate } from './threads.ts';
import type { CalmNoteView } from './views.ts';
import { loadRefusalWords } from './wordings.ts';

export interface CommentInput {
  readonly text: string;
  readonly parentId?: number | undefined;
  /** The same of the same author below the same thing is the same comment, however much later it comes. */
  readonly key?: string | undefined;
  /** Who wrote it, where it may have been somebody else on the same device. */
  readonly authorId?: number | undefined;
  /** Its author has read the calm note, or is to get none. */
  readonly isAnyway?: boolean | undefined;
  /** Of the people in it, where a gate asks. */
  readonly answers?: TypedAnswers | undefined;
}

/** `held`: it is there, but appears only when moderators approve it; the count is as it was. */
export type CreateOutcome =
  | { readonly kind: 'created' | 'held'; readonly commentId: number; readonly count: number }
  /** It isn't there: its author is to read this first. */
  | { readonly kind: 'calm'; readonly note: CalmNoteView }
  | Asked
  | Refused
  | Invalid;

export type EditOutcome =
  | {
      readonly kind: 'changed' | 'held';
      readonly commentId: number;
      readonly count: number;
      /** Its author hears of it in a moment, and until then it can be taken back. */
      readonly isUndoable?: boolean;
    }
  | Asked
  | Refused
  | Invalid;

/**
 * Adds a comment to a thing that the viewer sees (404 otherwise). The same text sent again within a minute, by a
 * double click or a client that lost the answer, is the same comment. No entry: the statement that writes it holds it.
 */
export const createComment = async (
  ctx: Ctx,
  owner: ContentRef,
  input: CommentInput,
): Promise<CreateOutcome> => {
  // Asked before the transaction begins: there PostgreSQL plans this anew each time.
  const [settings, calmWords, areOpen, subject] = await Promise.all([
    readReviewSettings(ctx),
    input.isAnyway ? null : loadCalmWords(ctx),
    readSetting(ctx, commentsOpen),
    findSummary(ctx, owner),
  ]);
  if (!subject) throw notFound();
  const { key, authorId } = input;
  if (isOfSomebodyElse(ctx, authorId)) return refused(texts.writtenBySomebodyElse);
  return withTransaction(ctx, async (ctx, commitWith): Promise<CreateOutcome> => {
    const text = normalizeText(input.text);
    const { thread, recent, sent } = await lockThreadAndAuthor(ctx, { owner, subject, text, key });
    // What has come already stays, whatever holds by now. Whoever sends it at the same moment waits for the thread.
    if (sent) return outcomeOf(sent, thread.commentCount);
    const refusal = refusalToComment(ctx.viewer, { ...thread, areCommentsClosed: !areOpen });
    if (refusal) return refused(refusalInWords(ctx.viewer, await loadRefusalWords(ctx), refusal));
    const error = commentTextError(text);
    if (error) return invalid({ text: error });
    const parent = await findParent(ctx, thread, input.parentId);
    if (parent === 'unknown') return invalid({ parentId: texts.parentUnknown });
    const parentId = parent ? (parent.parentId ?? parent.id) : null;
    const apart = parent && (await refusalBetween(ctx, parent, parentId));
    if (apart) return refused(apart);
    const same = recent.find((comment) => isSame(comment, { owner, text, parentId, now: ctx.now }));
    if (same) return outcomeOf(same, thread.commentCount);
    const tooFast = rateLimitText(ctx, thread, recent);
    if (tooFast) return refused(tooFast);
    const note = await calmNoteTo(ctx, text, calmWords);
    if (note) return { kind: 'calm', note };
    const gate = await meetGate(ctx, { thread, authorId: ctx.viewer.id! }, settings);
    const answered = answersTo(gate, { typed: input.answers ?? {}, before: null });
    if (answered.kind === 'asked') return answered;
    const drawn = await drawComment(ctx, { thread, authorId: ctx.viewer.id! }, text);
    if (drawn.html === '') return invalid({ text: texts.textMissing });
    const { answers } = answered;
    const comment = { thread, text, parentId, recent, gate, answers, drawn, sendKey: key ?? null };
    const [row, count] = await insertComment(ctx, comment, settings, commitWith);
    return outcomeOf(row, count);
  });
};

/** What whoever changes a comment types beside its text: of their own the answers, of others' why they do so. */
export interface TypedChange {
  readonly answers?: TypedAnswers;
  readonly why?: Why;
}

/**
 * Changes a comment's text; its readers see that it was edited. New words may hold it. Moderators change others' with a statement of
 * reasons to their author.
 */
export const editComment = async (
  ctx: Ctx,
  commentId: number,
  typed: string,
  { answers: typedAnswers = {}, why = {} }: TypedChange = {},
): Promise<EditOutcome> => {
  await limitAttempts(ctx, `comment-edit:${ctx.viewer.id}`, EDIT_LIMIT);
  const [settings, minutes] = [await readReviewSettings(ctx), await readSetting(ctx, editMinutes)];
  const reworded = await rewordComment(ctx, commentId, typed, why);
  if (reworded) return reworded;
  return withTransaction(ctx, async (ctx): Promise<EditOutcome> => {
    const { comment, thread } = await findCommentForUpdate(ctx, commentId);
    const facts = { ...comment, locationPath: thread.locationPath };
    if (!(await isCommentSeen(ctx, facts))) throw notFound();
    const refusal = refusalToEdit(ctx.viewer, facts, { now: ctx.now, editMinutes: minutes });
    if (refusal) return refused(refusalInWords(ctx.viewer, texts.refusals, refusal));
    const text = normalizeText(typed);
    const error = commentTextError(text);
    if (error) return invalid({ text: error });
    if (text === comment.text) return editOutcome(comment.state, commentId, thread.commentCount);
    const gate = await meetGate(ctx, { thread, authorId: comment.authorId }, settings);
    const answered = answersTo(gate, { typed: typedAnswers, before: comment.answers });
    if (answered.kind === 'asked') return answered;
    const drawn = await drawComment(ctx, { thread, authorId: comment.authorId }, text);
    if (drawn.html === '') return invalid({ text: texts.textMissing });
    return changeText(ctx, { thread, comment, text, gate, answers: answered.answers, drawn }, settings);
  });
};

/** Who isn't signed in any more is told so, and not that. */
const isOfSomebodyElse = ({ viewer }: Ctx, authorId: number | undefined) =>
  authorId !== undefined && viewer.id !== null && authorId !== viewer.id;

interface ToSend {
  readonly owner: ContentRef;
  readonly subject: ContentSummary;
  readonly text: string;
  readonly key: string | undefined;
}

interface Locked {
  readonly thread: ThreadForUpdate;
  readonly recent: readonly RecentComment[];
  /** What has come under the same key already. */
  readonly sent: Pick<CommentRow, 'id' | 'state'> | undefined;
}

/**
 * Locks the thread, then its author, and reads what they wrote before, counted while nothing else of theirs is being written in
 * whatever thread. All of it goes out together; each begins when the one before has got its lock.
 */
const lockThreadAndAuthor = async (ctx: Ctx, toSend: ToSend): Promise<Locked> => {
  const { owner, subject, text, key } = toSend;
  const { id: authorId } = ctx.viewer;
  const [row, , recent, sent] = await Promise.all([
    lockThreadRow(ctx, owner),
    ctx.config.rateLimits && authorId !== null ? lockAuthor(ctx, { authorId }) : undefined,
    authorId === null ? [] : listRecent(ctx, authorId, { owner, text }),
    authorId === null || key === undefined ? undefined : findSent(ctx, { authorId, key }),
  ]);
  if (row)
    return { thread: threadOf(row, subject), recent, sent: sent?.find((comment) => isOf(comment, owner)) };
  await makeThread(ctx, owner);
  return lockThreadAndAuthor(ctx, toSend);
};

/** What the viewer's browser has sent under this key. */
const findSent = prepared('comments.sent', (db) => {
  const { id, state, ownerType, ownerId, authorId, sendKey } = comments;
  const isSent = and(eq(authorId, sql.placeholder('authorId')), eq(sendKey, sql.placeholder('key')));
  return db.select({ id, state, ownerType, ownerId }).from(comments).where(isSent);
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
const findParent = async (ctx: Ctx, thread: ThreadForUpdate, parentId: number | undefined) => {
  if (parentId === undefined) return undefined;
  const [parent, isHidden] = await Promise.all([findComment(ctx, parentId), hiddenPeople(ctx)]);
  const isThere = parent?.state === 'visible' && isOf(parent, thread.owner);
  return isThere && !isHidden(parent.authorId) ? parent : 'unknown';
};

/** Whoever stands in the thread of a comment answers its author, too. Whoever is blocked learns no more than that it isn't possible. */
const refusalBetween = async (ctx: Ctx, parent: CommentRow, rootId: number | null) => {
  const root = parent.id === rootId || rootId === null ? parent : await findComment(ctx, rootId);
  for (const authorId of new Set([parent.authorId, root?.authorId ?? parent.authorId])) {
    const { hasBlocked, isBlocked } = await findBlocks(ctx, ctx.viewer.id!, authorId);
    if (hasBlocked) return texts.answersBlocked;
    if (isBlocked) return texts.notAnswerable;
  }
  return undefined;
};

interface Sent {
  readonly owner: ContentRef;
  readonly text: string;
  readonly parentId: number | null;
  readonly now: Date;
}

const isSame = (comment: RecentComment, { owner, text, parentId, now }: Sent) =>
  isOfThisMinute(comment, now) &&
  (comment.state === 'visible' || comment.state === 'held') &&
  isOf(comment, owner) &&
  comment.parentId === parentId &&
  comment.text === text;

const AUTHORS = 6311;
const lockAuthor = prepared('comments.lock-author', (db) =>
  db
    .select({ held: sql`pg_advisory_xact_lock(${sql.raw(String(AUTHORS))}, ${sql.placeholder('authorId')})` })
    .from(sql`(select) as nobody`),
);

/** Why the viewer has to wait, or null. */
const rateLimitText = (
  ctx: Ctx,
  thread: ThreadForUpdate,
  recent: readonly RecentComment[],
): string | null => {
  const count = recent.filter((comment) => isOfThisMinute(comment, ctx.now)).length;
  if (ctx.config.rateLimits && count >= MAX_PER_MINUTE) return texts.refusals.tooFast;
  const seconds = secondsToWait(ctx, { thread, recent });
  return seconds > 0 ? texts.tooFastHere(thread.slowModeSeconds, seconds) : null;
};

interface Change {
  readonly thread: ThreadForUpdate;
  readonly comment: CommentRow;
  readonly text: string;
  readonly gate: MetGate | null;
  readonly answers: KeptAnswers | null;
  readonly drawn: DrawnComment;
}

const changeText = async (
  ctx: Ctx,
  { thread, comment, text, gate, answers, drawn }: Change,
  settings: ReviewSettings,
): Promise<EditOutcome> => {
  const { id, authorId } = comment;
  const others = await listRecent(ctx, authorId, { owner: thread.owner, text });
  const recent = others.filter((other) => other.id !== id);
  const attempt = { thread, authorId, text, recent, gate, answers };
  const { held: reasons, marked: markedReasons } = await reviewComment(ctx, attempt, settings);
  const heldReasons = comment.state === 'held' ? [...new Set([...comment.heldReasons, ...reasons])] : reasons;
  await ctx.db
    .update(comments)
    .set({
      text,
      html: drawn.html,
      editedAt: ctx.now,
      markedReasons,
      answers,
      ...(heldReasons.length > 0 && { heldReasons }),
    })
    .where(eq(comments.id, id));
  await saveMentions(ctx, id, drawn.mentionedIds);
  await record(ctx, {
    type: 'comment',
    objectId: id,
    action: 'comment.changed',
    before: { text: comment.text },
    after: { text },
  });
  touch(ctx, commentsTag(thread.owner), authorCommentsTag(authorId));
  const isNewlyPending = comment.state === 'visible' && reasons.length > 0;
  const count = isNewlyPending ? await moveComment(ctx, thread, comment, 'held') : thread.commentCount;
  return editOutcome(isNewlyPending ? 'held' : comment.state, id, count);
};
