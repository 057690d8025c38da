// Says who may save things for later.
import { mayAct } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';

export const mayBookmark = (viewer: Viewer): boolean => mayAct(viewer);
