import { describe, expect, it } from 'vitest';
import {
  activeRolePaths,
  anonymous,
  hasActiveRole,
  hasRole,
  isOneself,
  isSignedIn,
  isSuspendedAt,
  mayAct,
  plainReaderOf,
  portalItself,
  refusalInWords,
  refusalToAct,
} from './viewer.ts';
import type { Role, Viewer } from './viewer.ts';

const ROLES: readonly Role[] = ['member', 'author', 'moderator', 'editor', 'admin'];
const holding = (role: Role, locationPath = ''): Viewer => ({
  ...anonymous,
  id: 1,
  roles: [{ role, locationPath }],
});

describe('roles', () => {
  it.each<[Role, readonly Role[]]>([
    ['member', ['member']],
    ['author', ['member', 'author']],
    ['moderator', ['member', 'moderator']],
    ['editor', ['member', 'author', 'moderator', 'editor']],
    ['admin', ['member', 'author', 'moderator', 'editor', 'admin']],
  ])('%s includes %j and nothing else', (role, included) =>
    expect(ROLES.filter((asked) => hasRole(holding(role), asked))).toEqual(included),
  );

  it.each([
    ['', '', true],
    ['', '1/4/7/', true],
    ['1/4/', '1/4/', true],
    ['1/4/', '1/4/7/', true],
    ['1/4/', '1/', false],
    ['1/4/', '', false],
    ['1/4/', '1/40/', false],
    ['1/4/', '2/1/4/', false],
  ])('held at „%s“ counts at „%s“: %s', (held, asked, counts) =>
    expect(hasRole(holding('editor', held), 'editor', asked)).toBe(counts),
  );

  it('add up, each at its place', () => {
    const viewer: Viewer = {
      ...anonymous,
      id: 1,
      roles: [
        { role: 'moderator', locationPath: '1/4/' },
        { role: 'author', locationPath: '' },
      ],
    };
    expect(hasRole(viewer, 'author', '1/4/')).toBe(true);
    expect(hasRole(viewer, 'moderator', '1/4/7/')).toBe(true);
    expect(hasRole(viewer, 'moderator', '2/')).toBe(false);
    expect(hasRole(viewer, 'editor', '1/4/')).toBe(false);
  });
});

describe('viewers', () => {
  it('who are anonymous hold no role and are not signed in', () => {
    expect(ROLES.filter((role) => hasRole(anonymous, role))).toEqual([]);
    expect(isSignedIn(anonymous)).toBe(false);
    expect(isSignedIn(holding('member'))).toBe(true);
  });

  it('may be nobody of whom nothing is known, or the portal itself, which looks after all of it', () => {
    expect(anonymous).toEqual({
      id: null,
      name: '',
      isConfirmed: false,
      isSuspended: false,
      owesAgreement: false,
      owesFactor: false,
      roles: [],
      hasPass: false,
    });
    const roles = [{ role: 'admin', locationPath: '' }];
    expect(portalItself).toEqual({ ...anonymous, isConfirmed: true, roles });
  });

  it('are suspended at places, and at what lies in them', () => {
    const suspended = { ...holding('member'), suspendedPaths: ['1/4/', '2/'] };
    expect(
      ['1/4/', '1/4/7/', '2/3/', '1/', '1/40/', '3/1/4/'].map((path) => isSuspendedAt(suspended, path)),
    ).toEqual([true, true, true, false, false, false]);
    expect(isSuspendedAt(holding('member'), '1/4/')).toBe(false);
  });

  it('are themselves, and nobody where there is no person', () => {
    expect(isOneself(holding('member'), 1)).toBe(true);
    expect(isOneself(holding('member'), 2)).toBe(false);
    expect(isOneself(holding('member'), null)).toBe(false);
    expect(isOneself(anonymous, null)).toBe(false);
    expect(isOneself(anonymous, undefined)).toBe(false);
    expect(isOneself(portalItself, null)).toBe(false);
  });

  it('the portal itself may everything and is nobody', () => {
    expect(hasRole(portalItself, 'admin', '1/4/')).toBe(true);
    expect(isSignedIn(portalItself)).toBe(false);
  });

  it('can’t be changed by whoever holds one', () => {
    expect(() => Object.assign(anonymous, { id: 1 })).toThrow();
    expect(() => Object.assign(portalItself, { id: 1 })).toThrow();
  });
});

