// Who may change the newspaper's sections, and who may make new tags.
import { hasRole } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';

/** Administrators of the whole portal. */
export const mayChangeCategories = (viewer: Viewer): boolean =>
  !viewer.isSuspended && hasRole(viewer, 'admin');

/** Whoever may write somewhere may name what it is about. */
export const mayMakeTags = (viewer: Viewer): boolean =>
  viewer.isConfirmed &&
  !viewer.isSuspended &&
  viewer.roles.some((grant) => hasRole(viewer, 'author', grant.locationPath));
