// This says who may change settings.
import { hasRole, mayAct } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';

/** Allows administrators of the whole portal. contract.md 16.1 */
export const mayChangeSettings = (viewer: Viewer): boolean => mayAct(viewer) && hasRole(viewer, 'admin');
