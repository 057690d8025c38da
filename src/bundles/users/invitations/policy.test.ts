import { expect, it } from 'vitest';
import { portalItself } from '#kernel/viewer.ts';
import { aViewer } from '../test-data.ts';
import { mayInvite, maySeeInvitations, stillVouches } from './policy.ts';

const admin = aViewer({ roles: [{ role: 'admin', locationPath: '' }] });
const adminOfPlace = aViewer({ roles: [{ role: 'admin', locationPath: '1/' }] });
const editor = aViewer({ roles: [{ role: 'editor', locationPath: '' }] });

it('administrators of the whole portal invite people, and nobody else', () => {
  expect(mayInvite(admin)).toBe(true);
  expect(mayInvite(adminOfPlace)).toBe(false);
  expect(mayInvite(editor)).toBe(false);
  expect(mayInvite({ ...admin, isSuspended: true })).toBe(false);
  expect(mayInvite({ ...admin, owesAgreement: true })).toBe(false);
});

it('somebody has to answer for an invitation: the portal itself sends none', () =>
  expect(mayInvite(portalItself)).toBe(false));

it('invitations are seen by administrators who are not suspended', () => {
  expect(maySeeInvitations({ ...admin, owesAgreement: true })).toBe(true);
  expect(maySeeInvitations({ ...admin, isSuspended: true })).toBe(false);
  expect(maySeeInvitations(adminOfPlace)).toBe(false);
});

it('an invitation holds as long as whoever sent it could still give the role', () => {
  expect(stillVouches(admin)).toBe(true);
  expect(stillVouches({ ...admin, owesAgreement: true })).toBe(true);
  expect(stillVouches({ ...admin, isSuspended: true })).toBe(false);
  expect(stillVouches(editor)).toBe(false);
  expect(stillVouches(undefined)).toBe(false);
});
