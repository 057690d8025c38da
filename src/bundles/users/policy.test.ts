import { describe, expect, it } from 'vitest';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import type { Role } from '#kernel/viewer.ts';
import {
  demandToAct,
  isHidden,
  mayAddFactor,
  mayCreateUser,
  mayEditUser,
  mayEraseUser,
  maySeeAllUsers,
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
const unable = {
  'an unconfirmed administrator': { ...person('admin'), isConfirmed: false },
  'an administrator who owes agreement': { ...person('admin'), owesAgreement: true },
};
const all = Object.keys(viewers) as (keyof typeof viewers)[];
const only = (...names: (keyof typeof viewers)[]) => all.map((name) => [name, names.includes(name)] as const);

describe('adding people', () => {
  it.each(only('an administrator of the portal', 'the portal itself'))('%s: %s', (name, expected) =>
    expect(mayCreateUser(viewers[name])).toBe(expected),
  );
});

describe('accounts of others', () => {
  it.each(Object.entries(unable))('are nothing for %s', (_, viewer) => {
    expect([mayCreateUser(viewer), mayEraseUser(viewer, 8), mayEditUser(viewer, 8)]).toEqual([
      false,
      false,
      false,
    ]);
    expect([mayEraseUser(viewer, 7), mayEditUser(viewer, 7), maySeeAllUsers(viewer)]).toEqual([
      true,
      true,
      true,
    ]);
  });
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
    'suspended until now': { ...somebody, suspendedUntil: now },
    erased: { ...somebody, erasedAt: past },
  };
  it.each([
    ['confirmed', 'all', 'all', 'all'],
    ['not confirmed', 'nothing', 'all', 'all'],
    ['suspended', 'teaser', 'all', 'all'],
    ['hidden while suspended', 'nothing', 'all', 'all'],
    ['hidden once', 'all', 'all', 'all'],
    ['suspended once', 'all', 'all', 'all'],
    ['suspended until now', 'all', 'all', 'all'],
    ['erased', 'nothing', 'nothing', 'nothing'],
  ] as const)('%s: others %s, they themselves %s, moderators %s', (state, others, self, moderator) => {
    const see = (viewer: typeof anonymous) => userVisibility(viewer, states[state], now);
    expect(see(anonymous)).toBe(others);
    expect(see(person('member'))).toBe(others);
    expect(see(aViewer({ id: 8 }))).toBe(self);
    expect(see(person('moderator'))).toBe(moderator);
  });
});

it('who can’t write anything learns why not', () => {
  expect(() => demandToAct(anonymous)).toThrow('Bitte melden Sie sich an.');
  expect(() => demandToAct(aViewer({ isConfirmed: false }))).toThrow('bestätigen Sie erst');
  expect(() => demandToAct(aViewer({ owesAgreement: true }))).toThrow('stimmen Sie zuerst');
  expect(() => demandToAct(aViewer({ isSuspended: true }))).toThrow('gesperrt');
  expect(() => demandToAct(aViewer())).not.toThrow();
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
