// This says who may change the tree of places.
import { hasRole, mayAct } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';

/** Allows administrators of the whole portal. */
export const mayChangeLocations = (viewer: Viewer): boolean => mayAct(viewer) && hasRole(viewer, 'admin');
