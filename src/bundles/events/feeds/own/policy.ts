// Says who has a calendar of their own under a secret address.
import { mayAct } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';

export const mayHaveCalendar = (viewer: Viewer): boolean => mayAct(viewer);
