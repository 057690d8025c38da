// Topic: what moderators of a place do: deciding about what is held, closing and slowing threads. contract.md 16.2
import { and, eq } from 'drizzle-orm';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, forbiddenIfSeen } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { listHistory, record } from '#bundles/history/public.ts';
import { announceDecided, announceSoon } from './announcements.ts';
import { commentsTag } from './constants.ts';
import { mayLockComments, mayModerate } from './policy.ts';
import { isCommentSeen } from './seen-comment.ts';
import { commentThreads } from './schema.ts';
import { closeLater } from './closing.ts';
import { findCommentForUpdate, findThreadForUpdate, moveComment } from './threads.ts';
import type { ThreadForUpdate } from './threads.ts';

/** `already`: somebody else decided otherwise, or its author took it away. */
export interface DecideOutcome {
  readonly kind: 'decided' | 'already';
  readonly thread: ThreadForUpdate;
  readonly count: number;
}

/** Lets a held comment appear, or takes it away. The same decision twice is one. Throws 403 or 404. */
export const decideComment = (
  ctx: Ctx,
  commentId: number,
  decision: 'approve' | 'reject',
  reason = '',
): Promise<DecideOutcome> =>
  withTransaction(ctx, async (ctx): Promise<DecideOutcome> => {
    const { comment, thread } = await findCommentForUpdate(ctx, commentId);
    if (!mayModerate(ctx.viewer, thread)) {
      const facts = { ...comment, locationPath: thread.locationPath };
      throw forbiddenIfSeen(await isCommentSeen(ctx, facts));
    }
    const wanted = decision === 'approve' ? 'visible' : 'deleted';
    if (comment.state !== 'held') {
      const isDone = comment.state === wanted && comment.heldReasons.length > 0;
      return { kind: isDone ? 'decided' : 'already', thread, count: thread.commentCount };
    }
    const count = await moveComment(ctx, thread, comment, wanted);
    const decided = decision === 'approve' ? 'approved' : 'rejected';
    await record(ctx, {
      type: 'comment',
      objectId: commentId,
      action: `comment.${decided}`,
      ...(decided === 'rejected' && { before: { text: comment.text } }),
      ...(reason && { after: { reason } }),
    });
    if (decided === 'approved') announceSoon(ctx);
    await announceDecided(ctx, comment, decided, reason);
    return { kind: 'decided', thread, count };
  });

/** What moderators decide about a comment, as the history calls it. */
const DECISIONS = ['comment.approved', 'comment.rejected', 'comment.deleted'];

/**
 * Puts a comment back to how it stood before what the viewer decided about it last. False where something was done to it
 * since, or nothing is left of it. Its author hears of that as of the decision. Throws 403 or 404.
 */
export const takeBackDecision = (
  ctx: Ctx,
  commentId: number,
  { from, to }: { readonly from: 'visible' | 'deleted'; readonly to: 'visible' | 'held' },
): Promise<boolean> =>
  withTransaction(ctx, async (ctx) => {
    const { comment, thread } = await findCommentForUpdate(ctx, commentId);
    if (!mayModerate(ctx.viewer, thread)) {
      const facts = { ...comment, locationPath: thread.locationPath };
      throw forbiddenIfSeen(await isCommentSeen(ctx, facts));
    }
    const state = comment.state === 'gone' ? 'deleted' : comment.state;
    const [last] = await listHistory(ctx, { type: 'comment', id: commentId });
    const isOwnDecision = last?.actorId === ctx.viewer.id && DECISIONS.includes(last.action);
    if (state !== from || !isOwnDecision || comment.text === '') return false;
    await moveComment(ctx, thread, comment, to);
    const decision = to === 'visible' ? 'restored' : 'held';
    await record(ctx, { type: 'comment', objectId: commentId, action: `comment.${decision}` });
    await announceDecided(ctx, comment, decision, '');
    return true;
  });

/** What is to be otherwise about a thread. */
export interface ThreadSettings {
  readonly isLocked?: boolean;
  readonly slowModeSeconds?: number;
  /** When it closes by itself; null for never. */
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
    // What is closed closes no more.
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
