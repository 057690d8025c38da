// Does what moderators of a place may do: it decides about comments that are held, closes threads and slows them down.
// contract.md 16.2
import { and, eq } from 'drizzle-orm';
import { findSummary } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { conflict, forbidden, forbiddenIfSeen, notFound } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import type { Invalid } from '#kernel/outcomes.ts';
import { listHistory, record } from '#bundles/history/public.ts';
import { announceDecided, announceSoon } from './announcements.ts';
import { commentsTag } from './constants.ts';
import { mayLockComments, mayModerate } from './policy.ts';
import { findComment, findThread } from './queries.ts';
import type { CommentRow } from './queries.ts';
import { rejectComment } from './removing.ts';
import type { Why } from './removing.ts';
import { isCommentSeen } from './seen-comment.ts';
import { commentThreads, comments } from './schema.ts';
import { closeLater } from './closing.ts';
import * as texts from './texts.ts';
import { findCommentForUpdate, findThreadForUpdate, moveComment } from './threads.ts';
import type { ThreadForUpdate } from './threads.ts';

export interface DecideOutcome {
  readonly kind: 'approved' | 'rejected' | 'proposed';
  readonly owner: ContentRef;
  readonly count: number;
  readonly isUndoable: boolean;
}

/** Lets a held comment appear, or takes it away with reasons. The same decision twice is one. Throws 403 or 404, and 409 where somebody decided otherwise, or its author took it away. */
export const decideComment = async (
  ctx: Ctx,
  commentId: number,
  decision: 'approve' | 'reject',
  why: Why = {},
): Promise<DecideOutcome | Invalid> =>
  decision === 'approve' ? approve(ctx, commentId) : reject(ctx, commentId, why);

const approve = (ctx: Ctx, commentId: number): Promise<DecideOutcome> =>
  withTransaction(ctx, async (ctx): Promise<DecideOutcome> => {
    const { comment, thread } = await findCommentForUpdate(ctx, commentId);
    await demandModerator(ctx, comment, thread.locationPath);
    const { owner } = thread;
    const approved = { kind: 'approved', owner, isUndoable: false } as const;
    if (isDone(comment, 'visible')) return { ...approved, count: thread.commentCount };
    const count = await moveComment(ctx, thread, comment, 'visible');
    if (comment.answers?.wasOfConcern) await settleAnswers(ctx, comment);
    await record(ctx, { type: 'comment', objectId: commentId, action: 'comment.approved' });
    announceSoon(ctx);
    await announceDecided(ctx, comment, 'approved');
    return { ...approved, count };
  });

const reject = async (ctx: Ctx, commentId: number, why: Why): Promise<DecideOutcome | Invalid> => {
  const comment = await findComment(ctx, commentId);
  const owner = comment && { type: comment.ownerType, id: comment.ownerId };
  const subject = owner && (await findSummary(ctx, owner));
  if (!subject) throw notFound();
  await demandModerator(ctx, comment, subject.locationPath);
  const outcome = isDone(comment, 'deleted') ? undefined : await rejectComment(ctx, comment, why);
  if (outcome?.kind === 'invalid') return outcome;
  const { commentCount: count } = await findThread(ctx, owner);
  const kind = outcome?.kind === 'proposed' ? 'proposed' : 'rejected';
  return { kind, owner, count, isUndoable: outcome?.isUndoable ?? false };
};

const demandModerator = async (ctx: Ctx, comment: CommentRow, locationPath: string): Promise<void> => {
  if (mayModerate(ctx.viewer, { locationPath })) return;
  throw forbiddenIfSeen(await isCommentSeen(ctx, { ...comment, locationPath }));
};

/**
 * Says whether the comment was decided about so already. False for one that waits; throws 409 for one that was decided about
 * otherwise.
 */
const isDone = ({ state, heldReasons }: CommentRow, wanted: 'visible' | 'deleted'): boolean => {
  if (state === 'held') return false;
  if (state === wanted && heldReasons.length > 0) return true;
  throw conflict(texts.alreadyDecided);
};

