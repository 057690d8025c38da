// Says who may look after members: contract.md 16.1 and 16.6.
import { hasActiveRole, hasRole, mayAct } from '#kernel/viewer.ts';
import type { RoleGrant, Viewer } from '#kernel/viewer.ts';
import { widthOf } from './rules.ts';

/** What the rules need of a member. */
export interface MemberFacts {
  readonly id: number;
  readonly roles: readonly RoleGrant[];
}

export type SuspendRefusal = 'notAllowed' | 'oneself' | 'wider';

/** Moderators of the whole portal and above may use the desk of members. */
export const mayUseMembersDesk = (viewer: Viewer): boolean => hasActiveRole(viewer, 'moderator');

/** Says why the viewer may not suspend somebody, nor lift it; null when they may. Roles of a place count as much as others. */
export const refusalToSuspend = (viewer: Viewer, member: MemberFacts): SuspendRefusal | null => {
  if (!mayAct(viewer) || !mayUseMembersDesk(viewer)) return 'notAllowed';
  if (viewer.id === member.id) return 'oneself';
  const ofWholePortal = viewer.roles.filter(({ locationPath }) => locationPath === '');
  return widthOf(member.roles) > widthOf(ofWholePortal) ? 'wider' : null;
};

export const maySuspend = (viewer: Viewer, member: MemberFacts): boolean =>
  refusalToSuspend(viewer, member) === null;

/** Roles, passes and e-mail addresses are for administrators of the whole portal. */
export const mayAdministerMembers = (viewer: Viewer): boolean => mayAct(viewer) && hasRole(viewer, 'admin');
