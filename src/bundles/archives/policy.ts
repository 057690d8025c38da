// Says who takes all of a portal along, whoever wrote it: administrators of the whole portal.
import { hasActiveRole, mayAct } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';

export const maySeeArchives = (viewer: Viewer): boolean => hasActiveRole(viewer, 'admin');

export const mayArchive = (viewer: Viewer): boolean => mayAct(viewer) && maySeeArchives(viewer);
