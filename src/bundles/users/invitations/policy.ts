// Says who may invite people, and whose invitations still hold.
import { hasActiveRole } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { mayAdministerMembers } from '../members/policy.ts';

/** Whoever may give the role to members; a person, who answers for it. */
export const mayInvite = (viewer: Viewer): viewer is Viewer & { readonly id: number } =>
  viewer.id !== null && mayAdministerMembers(viewer);

export const maySeeInvitations = (viewer: Viewer): boolean => hasActiveRole(viewer, 'admin');

/**
 * Says whether somebody who sent an invitation could still give its role; undefined for somebody who is gone. That they have
 * still to agree to new terms isn't held against those whom they invited.
 */
export const stillVouches = (inviter: Viewer | undefined): boolean =>
  inviter !== undefined && mayAdministerMembers({ ...inviter, owesAgreement: false });
