// Who may see and publish events. decisions.md 1.5, 6.1
import type { Visibility } from '#kernel/content-kinds.ts';
import { hasRole, isSignedIn } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { EventState } from './schema.ts';

/** What the rules need of an event. */
export interface EventFacts {
  readonly state: EventState;
  readonly publishedAt: Date | null;
  readonly authorId: number;
  readonly locationPath: string;
}

/**
 * The one rule of what a viewer sees of an event. Published ones everybody; others only editors of the place and
 * their author, hidden ones editors alone, erased ones nobody.
 */
export const eventVisibility = (viewer: Viewer, event: EventFacts, now: Date): Visibility => {
  if (isOpenToAll(event, now)) return 'all';
  if (event.state === 'erased') return 'nothing';
  if (hasRole(viewer, 'editor', event.locationPath)) return 'all';
  const isAuthor = isSignedIn(viewer) && viewer.id === event.authorId;
  return isAuthor && event.state !== 'hidden' ? 'all' : 'nothing';
};

export const isOpenToAll = (event: Pick<EventFacts, 'state' | 'publishedAt'>, now: Date): boolean =>
  event.state === 'published' && event.publishedAt !== null && event.publishedAt <= now;

/** Confirmed authors at the place in their own name; editors also for others. */
export const mayPublishEvent = (
  viewer: Viewer,
  event: { locationPath: string; authorId: number },
): boolean => {
  if (viewer.isSuspended || !viewer.isConfirmed) return false;
  if (hasRole(viewer, 'editor', event.locationPath)) return true;
  return hasRole(viewer, 'author', event.locationPath) && viewer.id === event.authorId;
};

/** One's own; editors of the place also others'. decisions.md 5.6 */
export const mayShowImage = (viewer: Viewer, image: { ownerId: number; locationPath: string }): boolean =>
  hasRole(viewer, 'editor', image.locationPath) || (isSignedIn(viewer) && viewer.id === image.ownerId);
