// Who may bring pictures and put them somewhere.
import { hasRole, isSignedIn } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';

/** Confirmed members who aren't suspended. decisions.md 6.1, 6.6 */
export const mayUploadImage = (viewer: Viewer): boolean =>
  viewer.isConfirmed && !viewer.isSuspended && viewer.roles.length > 0;

/** One's own; editors of the whole portal also for others. */
export const mayOwnImage = (viewer: Viewer, ownerId: number): boolean =>
  mayUploadImage(viewer) && (viewer.id === ownerId || hasRole(viewer, 'editor'));

/** Puts it where others see it: one's own; editors of the place also others'. decisions.md 5.6 */
export const mayShowImage = (viewer: Viewer, image: { ownerId: number; locationPath: string }): boolean =>
  hasRole(viewer, 'editor', image.locationPath) || (isSignedIn(viewer) && viewer.id === image.ownerId);
