// Who may write the pages about the portal itself.
import { hasRole } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';

/** Administrators of the whole portal. contract.md 16.1 */
export const maySaveCmsPages = (viewer: Viewer): boolean => !viewer.isSuspended && hasRole(viewer, 'admin');