describe('as whom somebody reads', () => {
  it.each<[Role, boolean]>([
    ['member', true],
    ['author', true],
    ['moderator', false],
    ['editor', false],
    ['admin', false],
  ])('%s as everybody does: %s', (role, isPlain) => {
    expect(plainReaderOf(holding(role, '1/4/'))).toBe(isPlain ? anonymous : undefined);
  });

  it('not as everybody who looks after anything beside', () => {
    const roles = (['member', 'moderator', 'author'] as const).map((role) => ({ role, locationPath: '' }));
    expect(plainReaderOf({ ...holding('member'), roles })).toBeUndefined();
    expect(plainReaderOf({ ...holding('member'), roles: [] })).toBe(anonymous);
  });

  it('with a pass as everybody who has one', () => {
    const reader = plainReaderOf({ ...holding('member'), hasPass: true, name: 'Ruth Lindner' });
    expect(reader).toEqual({ ...anonymous, hasPass: true });
  });
});

describe('why somebody can’t act', () => {
  const member = { ...holding('member'), isConfirmed: true };

  it.each<[string, Viewer, ReturnType<typeof refusalToAct>]>([
    ['a visitor', anonymous, 'signedOut'],
    ['a visitor with a pass', { ...anonymous, hasPass: true }, 'signedOut'],
    [
      'the suspended, whatever else',
      { ...member, isSuspended: true, owesAgreement: true, isConfirmed: false },
      'suspended',
    ],
    ['who owes a second factor', { ...member, isConfirmed: true, owesFactor: true }, 'factorOwed'],
    [
      'who owes agreement, whatever else',
      { ...member, owesAgreement: true, isConfirmed: false },
      'agreementOwed',
    ],
    ['the unconfirmed', { ...member, isConfirmed: false }, 'unconfirmed'],
    ['a member', member, null],
    ['the portal itself', portalItself, null],
  ])('%s: %3$s', (_, viewer, expected) => {
    expect(refusalToAct(viewer)).toBe(expected);
    expect(mayAct(viewer)).toBe(expected === null);
  });
});

describe('a refusal in words', () => {
  const refusals = { agreementOwed: 'den Bedingungen', unconfirmed: 'die Adresse' };

  it.each<[readonly string[] | undefined, keyof typeof refusals, string]>([
    [undefined, 'agreementOwed', 'den Bedingungen'],
    [[], 'agreementOwed', 'den Bedingungen'],
    [['Netiquette'], 'unconfirmed', 'die Adresse'],
    [['Netiquette'], 'agreementOwed', 'Bitte stimmen Sie zuerst der Seite „Netiquette“ zu.'],
    [['A', 'B'], 'agreementOwed', 'Bitte stimmen Sie zuerst den Seiten „A“ und „B“ zu.'],
    [['A', 'B', 'C'], 'agreementOwed', 'Bitte stimmen Sie zuerst den Seiten „A“, „B“ und „C“ zu.'],
  ])('to whom owes %j: %s', (owedPages, refusal, words) => {
    expect(refusalInWords(owedPages ? { owedPages } : {}, refusals, refusal)).toBe(words);
  });
});

describe('a role in force', () => {
  const moderator = holding('moderator', '1/4/');

  it('is one that is held, and rests while somebody is suspended', () => {
    expect(hasActiveRole(moderator, 'moderator', '1/4/7/')).toBe(true);
    expect(hasActiveRole(moderator, 'moderator')).toBe(false);
    expect(hasActiveRole({ ...moderator, isSuspended: true }, 'moderator', '1/4/')).toBe(false);
  });

  it('is held at places', () => {
    expect(activeRolePaths(holding('member'), 'moderator')).toEqual([]);
    expect(activeRolePaths(moderator, 'moderator')).toEqual(['1/4/']);
    expect(activeRolePaths(moderator, 'editor')).toEqual([]);
    expect(activeRolePaths(holding('editor'), 'moderator')).toEqual(['']);
    expect(activeRolePaths({ ...moderator, isSuspended: true }, 'moderator')).toEqual([]);
  });
});
