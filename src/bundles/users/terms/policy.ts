// Says who may write the terms and read who agreed to them.
import { hasRole, mayAct } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';

/** Returns true for administrators of the whole portal. */
export const mayManageTerms = (viewer: Viewer): boolean => mayAct(viewer) && hasRole(viewer, 'admin');
