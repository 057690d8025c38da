// Who may see and publish snapshots. decisions.md 1.5, 6.1
import type { Visibility } from '#kernel/content-kinds.ts';
import { hasRole, isSignedIn } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { SnapshotState } from './schema.ts';

/** What the rules need of a snapshot. */
export interface SnapshotFacts {
  readonly state: SnapshotState;
  readonly publishedAt: Date | null;
  readonly authorId: number;
  readonly locationPath: string;
}

/**
 * The one rule of what a viewer sees of a snapshot. Published ones everybody; others only editors of the place and
 * their author, hidden ones editors alone, erased ones nobody.
 */
export const snapshotVisibility = (viewer: Viewer, snapshot: SnapshotFacts, now: Date): Visibility => {
  if (isOpenToAll(snapshot, now)) return 'all';
  if (snapshot.state === 'erased') return 'nothing';
  if (hasRole(viewer, 'editor', snapshot.locationPath)) return 'all';
  const isAuthor = isSignedIn(viewer) && viewer.id === snapshot.authorId;
  return isAuthor && snapshot.state !== 'hidden' ? 'all' : 'nothing';
};

export const isOpenToAll = (snapshot: Pick<SnapshotFacts, 'state' | 'publishedAt'>, now: Date): boolean =>
  snapshot.state === 'published' && snapshot.publishedAt !== null && snapshot.publishedAt <= now;

/** Confirmed authors at the place in their own name; editors also for others. */
export const mayPublishSnapshot = (
  viewer: Viewer,
  snapshot: { locationPath: string; authorId: number },
): boolean => {
  if (viewer.isSuspended || !viewer.isConfirmed) return false;
  if (hasRole(viewer, 'editor', snapshot.locationPath)) return true;
  return hasRole(viewer, 'author', snapshot.locationPath) && viewer.id === snapshot.authorId;
};

/** One's own; editors of the place also others'. decisions.md 5.6 */
export const mayShowImage = (viewer: Viewer, image: { ownerId: number; locationPath: string }): boolean =>
  hasRole(viewer, 'editor', image.locationPath) || (isSignedIn(viewer) && viewer.id === image.ownerId);
