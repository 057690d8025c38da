// Says who chooses what leads.
import { mayAct, hasRole, activeRolePaths } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';

/** Says whether the viewer may pin, as editors of the place may; the path of the whole portal's front page is empty. */
export const mayPin = (viewer: Viewer, locationPath: string): boolean =>
  mayAct(viewer) && hasRole(viewer, 'editor', locationPath);

/** Says whether there is any front page for them to look after. */
export const maySeePins = (viewer: Viewer): boolean => activeRolePaths(viewer, 'editor').length > 0;
