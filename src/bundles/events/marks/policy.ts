// Who notes for themselves that they come to a date, or want to be reminded of it.
import { mayAct } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';

/** Taking it back is for whoever has it. */
export const mayMark = (viewer: Viewer): boolean => mayAct(viewer);
