// This says who may change the newspaper's sections, and who may make new tags.
import { hasRole, mayAct } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';

/** Allows administrators of the whole portal. */
export const mayChangeCategories = (viewer: Viewer): boolean => mayAct(viewer) && hasRole(viewer, 'admin');

/** Whoever may write somewhere may name what it is about. */
export const mayMakeTags = (viewer: Viewer): boolean =>
  mayAct(viewer) && viewer.roles.some((grant) => hasRole(viewer, 'author', grant.locationPath));
