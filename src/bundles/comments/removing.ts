// Takes comments away: one's own without a word; others' by moderators with a statement of reasons, as they decide about
// whatever they were told of. docs/decisions/0151
import { findSummary } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { HttpError, conflict, forbiddenIfSeen, notFound } from '#kernel/errors.ts';
import { invalid } from '#kernel/outcomes.ts';
import type { Invalid } from '#kernel/outcomes.ts';
import { record } from '#bundles/history/public.ts';
import { removeUnprompted, undoUnprompted } from '#bundles/moderation/public.ts';
import type { Removal } from '#bundles/moderation/public.ts';
import { UNDO_MS } from '#bundles/moderation/ui/public.ts';
import { forgetUntold } from './announcements.ts';
import { mayDeleteComment } from './policy.ts';
import { findComment } from './queries.ts';
import type { CommentRow } from './queries.ts';
import { isCommentSeen } from './seen-comment.ts';
import * as texts from './texts.ts';
import { findCommentForUpdate, moveComment } from './threads.ts';

/** Which rule a comment breaks, and why; programs may leave out either. */
export interface Why {
  readonly category?: string | undefined;
  readonly reason?: string | undefined;
}

/** What became of a removal. `proposed`: somebody else has to confirm it. What is one's own can't be taken back. */
export type RemoveOutcome =
  | {
      readonly kind: 'removed' | 'proposed';
      readonly owner: ContentRef;
      readonly isUndoable: boolean;
    }
  | Invalid;

/** Takes a comment away; doing it again does no harm. Throws 403 or 404, and 409 where its case waits for something else. */
export const deleteComment = async (ctx: Ctx, commentId: number, why: Why = {}): Promise<RemoveOutcome> => {
  const comment = await findComment(ctx, commentId);
  const owner = comment && ownerOf(comment);
  const subject = owner && (await findSummary(ctx, owner));
  if (!subject) throw notFound();
  const facts = { ...comment, locationPath: subject.locationPath };
  // Whoever may, may also twice. To others a tombstone is there to see, and what left none isn't.
  if (!mayDeleteComment(ctx.viewer, { ...facts, state: 'visible' }))
    throw forbiddenIfSeen(comment.state === 'gone' || (await isCommentSeen(ctx, facts)));
  const removed = { kind: 'removed', owner, isUndoable: false } as const;
  if (isGone(comment)) return removed;
  if (comment.authorId === ctx.viewer.id) {
    await deleteOwn(ctx, commentId);
    return removed;
  }
  try {
    return await removeOfOther(ctx, comment, why);
  } catch (error) {
    // Somebody else did the same a moment before.
    const now = error instanceof HttpError && error.status === 404 && (await findComment(ctx, commentId));
    if (now && isGone(now)) return removed;
    throw error;
  }
};

/** Refuses one that waits. Throws as deleting does, and 409 where it waits no more. */
export const rejectComment = async (ctx: Ctx, comment: CommentRow, why: Why): Promise<RemoveOutcome> => {
  if (comment.authorId !== ctx.viewer.id)
    return removeOfOther(ctx, comment, why, (ctx) => demandPending(ctx, comment.id));
  await deleteOwn(ctx, comment.id);
  return { kind: 'removed', owner: ownerOf(comment), isUndoable: false };
};

/** Makes sure that a comment still waits, for whoever refuses it. Throws 409. */
export const demandPending = async (ctx: Ctx, commentId: number): Promise<void> => {
  const { comment } = await findCommentForUpdate(ctx, commentId);
  if (comment.state !== 'held') throw conflict(texts.alreadyDecided);
};

/** Takes back what the viewer did a moment ago: it stands where it stood. Throws 404, and 409 where it is too late. */
export const undoRemoval = async (ctx: Ctx, commentId: number): Promise<ContentRef> => {
  const comment = await findComment(ctx, commentId);
  if (!comment) throw notFound();
  if (!(await undoUnprompted(ctx, { type: 'comment', id: commentId }))) throw conflict(texts.notUndone);
  return ownerOf(comment);
};

const removeOfOther = async (
  ctx: Ctx,
  comment: CommentRow,
  why: Why,
  check?: (ctx: Ctx) => Promise<unknown>,
): Promise<RemoveOutcome> => {
  const ref = { type: 'comment', id: comment.id };
  const outcome = await removeUnprompted(ctx, ref, removalOf(why), { undoMs: UNDO_MS.one, check });
  if (outcome.kind === 'invalid') {
    const { facts, ...errors } = outcome.errors;
    return invalid({ ...errors, ...(facts && { reason: facts }) });
  }
  const kind = outcome.kind === 'proposed' ? 'proposed' : 'removed';
  return { kind, owner: ownerOf(comment), isUndoable: true };
};

/**
 * Returns the category and the facts of a removal. Who names neither has looked at it all the same: the contract asks programs
 * for no reason. contract.md 13.3
 */
export const removalOf = ({ category, reason = '' }: Why, unsaid = texts.removedUnsaid): Removal =>
  category === undefined && reason === ''
    ? { category: UNSAID, facts: unsaid }
    : { category: category ?? UNSAID, facts: reason };

const UNSAID = 'rules';

const deleteOwn = (ctx: Ctx, commentId: number): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const { comment, thread } = await findCommentForUpdate(ctx, commentId);
    if (isGone(comment)) return;
    await moveComment(ctx, thread, comment, 'deleted');
    await forgetUntold(ctx, commentId);
    const before = { text: comment.text };
    await record(ctx, { type: 'comment', objectId: commentId, action: 'comment.deleted', before });
  });

const isGone = ({ state }: CommentRow): boolean => state === 'deleted' || state === 'gone';

const ownerOf = ({ ownerType, ownerId }: CommentRow): ContentRef => ({ type: ownerType, id: ownerId });