/** Somebody has read them and released it all the same. */
const settleAnswers = async (ctx: Ctx, { id, answers }: CommentRow): Promise<void> => {
  await ctx.db
    .update(comments)
    .set({ answers: { ...answers!, wasOfConcern: false } })
    .where(eq(comments.id, id));
};

/**
 * Puts a comment back to how it stood before what the viewer did to it last: they approved it, or deleted one of their own. False where
 * something was done to it since, or nothing is left of it. Its author hears of that as of the approval. Throws 403 or 404.
 */
export const takeBackDecision = (
  ctx: Ctx,
  commentId: number,
  { from, to }: { readonly from: 'visible' | 'deleted'; readonly to: 'visible' | 'held' },
): Promise<boolean> =>
  withTransaction(ctx, async (ctx) => {
    const { comment, thread } = await findCommentForUpdate(ctx, commentId);
    await demandModerator(ctx, comment, thread.locationPath);
    const state = comment.state === 'gone' ? 'deleted' : comment.state;
    const [last] = await listHistory(ctx, { type: 'comment', id: commentId });
    const isOwnDecision = last?.actorId === ctx.viewer.id && UNDOABLE.includes(last.action);
    if (state !== from || !isOwnDecision || comment.text === '') return false;
    await moveComment(ctx, thread, comment, to);
    const decision = to === 'visible' ? 'restored' : 'held';
    await record(ctx, { type: 'comment', objectId: commentId, action: `comment.${decision}` });
    await announceDecided(ctx, comment, decision);
    return true;
  });

/** The decisions that can be undone, as the history calls them. */
const UNDOABLE = ['comment.approved', 'comment.deleted'];

/** What is to be otherwise about a thread. */
export interface ThreadSettings {
  readonly isLocked?: boolean;
  readonly slowModeSeconds?: number;
  /** When the thread closes by itself; null for never. */
  readonly closesAt?: Date | null;
}

/** Closes or opens a thread and sets its pace; throws 403 or 404. Gives the thread as it is then. */
export const moderateThread = (
  ctx: Ctx,
  owner: ContentRef,
  options: ThreadSettings,
): Promise<ThreadForUpdate> =>
  withTransaction(ctx, async (ctx) => {
    const thread = await findThreadForUpdate(ctx, owner);
    if (!mayLockComments(ctx.viewer, thread)) throw forbidden();
    const { isLocked = thread.isLocked, slowModeSeconds = thread.slowModeSeconds } = options;
    // A thread that is closed already doesn't close by itself later.
    const closesAt = isLocked ? null : options.closesAt === undefined ? thread.closesAt : options.closesAt;
    const isTimed = closesAt?.getTime() !== thread.closesAt?.getTime();
    const isSlowed = slowModeSeconds !== thread.slowModeSeconds;
    if (isLocked === thread.isLocked && !isSlowed && !isTimed) return thread;
    const isThread = and(eq(commentThreads.ownerType, owner.type), eq(commentThreads.ownerId, owner.id));
    await ctx.db.update(commentThreads).set({ isLocked, slowModeSeconds, closesAt }).where(isThread);
    const entry = { type: owner.type, objectId: owner.id };
    if (isLocked !== thread.isLocked)
      await record(ctx, { ...entry, action: isLocked ? 'comments.locked' : 'comments.unlocked' });
    if (isSlowed)
      await record(ctx, {
        ...entry,
        action: 'comments.slowed',
        before: { slowModeSeconds: thread.slowModeSeconds },
        after: { slowModeSeconds },
      });
    if (isTimed)
      await record(ctx, {
        ...entry,
        action: 'comments.timed',
        before: { closesAt: thread.closesAt?.toISOString() ?? null },
        after: { closesAt: closesAt?.toISOString() ?? null },
      });
    if (isTimed && closesAt) await closeLater(ctx, owner, closesAt);
    touch(ctx, commentsTag(owner));
    return { ...thread, isLocked, slowModeSeconds, closesAt };
  });

/** Closes or opens a thread; throws 403 or 404. */
export const lockComments = (ctx: Ctx, owner: ContentRef, isLocked: boolean): Promise<ThreadForUpdate> =>
  moderateThread(ctx, owner, { isLocked });
