// Says who may look after accounts: administrators of the whole portal.
import type { Viewer } from '#kernel/viewer.ts';
import { accountDesk } from '#bundles/users/public.ts';

/** Looks at what an account holds. */
export const mayLookIntoAccounts = (viewer: Viewer): boolean => accountDesk.mayAdminister(viewer);

/** Erases accounts of others, and reads the proofs. */
export const mayEraseAccounts = (viewer: Viewer): boolean => accountDesk.mayAdminister(viewer);

/** Makes one of two accounts of one person. */
export const mayMergeAccounts = (viewer: Viewer): boolean => accountDesk.mayAdminister(viewer);
