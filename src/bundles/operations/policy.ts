// Says who looks after the machinery: administrators of the whole portal.
import { hasActiveRole, mayAct } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';

/**
 * Says whether the viewer may see how the portal runs: administrators of the whole portal alone, since errors and jobs tell of
 * everybody's doings.
 */
export const maySeeOperations = (viewer: Viewer): boolean => hasActiveRole(viewer, 'admin');

/** Starts jobs again, throws them away, runs the self-test. */
export const mayOperate = (viewer: Viewer): boolean => mayAct(viewer) && maySeeOperations(viewer);
