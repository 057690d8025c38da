// Says who says what waits where.
import { activeRolePaths, hasRole, mayAct } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';

/**
 * Says whether the viewer may change a gate, as editors of the place may: it is they who release what waits there. The path of
 * the whole portal is empty.
 */
export const mayChangeGate = (viewer: Viewer, locationPath: string): boolean =>
  mayAct(viewer) && hasRole(viewer, 'editor', locationPath);

/** Says whether there is any place whose gates they look after. */
export const maySeeGates = (viewer: Viewer): boolean => activeRolePaths(viewer, 'editor').length > 0;
