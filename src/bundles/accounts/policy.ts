// Says who may look after accounts: administrators of the whole portal.
import type { Viewer } from '#kernel/viewer.ts';
import { accountDesk } from '#bundles/users/public.ts';

/** Says whether the viewer may look at what an account holds. */
export const mayLookIntoAccounts = (viewer: Viewer): boolean => accountDesk.mayAdminister(viewer);

/** Says whether the viewer may erase accounts of others, and read the proofs. */
export const mayEraseAccounts = (viewer: Viewer): boolean => accountDesk.mayAdminister(viewer);

/** Says whether the viewer may make one of two accounts of one person. */
export const mayMergeAccounts = (viewer: Viewer): boolean => accountDesk.mayAdminister(viewer);
