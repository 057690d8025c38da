// Says who may export what. What it holds for them is a question of visibility, asked of each thing. contract.md 17.1
import type { ContentKind, ContentSummary } from '#kernel/content-kinds.ts';
import { activeRolePaths, hasRole, isOneself, isSignedIn, mayAct } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';

/**
 * Lets people export their own things, and those who hold the role that the kind declares, at the place of the thing, those of
 * others.
 */
export const mayExportThing = (
  viewer: Viewer,
  kind: Pick<ContentKind, 'exporting'>,
  { authorId, locationPath }: Pick<ContentSummary, 'authorId' | 'locationPath'>,
): boolean =>
  kind.exporting !== undefined &&
  mayAct(viewer) &&
  (isOneself(viewer, authorId) || hasRole(viewer, kind.exporting.role, locationPath));

/** Lets editors of the place export it. */
export const mayExportPlace = (viewer: Viewer, { path }: { readonly path: string }): boolean =>
  mayAct(viewer) && hasRole(viewer, 'editor', path);

/** Editors of any place have a desk for it. */
export const mayUseExportDesk = (viewer: Viewer): boolean =>
  isSignedIn(viewer) && mayAct(viewer) && activeRolePaths(viewer, 'editor').length > 0;

/** Lets people see their own runs, and editors of the whole portal those of everybody. */
export const maySeeRun = (viewer: Viewer, { userId }: { readonly userId: number | null }): boolean =>
  isOneself(viewer, userId) || (isSignedIn(viewer) && maySeeAllRuns(viewer));

export const maySeeAllRuns = (viewer: Viewer): boolean => mayAct(viewer) && hasRole(viewer, 'editor');

/** Lets only the person who asked for a file fetch it. */
export const mayFetchFile = (viewer: Viewer, { userId }: { readonly userId: number | null }): boolean =>
  isOneself(viewer, userId) && mayAct(viewer);
