// Says who may add people, remove them, and see whom.
import type { Visibility } from '#kernel/content-kinds.ts';
import { forbidden } from '#kernel/errors.ts';
import { hasActiveRole, hasRole, mayAct, refusalInWords, refusalToAct } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { Person } from './queries.ts';
import { actRefusals } from './texts.ts';

/** Throws 403 with the reason why the viewer can't write. */
export const demandToAct = (viewer: Viewer): void => {
  const refusal = refusalToAct(viewer);
  if (refusal) throw forbidden(refusalInWords(viewer, actRefusals, refusal));
};

/** Administrators of the whole portal may add people. contract.md 16.1 */
export const mayCreateUser = (viewer: Viewer): boolean => mayAct(viewer) && hasRole(viewer, 'admin');

/** Everybody their own account, also while suspended; administrators of the whole portal every one. */
export const mayEraseUser = (viewer: Viewer, userId: number): boolean =>
  viewer.id === userId || mayCreateUser(viewer);

/** Everybody their own account unless suspended, also before it is confirmed; administrators of the whole portal every one. */
export const mayEditUser = (viewer: Viewer, userId: number): boolean =>
  (viewer.id === userId && !viewer.isSuspended) || mayCreateUser(viewer);

/**
 * Who hasn't confirmed their address may not be the one whose it is: nothing of theirs is to guard it. Suspended people
 * guard their account as before: what is stolen from them would be used in their name.
 */
export const mayAddFactor = (viewer: Viewer): boolean => viewer.id !== null && viewer.isConfirmed;

/** Moderators of the whole portal see also those who are not confirmed. */
export const maySeeAllUsers = (viewer: Viewer): boolean => hasActiveRole(viewer, 'moderator');

type SeenPerson = AccountStatus & Pick<Person, 'id' | 'confirmedAt'>;

type AccountStatus = Pick<Person, 'contributionsHidden' | 'suspendedUntil' | 'erasedAt'>;

/** What they contributed is for nobody but themselves and moderators, as long as they are suspended; contract.md 16.6. */
export const isHidden = (
  { contributionsHidden, suspendedUntil, erasedAt }: AccountStatus,
  now: Date,
): boolean => contributionsHidden && (erasedAt !== null || (suspendedUntil !== null && suspendedUntil > now));

/**
 * Erased people nobody sees, unconfirmed ones and those whose contributions are hidden only themselves and
 * moderators; of suspended ones the name stays.
 */
export const userVisibility = (viewer: Viewer, person: SeenPerson, now: Date): Visibility => {
  if (person.erasedAt) return 'nothing';
  if (viewer.id === person.id || maySeeAllUsers(viewer)) return 'all';
  if (!person.confirmedAt || isHidden(person, now)) return 'nothing';
  return person.suspendedUntil && person.suspendedUntil > now ? 'teaser' : 'all';
};
