// Says who has a feed of their own under a secret address, and how much stands in it.
import { hasActiveRole, mayAct } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';

export const mayHaveOwnFeed = (viewer: Viewer): boolean => mayAct(viewer);

/** Says why the whole texts of premium pieces stand in the feed, as on the pages; undefined where they don't. */
export const wholeTextsBy = (viewer: Viewer): 'pass' | 'role' | undefined => {
  if (!mayHaveOwnFeed(viewer)) return undefined;
  if (viewer.hasPass) return 'pass';
  return hasActiveRole(viewer, 'editor') ? 'role' : undefined;
};
