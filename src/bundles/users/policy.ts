// Who may add people, remove them, and see whom.
import type { Visibility } from '#kernel/content-kinds.ts';
import { hasRole } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { Person } from './queries.ts';

export type ActRefusal = 'signedOut' | 'suspended' | 'agreementOwed' | 'unconfirmed';

/** Why the viewer can't write anything here, whatever it is; null when they can. Asked first by every policy. */
export const refusalToAct = (viewer: Viewer): ActRefusal | null => {
  if (viewer.id === null) return 'signedOut';
  if (viewer.isSuspended) return 'suspended';
  if (viewer.owesAgreement) return 'agreementOwed';
  return viewer.isConfirmed ? null : 'unconfirmed';
};

/** Administrators of the whole portal. decisions.md 6.1 */
export const mayCreateUser = (viewer: Viewer): boolean => !viewer.isSuspended && hasRole(viewer, 'admin');

/** Everybody their own account, also while suspended; administrators of the whole portal every one. */
export const mayEraseUser = (viewer: Viewer, userId: number): boolean =>
  viewer.id === userId || mayCreateUser(viewer);

/** Everybody their own account unless suspended; administrators of the whole portal every one. */
export const mayEditUser = (viewer: Viewer, userId: number): boolean =>
  !viewer.isSuspended && (viewer.id === userId || mayCreateUser(viewer));

/** Moderators of the whole portal see also those who are not confirmed. */
export const maySeeAllUsers = (viewer: Viewer): boolean =>
  !viewer.isSuspended && hasRole(viewer, 'moderator');

/** Erased people nobody sees, unconfirmed ones only themselves and moderators; of suspended ones the name stays. */
export const userVisibility = (viewer: Viewer, person: Person, now: Date): Visibility => {
  if (person.erasedAt) return 'nothing';
  if (viewer.id === person.id || maySeeAllUsers(viewer)) return 'all';
  if (!person.confirmedAt) return 'nothing';
  return person.suspendedUntil && person.suspendedUntil > now ? 'teaser' : 'all';
};
