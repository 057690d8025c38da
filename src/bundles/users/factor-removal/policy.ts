// Says who may take somebody's second factor away.
import type { Viewer } from '#kernel/viewer.ts';
import { mayAdministerMembers } from '../members/policy.ts';

/** Administrators may; one's own goes where it was set up, with the proof that is asked for there. */
export const mayRemoveFactorsOf = (viewer: Viewer, userId: number): boolean =>
  mayAdministerMembers(viewer) && viewer.id !== userId;
