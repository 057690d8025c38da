// This says who works in the cockpit.
import { activeRolePaths, isSignedIn } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';

/** Allows whoever moderates or edits any place, or administers the portal. */
export const mayUseCockpit = (viewer: Viewer): boolean =>
  isSignedIn(viewer) && activeRolePaths(viewer, 'moderator').length > 0;
