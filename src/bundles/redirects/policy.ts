// Says who looks after addresses: administrators of the whole portal.
import { hasActiveRole, mayAct } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';

export const maySeeRedirects = (viewer: Viewer): boolean => hasActiveRole(viewer, 'admin');

export const mayChangeRedirects = (viewer: Viewer): boolean => mayAct(viewer) && maySeeRedirects(viewer);
