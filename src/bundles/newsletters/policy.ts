// Says who looks after newsletters, and who gets them.
import { activeRolePaths, hasRole, mayAct } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';

/** Allows it to editors of the place; the path of what is for the whole portal is empty. */
export const mayEditNewsletter = (viewer: Viewer, locationPath: string): boolean =>
  mayAct(viewer) && hasRole(viewer, 'editor', locationPath);

/** Says whether there is any newsletter that the viewer could look after. */
export const maySeeNewsletterDesk = (viewer: Viewer): boolean => activeRolePaths(viewer, 'editor').length > 0;

/** Administrators of the whole portal say which there are. */
export const mayChangeNewsletters = (viewer: Viewer): boolean => mayAct(viewer) && hasRole(viewer, 'admin');

/** Allows it to members, who get newsletters by their account. */
export const mayGetNewsletters = (viewer: Viewer): boolean => viewer.id !== null && mayAct(viewer);
