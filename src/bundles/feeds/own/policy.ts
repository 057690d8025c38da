// Who has a feed of their own under a secret address.
import { mayAct } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';

export const mayHaveOwnFeed = (viewer: Viewer): boolean => mayAct(viewer);
