// Says who may comment, answer, change, remove, approve and lock. contract.md 16.2
import {
  hasActiveRole,
  hasRole,
  isOneself,
  isSignedIn,
  isSuspendedAt,
  mayAct,
  refusalToAct,
} from '#kernel/viewer.ts';
import type { ActRefusal, Viewer } from '#kernel/viewer.ts';
import { MINUTE_MS } from '#kernel/durations.ts';
import type { CommentState } from './constants.ts';

/** What the rules need of a thread. */
export interface ThreadFacts {
  readonly isLocked: boolean;
  /** Nobody but moderators comments anywhere. */
  readonly areCommentsClosed?: boolean | undefined;
  readonly locationPath: string;
}

/** What the rules need of a comment. */
export interface CommentFacts {
  readonly authorId: number;
  readonly state: CommentState;
  readonly createdAt: Date;
  readonly locationPath: string;
}

/** How long one's own may be changed; 0 minutes for ever. */
export interface EditRules {
  readonly now: Date;
  readonly editMinutes: number;
}

export type CommentRefusal = ActRefusal | 'suspendedHere' | 'locked' | 'closed';
export type EditRefusal = ActRefusal | 'suspendedHere' | 'notYours' | 'tooLate';

/**
 * Lets confirmed members comment in an open thread, and moderators of the place also in a locked one. Nobody who is suspended
 * may comment.
 */
export const mayComment = (viewer: Viewer, thread: ThreadFacts): boolean =>
  refusalToComment(viewer, thread) === null;

/** Says why the viewer may not comment, or returns null when they may. */
export const refusalToComment = (viewer: Viewer, thread: ThreadFacts): CommentRefusal | null =>
  refusalToAct(viewer) ??
  refusalAt(viewer, thread) ??
  (isModerator(viewer, thread) ? null : refusalOfThread(thread));

const refusalAt = (
  viewer: Viewer,
  { locationPath }: Pick<ThreadFacts, 'locationPath'>,
): 'suspendedHere' | null => (isSuspendedAt(viewer, locationPath) ? 'suspendedHere' : null);

const refusalOfThread = ({ isLocked, areCommentsClosed }: ThreadFacts) => {
  if (isLocked) return 'locked';
  return areCommentsClosed ? 'closed' : null;
};

/** What is visible may be answered where one may comment. */
export const mayReply = (viewer: Viewer, comment: CommentFacts, thread: ThreadFacts): boolean =>
  comment.state === 'visible' && mayComment(viewer, thread);

/** Lets people change their own comments for a while, also in a locked thread, and moderators of the place those of others. */
export const mayEditComment = (viewer: Viewer, comment: CommentFacts, rules: EditRules): boolean =>
  refusalToEdit(viewer, comment, rules) === null;

/** Says why the viewer may not change a comment, or returns null when they may. */
export const refusalToEdit = (
  viewer: Viewer,
  comment: CommentFacts,
  { now, editMinutes }: EditRules,
): EditRefusal | null => {
  const refusal = refusalToAct(viewer) ?? refusalAt(viewer, comment);
  if (refusal) return refusal;
  if (!isThere(comment)) return 'notYours';
  if (isModerator(viewer, comment)) return null;
  if (viewer.id !== comment.authorId) return 'notYours';
  const isLate = editMinutes > 0 && now.getTime() - comment.createdAt.getTime() > editMinutes * MINUTE_MS;
  return isLate ? 'tooLate' : null;
};

/** Lets people delete their own comments at any time, and moderators those of others; the piece's author has no say in it. */
export const mayDeleteComment = (viewer: Viewer, comment: CommentFacts): boolean =>
  mayAct(viewer) && isThere(comment) && (viewer.id === comment.authorId || isModerator(viewer, comment));

/**
 * Lets only its author and moderators of the place see a comment that is held or that somebody hidden wrote; everybody sees
 * other visible ones, and nobody what was deleted.
 */
export const maySeeComment = (
  viewer: Viewer,
  comment: Pick<CommentFacts, 'authorId' | 'state' | 'locationPath'> & { readonly isAuthorHidden?: boolean },
): boolean => {
  if (!isThere(comment)) return false;
  if (comment.state === 'visible' && !comment.isAuthorHidden) return true;
  return isOneself(viewer, comment.authorId) || maySeePending(viewer, comment);
};

/** Says whether the viewer sees what waits for review at the place, whoever wrote it, with the reasons. */
export const maySeePending = (viewer: Viewer, at: Pick<ThreadFacts, 'locationPath'>): boolean =>
  isSignedIn(viewer) && hasActiveRole(viewer, 'moderator', at.locationPath);

/** Moderators of the place decide about what is held. */
export const mayApproveComment = (
  viewer: Viewer,
  comment: Pick<CommentFacts, 'state' | 'locationPath'>,
): boolean => comment.state === 'held' && mayModerate(viewer, comment);

/** Lets moderators and editors of the place lock a thread, not the piece's author. */
export const mayLockComments = (viewer: Viewer, thread: Pick<ThreadFacts, 'locationPath'>): boolean =>
  mayModerate(viewer, thread);

/** Whoever writes as a moderator is held up by no rule for others. */
export const mayModerate = (viewer: Viewer, at: Pick<ThreadFacts, 'locationPath'>): boolean =>
  mayAct(viewer) && isModerator(viewer, at);

const isThere = ({ state }: Pick<CommentFacts, 'state'>) => state === 'visible' || state === 'held';

const isModerator = (viewer: Viewer, at: { readonly locationPath: string }) =>
  hasRole(viewer, 'moderator', at.locationPath);
