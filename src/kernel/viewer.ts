// A viewer is who is looking: anonymous is a viewer too. The bundle that knows people supplies the resolver.

import * as texts from './texts.ts';

export type Role = 'member' | 'author' | 'moderator' | 'editor' | 'admin';

/** A role held at a place and everything below it; the empty path is the whole portal. */
export interface RoleGrant {
  readonly role: Role;
  readonly locationPath: string;
}

export interface Viewer {
  /** It is null for anonymous. */
  readonly id: number | null;
  readonly name: string;
  readonly isConfirmed: boolean;
  readonly isSuspended: boolean;
  readonly roles: readonly RoleGrant[];
  /** Has not agreed to the terms that hold now: reads, but doesn't write. */
  readonly owesAgreement: boolean;
  /** The titles of the pages that agreement is owed to, where it isn't the terms. */
  readonly owedPages?: readonly string[];
  /** Has a role that demands a second factor, and none: the roles rest, and nothing is done until there is one. */
  readonly owesFactor: boolean;
  /** The paths of places where they must not write for a while. */
  readonly suspendedPaths?: readonly string[];
  /** May read premium pieces: holds a running pass. */
  readonly hasPass: boolean;
}

export const anonymous: Viewer = Object.freeze({
  id: null,
  name: '',
  isConfirmed: false,
  isSuspended: false,
  owesAgreement: false,
  owesFactor: false,
  roles: [],
  hasPass: false,
});

const passHolder: Viewer = Object.freeze({ ...anonymous, hasPass: true });

/** Roles that open nothing that others couldn't read, but for one's own pieces. */
const READ_AS_ALL: readonly Role[] = ['member', 'author'];

/** Returns a viewer who is nobody and reads the same; undefined for those who look after something and see more. */
export const plainReaderOf = ({ roles, hasPass }: Viewer): Viewer | undefined => {
  if (!roles.every(({ role }) => READ_AS_ALL.includes(role))) return undefined;
  return hasPass ? passHolder : anonymous;
};

/** Does what the portal itself starts: demo content, jobs, first administrator. */
export const portalItself: Viewer = Object.freeze({
  ...anonymous,
  isConfirmed: true,
  roles: [{ role: 'admin' as const, locationPath: '' }],
});

/** The viewer behind a session cookie's value, or undefined when it is unknown or over. */
export type ViewerResolver<C> = (ctx: C, sessionToken: string) => Promise<Viewer | undefined>;

/** The roles that each role implies: admin ⊃ editor ⊃ moderator and author ⊃ member. contract.md 16.1 */
const IMPLIED: Readonly<Record<Role, readonly Role[]>> = {
  member: ['member'],
  author: ['author', 'member'],
  moderator: ['moderator', 'member'],
  editor: ['editor', 'moderator', 'author', 'member'],
  admin: ['admin', 'editor', 'moderator', 'author', 'member'],
};

/** Returns true when the viewer holds `role` (or a wider one) at `locationPath`, e.g. `1/4/7/`. */
export const hasRole = (viewer: Viewer, role: Role, locationPath = ''): boolean =>
  viewer.roles.some(
    (grant) => IMPLIED[grant.role].includes(role) && locationPath.startsWith(grant.locationPath),
  );

/** Returns true when `role` is one of those that the grant comes to, wherever it holds. */
export const comesTo = (grant: RoleGrant, role: Role): boolean => IMPLIED[grant.role].includes(role);

export const isSignedIn = (viewer: Viewer): viewer is Viewer & { readonly id: number } => viewer.id !== null;

/** Says whether the viewer is that person; who isn't signed in is nobody, and nobody's are things without a person. */
export const isOneself = (viewer: Viewer, userId: number | null | undefined): boolean =>
  viewer.id !== null && viewer.id === userId;

export type ActRefusal = 'signedOut' | 'suspended' | 'agreementOwed' | 'unconfirmed' | 'factorOwed';

/**
 * Says why the viewer can't change anything here, whatever it is; null when they can, as the portal itself can. Every policy of
 * something that is done asks this first, or `mayAct`. docs/decisions/0056
 */
export const refusalToAct = (viewer: Viewer): ActRefusal | null => {
  if (viewer === portalItself) return null;
  if (viewer.id === null) return 'signedOut';
  if (viewer.isSuspended) return 'suspended';
  if (viewer.owesAgreement) return 'agreementOwed';
  if (!viewer.isConfirmed) return 'unconfirmed';
  return viewer.owesFactor ? 'factorOwed' : null;
};

/** Must not write at the place, nor in what lies in it; reads, and writes elsewhere. */
export const isSuspendedAt = ({ suspendedPaths = [] }: Viewer, locationPath: string): boolean =>
  suspendedPaths.some((path) => locationPath.startsWith(path));

/** Returns why somebody is refused in the words of `refusals`; agreement that is owed to other pages than the terms names them. */
export const refusalInWords = <Refusal extends string>(
  { owedPages = [] }: Pick<Viewer, 'owedPages'>,
  refusals: Readonly<Record<Refusal, string>>,
  refusal: Refusal,
): string =>
  refusal === 'agreementOwed' && owedPages.length > 0 ? texts.pagesOwed(owedPages) : refusals[refusal];

export const mayAct = (viewer: Viewer): boolean => refusalToAct(viewer) === null;

/** Holds the role and isn't suspended: what somebody sees because they look after it. */
export const hasActiveRole = (viewer: Viewer, role: Role, locationPath = ''): boolean =>
  !viewer.isSuspended && hasRole(viewer, role, locationPath);

/** Returns paths of the places where a role is held as `hasActiveRole` has it; the empty one is the whole portal. */
export const activeRolePaths = (viewer: Viewer, role: Role): readonly string[] =>
  viewer.roles
    .filter((grant) => hasActiveRole({ ...viewer, roles: [grant] }, role, grant.locationPath))
    .map(({ locationPath }) => locationPath);
