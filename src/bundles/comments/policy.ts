// Who may comment, change, remove and lock. decisions.md 6.2
import { hasRole, isSignedIn } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';

/** What the rules need of a thread. */
export interface ThreadFacts {
  readonly isLocked: boolean;
  readonly locationPath: string;
}

/** What the rules need of a comment. */
export interface CommentFacts {
  readonly authorId: number;
  readonly locationPath: string;
}

export type CommentRefusal = 'signedOut' | 'suspended' | 'unconfirmed' | 'locked';

/** Confirmed members in an open thread; moderators of the place also in a locked one. Suspended nobody. */
export const mayComment = (viewer: Viewer, thread: ThreadFacts): boolean =>
  refusalToComment(viewer, thread) === null;

/** Why the viewer may not comment, or null when they may. */
export const refusalToComment = (viewer: Viewer, thread: ThreadFacts): CommentRefusal | null => {
  if (!isSignedIn(viewer)) return 'signedOut';
  if (viewer.isSuspended) return 'suspended';
  if (!viewer.isConfirmed) return 'unconfirmed';
  return thread.isLocked && !isModerator(viewer, thread) ? 'locked' : null;
};

/** One's own, also in a locked thread; others' only as a moderator of the place. */
export const mayEditComment = (viewer: Viewer, comment: CommentFacts): boolean =>
  refusalToEdit(viewer, comment) === null;

/** Why the viewer may not change a comment, or null when they may. */
export const refusalToEdit = (viewer: Viewer, comment: CommentFacts): CommentRefusal | 'notYours' | null => {
  const refusal = refusalToComment(viewer, { isLocked: false, locationPath: comment.locationPath });
  if (refusal) return refusal;
  return viewer.id === comment.authorId || isModerator(viewer, comment) ? null : 'notYours';
};

/** As changing it; the piece's author has no say in it. */
export const mayDeleteComment = (viewer: Viewer, comment: CommentFacts): boolean =>
  mayEditComment(viewer, comment);

/** Moderators and editors of the place, not the piece's author. */
export const mayLockComments = (viewer: Viewer, thread: Pick<ThreadFacts, 'locationPath'>): boolean =>
  canAct(viewer) && isModerator(viewer, thread);

const canAct = (viewer: Viewer) => isSignedIn(viewer) && viewer.isConfirmed && !viewer.isSuspended;

const isModerator = (viewer: Viewer, at: { readonly locationPath: string }) =>
  hasRole(viewer, 'moderator', at.locationPath);
