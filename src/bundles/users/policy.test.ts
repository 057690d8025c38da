import { describe, expect, it } from 'vitest';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import type { Role } from '#kernel/viewer.ts';
import {
  isHidden,
  mayAddFactor,
  mayCreateUser,
  mayEditUser,
  mayEraseUser,
  maySeeAllUsers,
  refusalToAct,
  userVisibility,
} from './policy.ts';
import { aViewer } from './test-data.ts';

const person = (role: Role, locationPath = '') => aViewer({ id: 7, roles: [{ role, locationPath }] });

const viewers = {
  anonymous,
  'a member': person('member'),
  'an author': person('author'),
  'a moderator of one place': person('moderator', '1/4/'),
  'a moderator of the portal': person('moderator'),
  'an editor of the portal': person('editor'),
  'an administrator of one place': person('admin', '1/4/'),
  'a suspended administrator': { ...person('admin'), isSuspended: true },
  'an administrator of the portal': person('admin'),
  'the portal itself': portalItself,
};
const all = Object.keys(viewers) as (keyof typeof viewers)[];
const only = (...names: (keyof typeof viewers)[]) => all.map((name) => [name, names.includes(name)] as const);

describe('adding people', () => {
  it.each(only('an administrator of the portal', 'the portal itself'))('%s: %s', (name, expected) =>
    expect(mayCreateUser(viewers[name])).toBe(expected),
  );
});

describe('removing somebody else', () => {
  it.each(only('an administrator of the portal', 'the portal itself'))('%s: %s', (name, expected) =>
    expect(mayEraseUser(viewers[name], 8)).toBe(expected),
  );
});

describe('removing oneself', () => {
  it.each(all.filter((name) => viewers[name].id !== null))('%s may', (name) =>
    expect(mayEraseUser(viewers[name], 7)).toBe(true),
  );
});

describe('seeing people who are not confirmed', () => {
  it.each(
    only(
      'a moderator of the portal',
      'an editor of the portal',
      'an administrator of the portal',
      'the portal itself',
    ),
  )('%s: %s', (name, expected) => expect(maySeeAllUsers(viewers[name])).toBe(expected));
});

describe('what one sees of a person', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const [past, future] = [new Date('2026-11-19T12:00:00Z'), new Date('2026-11-21T12:00:00Z')];
  const somebody = {
    pictureId: null,
    id: 8,
    name: 'Linh Tran',
    confirmedAt: past,
    suspendedUntil: null,
    contributionsHidden: false,
    erasedAt: null,
    about: '',
    isNoindex: false,
  };
  const states = {
    confirmed: somebody,
    'not confirmed': { ...somebody, confirmedAt: null },
    suspended: { ...somebody, suspendedUntil: future },
    'hidden while suspended': { ...somebody, suspendedUntil: future, contributionsHidden: true },
    'hidden once': { ...somebody, suspendedUntil: past, contributionsHidden: true },
    'suspended once': { ...somebody, suspendedUntil: past },
    erased: { ...somebody, erasedAt: past },
  };
  it.each([
    ['confirmed', 'all', 'all', 'all'],
    ['not confirmed', 'nothing', 'all', 'all'],
    ['suspended', 'teaser', 'all', 'all'],
    ['hidden while suspended', 'nothing', 'all', 'all'],
    ['hidden once', 'all', 'all', 'all'],
    ['suspended once', 'all', 'all', 'all'],
    ['erased', 'nothing', 'nothing', 'nothing'],
  ] as const)('%s: others %s, they themselves %s, moderators %s', (state, others, self, moderator) => {
    const see = (viewer: typeof anonymous) => userVisibility(viewer, states[state], now);
    expect(see(anonymous)).toBe(others);
    expect(see(person('member'))).toBe(others);
    expect(see(aViewer({ id: 8 }))).toBe(self);
    expect(see(person('moderator'))).toBe(moderator);
  });
});

describe('why somebody can’t write', () => {
  it.each([
    ['a visitor', anonymous, 'signedOut'],
    [
      'the suspended, whatever else',
      { isSuspended: true, owesAgreement: true, isConfirmed: false },
      'suspended',
    ],
    ['who owes agreement, whatever else', { owesAgreement: true, isConfirmed: false }, 'agreementOwed'],
    ['the unconfirmed', { isConfirmed: false }, 'unconfirmed'],
    ['a member', {}, null],
  ])('%s', (_, changes, expected) =>
    expect(refusalToAct('id' in changes ? changes : aViewer(changes))).toBe(expected),
  );
});

describe('changing an account', () => {
  it.each(only('an administrator of the portal', 'the portal itself'))(
    'of somebody else: %s: %s',
    (name, may) => expect(mayEditUser(viewers[name], 8)).toBe(may),
  );

  it.each(all.filter((name) => viewers[name].id !== null))('one’s own: %s, unless suspended', (name) =>
    expect(mayEditUser(viewers[name], 7)).toBe(name !== 'a suspended administrator'),
  );
});

describe('guarding an account by a second factor', () => {
  it.each([
    ['a member', {}, true],
    ['the suspended', { isSuspended: true }, true],
    ['the unconfirmed', { isConfirmed: false }, false],
    ['who is nobody', { id: null }, false],
  ])('%s: %s', (_, changes, expected) => expect(mayAddFactor(aViewer(changes))).toBe(expected));
});

describe('what somebody contributed is hidden', () => {
  const now = new Date('2026-11-20T10:00:00Z');
  const standing = { contributionsHidden: true, suspendedUntil: null, erasedAt: null };

  it.each([
    ['while they are suspended', { suspendedUntil: new Date(now.getTime() + 1) }, true],
    ['until the last moment of it', { suspendedUntil: now }, false],
    ['after they were erased', { erasedAt: now }, true],
    ['never when they are not suspended', {}, false],
    ['never when it was not asked for', { contributionsHidden: false, erasedAt: now }, false],
  ])('%s: %o: %s', (_, changes, expected) =>
    expect(isHidden({ ...standing, ...changes }, now)).toBe(expected),
  );
});
