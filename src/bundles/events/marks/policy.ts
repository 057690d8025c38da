// Says who notes for themselves that they come to a date, or want to be reminded of it.
import { mayAct } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';

/** Says whether the viewer may note that they come; taking a note back is open to whoever has it. */
export const mayMark = (viewer: Viewer): boolean => mayAct(viewer);
