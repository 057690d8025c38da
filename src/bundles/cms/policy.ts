// This says who may write the pages about the portal itself.
import { hasRole, mayAct } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';

/** Allows administrators of the whole portal. contract.md 16.1 */
export const maySaveCmsPages = (viewer: Viewer): boolean => mayAct(viewer) && hasRole(viewer, 'admin');

/** Says who may take a page back, or what it demands: also administrators who haven't agreed to it themselves. */
export const mayReleaseMembers = (viewer: Viewer): boolean =>
  maySaveCmsPages(viewer) || maySaveCmsPages({ ...viewer, owesAgreement: false });
