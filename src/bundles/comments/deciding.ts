// Decides whether a comment is written. Refusals that the contract foresees are outcomes.
import { refusalInWords } from '#kernel/viewer.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { invalid, refused } from '#kernel/outcomes.ts';
import type { Invalid, Refused } from '#kernel/outcomes.ts';
import { findBlocks } from '#bundles/boundaries/public.ts';
import type { TypedAnswers } from '#bundles/gates/public.ts';
import { hiddenPeople } from '#bundles/users/public.ts';
import { calmNoteTo } from './calm-note.ts';
import type { NewComment } from './inserting.ts';
import { drawComment } from './mentioned.ts';
import { refusalToComment } from './policy.ts';
import { findComment } from './queries.ts';
import type { CommentRow } from './queries.ts';
import { answersTo } from './questions.ts';
import type { Asked } from './questions.ts';
import { isOf, meetGate, reviewComment } from './review-rules.ts';
import type { RecentComment } from './review-rules.ts';
import { commentTextError } from './rules.ts';
import type { ReviewSettings } from './settings.ts';
import { isOfThisMinute, rateLimitText } from './slow-mode.ts';
import * as texts from './texts.ts';
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
  /** The answers about the people in it, where a gate asks. */
  readonly answers?: TypedAnswers | undefined;
}

/** What becomes of a new comment; `held`: it is there, but appears only when moderators approve it; the count is as it was. */
export type CreateOutcome =
  | { readonly kind: 'created' | 'held'; readonly commentId: number; readonly count: number }
  /** It isn't there: its author is to read this first. */
  | { readonly kind: 'calm'; readonly note: CalmNoteView }
  | Asked
  | Refused
  | Invalid;

/** A comment that its author sends, with all that is in memory or was asked for before a transaction begins. */
export interface SentComment {
  readonly owner: ContentRef;
  readonly authorId: number;
  /** The text, tidied. */
  readonly text: string;
  readonly input: CommentInput;
  readonly settings: ReviewSettings;
  readonly calmWords: readonly string[] | null;
  /** Comments are written at all. */
  readonly areOpen: boolean;
}

/** What holds while nobody else writes in the thread, nor its author elsewhere. */
export interface LockedThread {
  readonly thread: ThreadForUpdate;
  readonly recent: readonly RecentComment[];
  /** What has come under the same key already. */
  readonly sent: Pick<CommentRow, 'id' | 'state'> | undefined;
}

export type Decision = CreateOutcome | { readonly kind: 'write'; readonly comment: NewComment };

/** Decides whether a comment is written, in the transaction that writes it. */
export const decide = async (
  ctx: Ctx,
  { owner, text, input, settings, calmWords, areOpen }: SentComment,
  { thread, recent, sent }: LockedThread,
): Promise<Decision> => {
  const authorId = ctx.viewer.id!;
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
  const tooFast = await rateLimitText(ctx, thread, recent);
  if (tooFast) return refused(tooFast);
  const note = await calmNoteTo(ctx, text, calmWords);
  if (note) return { kind: 'calm', note };
  const gate = await meetGate(ctx, { thread, authorId }, settings);
  const answered = answersTo(gate, { typed: input.answers ?? {}, before: null });
  if (answered.kind === 'asked') return answered;
  const drawn = await drawComment(ctx, { thread, authorId }, text);
  if (drawn.html === '') return invalid({ text: texts.textMissing });
  const { answers } = answered;
  const findings = await reviewComment(ctx, { thread, authorId, text, recent, gate, answers }, settings);
  return {
    kind: 'write',
    comment: {
      thread,
      authorId,
      parentId,
      answeredId: parent && parent.id !== parentId ? parent.id : null,
      text,
      drawn,
      heldReasons: findings.held,
      markedReasons: findings.marked,
      answers,
      sendKey: input.key ?? null,
      createdAt: ctx.now,
    },
  };
};

export const outcomeOf = ({ id, state }: Pick<CommentRow, 'id' | 'state'>, count: number): CreateOutcome => ({
  kind: state === 'held' ? 'held' : 'created',
  commentId: id,
  count,
});

/**
 * Finds the comment that is answered, a visible one of the same thread; `unknown` where there is none, undefined for no answer.
 */
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
