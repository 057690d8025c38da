import { describe, expect, it } from 'vitest';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import type { Role, RoleGrant } from '#kernel/viewer.ts';
import { aViewer } from '../test-data.ts';
import { mayAdministerMembers, maySuspend, mayUseMembersDesk, refusalToSuspend } from './policy.ts';

const holding = (role: Role, locationPath = ''): { roles: RoleGrant[] } => ({
  roles: [{ role, locationPath }],
});
const viewers = {
  'a visitor': anonymous,
  'a member': aViewer(),
  'an author': aViewer(holding('author')),
  'a moderator of a place': aViewer(holding('moderator', '1/4/')),
  'a moderator': aViewer(holding('moderator')),
  'a suspended moderator': aViewer({ ...holding('moderator'), isSuspended: true }),
  'an editor': aViewer(holding('editor')),
  'an administrator of a place': aViewer(holding('admin', '1/')),
  'an administrator': aViewer(holding('admin')),
  'a suspended administrator': aViewer({ ...holding('admin'), isSuspended: true }),
  'the portal itself': portalItself,
};

describe('who looks after members', () => {
  it.each<[keyof typeof viewers, boolean, boolean]>([
    ['a visitor', false, false],
    ['a member', false, false],
    ['an author', false, false],
    ['a moderator of a place', false, false],
    ['a moderator', true, false],
    ['a suspended moderator', false, false],
    ['an editor', true, false],
    ['an administrator of a place', false, false],
    ['an administrator', true, true],
    ['a suspended administrator', false, false],
    ['the portal itself', true, true],
  ])('%s: the desk %s, roles and addresses %s', (who, desk, administration) => {
    expect(mayUseMembersDesk(viewers[who])).toBe(desk);
    expect(mayAdministerMembers(viewers[who])).toBe(administration);
  });
});

it('somebody who may do nothing yet suspends nobody', () => {
  const unconfirmed = aViewer({ ...holding('moderator'), isConfirmed: false });
  expect(refusalToSuspend(unconfirmed, { id: 9, roles: [] })).toBe('notAllowed');
});

const somebody = (roles: RoleGrant[], id = 9) => ({ id, roles });

describe('who suspends whom', () => {
  it.each<[keyof typeof viewers, Role, string, ReturnType<typeof refusalToSuspend>]>([
    ['a member', 'member', '', 'notAllowed'],
    ['a moderator of a place', 'member', '1/4/', 'notAllowed'],
    ['a moderator', 'member', '', null],
    ['a moderator', 'author', '', null],
    ['a moderator', 'moderator', '', null],
    ['a moderator', 'editor', '', 'wider'],
    ['a moderator', 'editor', '1/4/', 'wider'],
    ['a moderator', 'admin', '1/4/', 'wider'],
    ['an editor', 'editor', '', null],
    ['an editor', 'admin', '', 'wider'],
    ['an administrator', 'admin', '', null],
    ['a suspended administrator', 'member', '', 'notAllowed'],
    ['the portal itself', 'admin', '', null],
  ])('%s, somebody who is %s of %j: %s', (who, role, locationPath, refusal) =>
    expect(refusalToSuspend(viewers[who], somebody([{ role, locationPath }]))).toBe(refusal),
  );

  it('is never about oneself, and anybody may be without a role', () => {
    const moderator = viewers['a moderator'];
    expect(refusalToSuspend(moderator, somebody([], moderator.id!))).toBe('oneself');
    expect(refusalToSuspend(moderator, somebody([]))).toBeNull();
  });

  it('counts of a viewer what holds for the whole portal, not the wider role of a place', () => {
    const mixed = aViewer({ roles: [...holding('moderator').roles, ...holding('admin', '1/4/').roles] });
    expect(refusalToSuspend(mixed, somebody(holding('editor').roles))).toBe('wider');
  });
});

describe('suspending', () => {
  it.each([
    ['a moderator a member', 'a moderator', 'member', true],
    ['a moderator an administrator', 'a moderator', 'admin', false],
    ['a member another one', 'a member', 'member', false],
  ] as const)('%s', (_, who, role, expected) =>
    expect(maySuspend(viewers[who], somebody([{ role, locationPath: '' }]))).toBe(expected),
  );
});
