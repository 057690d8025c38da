// Says who may have the search tell what is new.
import { mayAct } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';

export const maySaveSearches = (viewer: Viewer): boolean => mayAct(viewer);
