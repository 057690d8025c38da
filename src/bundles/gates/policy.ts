// Who says what waits where.
import { activeRolePaths, hasRole, mayAct } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';

/** Editors of the place: it is they who release what waits there. The path of the whole portal is empty. */
export const mayChangeGate = (viewer: Viewer, locationPath: string): boolean =>
  mayAct(viewer) && hasRole(viewer, 'editor', locationPath);

/** Whether there is any place whose gates they look after. */
export const maySeeGates = (viewer: Viewer): boolean => activeRolePaths(viewer, 'editor').length > 0;
