// Says who looks after newsletters, and who gets them.
import { activeRolePaths, hasRole, mayAct } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';

/**
 * Says whether the viewer may look after a newsletter: editors of its place may; the path of what is for the whole portal is
 * empty.
 */
export const mayEditNewsletter = (viewer: Viewer, locationPath: string): boolean =>
  mayAct(viewer) && hasRole(viewer, 'editor', locationPath);

/** Says whether there is any newsletter that the viewer could look after. */
export const maySeeNewsletterDesk = (viewer: Viewer): boolean => activeRolePaths(viewer, 'editor').length > 0;

/** Administrators of the whole portal say which there are. */
export const mayChangeNewsletters = (viewer: Viewer): boolean => mayAct(viewer) && hasRole(viewer, 'admin');

/** Says whether the viewer may get newsletters by their account: members may. */
export const mayGetNewsletters = (viewer: Viewer): boolean => viewer.id !== null && mayAct(viewer);
