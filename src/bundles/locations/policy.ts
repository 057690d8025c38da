// Who may change the tree of places.
import { hasRole } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';

/** Administrators of the whole portal. */
export const mayChangeLocations = (viewer: Viewer): boolean =>
  !viewer.isSuspended && hasRole(viewer, 'admin');
