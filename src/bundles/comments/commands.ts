// Writes and changes comments. Refusals that the contract foresees are outcomes.
import { eq } from 'drizzle-orm';
import { findSummary } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { invalid, refused } from '#kernel/outcomes.ts';
import type { Invalid, Refused } from '#kernel/outcomes.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { refusalInWords, refusalToAct } from '#kernel/viewer.ts';
import type { StoredAnswers, TypedAnswers } from '#bundles/gates/public.ts';
import { record } from '#bundles/history/public.ts';
import { readSetting } from '#bundles/settings/public.ts';
import { loadCalmWords } from './calm-note.ts';
import { EDIT_LIMIT, authorCommentsTag, commentsTag } from './constants.ts';
import type { CommentInput, CreateOutcome } from './deciding.ts';
import { listRecent, meetGate, reviewComment } from './review-rules.ts';
import { isCommentSeen } from './seen-comment.ts';
import { drawComment, saveMentions } from './mentioned.ts';
import type { DrawnComment } from './mentioned.ts';
import { refusalToEdit } from './policy.ts';
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
import { findCommentForUpdate, moveComment } from './threads.ts';
import type { ThreadForUpdate } from './threads.ts';
import { writeTogether } from './together.ts';
import { loadRefusalWords } from './wordings.ts';

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
  const { viewer } = ctx;
  const { id: authorId } = viewer;
  const isOfSomebodyElse = input.authorId !== undefined && input.authorId !== authorId;
  if (authorId === null || isOfSomebodyElse) {
    if (!(await findSummary(ctx, owner))) throw notFound();
    const text = authorId === null ? await signedOutText(ctx) : texts.writtenBySomebodyElse;
    return refused(text);
  }
  // These are asked for before a transaction begins, since all of it is in memory then.
  const [settings, calmWords, areOpen] = await Promise.all([
    readReviewSettings(ctx),
    input.isAnyway ? null : loadCalmWords(ctx),
    readSetting(ctx, commentsOpen),
  ]);
  const text = normalizeText(input.text);
  return writeTogether(ctx, { owner, authorId, text, input, settings, calmWords, areOpen });
};

const signedOutText = async (ctx: Ctx) =>
  refusalInWords(ctx.viewer, await loadRefusalWords(ctx), refusalToAct(ctx.viewer)!);

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

const editOutcome = (state: CommentRow['state'], commentId: number, count: number): EditOutcome => ({
  kind: state === 'held' ? 'held' : 'changed',
  commentId,
  count,
});

interface Change {
  readonly thread: ThreadForUpdate;
  readonly comment: CommentRow;
  readonly text: string;
  readonly gate: MetGate | null;
  readonly answers: StoredAnswers | null;
  readonly drawn: DrawnComment;
}

const changeText = async (
  ctx: Ctx,
  { thread, comment, text, gate, answers, drawn }: Change,
  settings: ReviewSettings,
): Promise<EditOutcome> => {
  const { id, authorId } = comment;
  const others = await listRecent(ctx, [{ authorId, owner: thread.owner, text, now: ctx.now }]);
  const recent = (others.get(authorId) ?? []).filter((other) => other.id !== id);
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
