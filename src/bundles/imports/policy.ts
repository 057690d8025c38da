// Says who takes other portals over: administrators of the whole portal.
import { hasActiveRole, mayAct } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';

export const maySeeImports = (viewer: Viewer): boolean => hasActiveRole(viewer, 'admin');

export const mayImport = (viewer: Viewer): boolean => mayAct(viewer) && maySeeImports(viewer);
