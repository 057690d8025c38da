import { describe, expect, it } from 'vitest';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import type { Role, Viewer } from '#kernel/viewer.ts';
import {
  mayApproveComment,
  mayComment,
  mayDeleteComment,
  mayEditComment,
  mayLockComments,
  mayModerate,
  mayReply,
  maySeeComment,
  maySeePending,
  refusalToComment,
  refusalToEdit,
} from './policy.ts';
import type { CommentFacts } from './policy.ts';

const HERE = '1/4/';
const NOW = new Date('2026-11-20T09:30:00Z');
const person = (id: number, role: Role = 'member', locationPath = ''): Viewer => ({
  ...anonymous,
  id,
  isConfirmed: true,
  roles: [{ role, locationPath }],
});
const member = person(7);
const moderator = person(8, 'moderator', HERE);
const moderatorElsewhere = person(9, 'moderator', '1/5/');
const editor = person(10, 'editor');
const suspended = { ...moderator, isSuspended: true };
const unconfirmed = { ...member, isConfirmed: false };
const owing = { ...member, owesAgreement: true };

const comment: CommentFacts = { authorId: 7, locationPath: HERE, state: 'visible', createdAt: NOW };
const FOR_EVER = { now: NOW, editMinutes: 0 };

describe('commenting', () => {
  it.each([
    ['anonymous', anonymous, 'signedOut', 'signedOut'],
    ['unconfirmed', unconfirmed, 'unconfirmed', 'unconfirmed'],
    ['suspended', suspended, 'suspended', 'suspended'],
    ['who owes agreement', owing, 'agreementOwed', 'agreementOwed'],
    ['a member', member, null, 'locked'],
    ['a moderator of another place', moderatorElsewhere, null, 'locked'],
    ['a moderator of the place', moderator, null, null],
    ['an editor', editor, null, null],
  ] as const)('%s', (_, viewer, open, locked) => {
    expect(refusalToComment(viewer, { isLocked: false, locationPath: HERE })).toBe(open);
    expect(refusalToComment(viewer, { isLocked: true, locationPath: HERE })).toBe(locked);
    expect(mayComment(viewer, { isLocked: true, locationPath: HERE })).toBe(locked === null);
    expect(mayReply(viewer, comment, { isLocked: false, locationPath: HERE })).toBe(open === null);
  });

  it('is for nobody who must not write at the place, moderators or not', () => {
    const open = { isLocked: false, locationPath: HERE };
    for (const viewer of [member, moderator]) {
      const suspendedHere = { ...viewer, suspendedPaths: ['1/'] };
      expect(refusalToComment(suspendedHere, open)).toBe('suspendedHere');
      expect(refusalToEdit(suspendedHere, comment, FOR_EVER)).toBe('suspendedHere');
      expect(refusalToComment({ ...viewer, suspendedPaths: ['2/'] }, open)).toBe(null);
    }
  });

  it('is closed to all but moderators where the portal says so', () => {
    const closed = { isLocked: false, areCommentsClosed: true, locationPath: HERE };
    expect(refusalToComment(member, closed)).toBe('closed');
    expect(refusalToComment(moderator, closed)).toBe(null);
  });

  it.each(['held', 'gone', 'deleted'] as const)('answers nothing that is %s', (state) =>
    expect(mayReply(editor, { ...comment, state }, { isLocked: false, locationPath: HERE })).toBe(false),
  );
});

describe('changing and deleting a comment of member 7', () => {
  it.each([
    ['anonymous', anonymous, false],
    ['its author', member, true],
    ['its author while suspended', { ...member, isSuspended: true }, false],
    ['its author who owes agreement', owing, false],
    ['another member', person(11), false],
    ['an author of pieces', person(12, 'author'), false],
    ['a moderator of the place', moderator, true],
    ['a moderator of another place', moderatorElsewhere, false],
    ['an editor', editor, true],
  ])('%s', (_, viewer, expected) => {
    for (const state of ['visible', 'held'] as const) {
      expect(mayEditComment(viewer, { ...comment, state }, FOR_EVER)).toBe(expected);
      expect(refusalToEdit(viewer, { ...comment, state }, FOR_EVER) === null).toBe(expected);
      expect(mayDeleteComment(viewer, { ...comment, state })).toBe(expected);
    }
    for (const state of ['gone', 'deleted'] as const) {
      expect(mayEditComment(viewer, { ...comment, state }, FOR_EVER)).toBe(false);
      expect(mayDeleteComment(viewer, { ...comment, state })).toBe(false);
    }
  });
});

describe('the reason why a comment of member 7 may not be changed', () => {
  it.each([
    ['signedOut', anonymous],
    ['suspended', suspended],
    ['unconfirmed', unconfirmed],
    ['agreementOwed', owing],
    ['notYours', person(11)],
    ['notYours', moderatorElsewhere],
  ] as const)('%s', (reason, viewer) => expect(refusalToEdit(viewer, comment, FOR_EVER)).toBe(reason));

  it.each([
    ['its author in time', member, 10 * 60_000, null],
    ['its author too late', member, 10 * 60_000 + 1, 'tooLate'],
    ['moderators at any time', moderator, 86_400_000, null],
  ] as const)('with ten minutes to change it: %s', (_, viewer, passed, reason) => {
    const rules = { now: new Date(NOW.getTime() + passed), editMinutes: 10 };
    expect(refusalToEdit(viewer, comment, rules)).toBe(reason);
  });

  it('is no time where there are no minutes, and a time where there is one', () => {
    const now = new Date(NOW.getTime() + 60_001);
    expect(refusalToEdit(member, comment, { now, editMinutes: 0 })).toBe(null);
    expect(refusalToEdit(member, comment, { now, editMinutes: 1 })).toBe('tooLate');
  });
});

describe('seeing and approving what member 7 wrote and is held', () => {
  it.each([
    ['anonymous', anonymous, false, false],
    ['its author', member, true, false],
    ['another member', person(11), false, false],
    ['a moderator of another place', moderatorElsewhere, false, false],
    ['a moderator of the place', moderator, true, true],
    ['a suspended moderator', suspended, false, false],
    ['an editor', editor, true, true],
  ])('%s', (_, viewer, sees, approves) => {
    const held = { ...comment, state: 'held' as const };
    expect([maySeeComment(viewer, held), mayApproveComment(viewer, held)]).toEqual([sees, approves]);
    expect([maySeeComment(viewer, comment), mayApproveComment(viewer, comment)]).toEqual([true, false]);
    for (const state of ['gone', 'deleted'] as const)
      expect(maySeeComment(viewer, { ...comment, state })).toBe(false);
  });
});

describe('seeing what somebody hidden wrote', () => {
  it.each([
    ['anonymous', anonymous, false],
    ['another member', person(11), false],
    ['its author', member, true],
    ['a moderator of the place', moderator, true],
    ['a moderator of another place', moderatorElsewhere, false],
    ['the portal itself', portalItself, false],
  ])('%s', (_, viewer, sees) =>
    expect(maySeeComment(viewer, { ...comment, isAuthorHidden: true })).toBe(sees),
  );
});

describe('locking', () => {
  it.each([
    ['anonymous', anonymous, false],
    ['a member', member, false],
    ['an author of pieces', person(12, 'author'), false],
    ['a moderator of the place', moderator, true],
    ['a moderator of another place', moderatorElsewhere, false],
    ['a suspended moderator', suspended, false],
    ['an editor', editor, true],
  ])('%s', (_, viewer, expected) => expect(mayLockComments(viewer, { locationPath: HERE })).toBe(expected));
});

describe('moderating a place, and seeing what is held there', () => {
  it.each([
    ['anonymous', anonymous, false, false],
    ['a member', member, false, false],
    ['a moderator of the place', moderator, true, true],
    ['a moderator of another place', moderatorElsewhere, false, false],
    ['an editor', editor, true, true],
    ['a suspended moderator', suspended, false, false],
    ['an unconfirmed moderator', { ...moderator, isConfirmed: false }, false, true],
    ['a moderator who owes agreement', { ...moderator, owesAgreement: true }, false, true],
  ])('%s: moderates %s, sees %s', (_, viewer, moderates, sees) => {
    expect(mayModerate(viewer, comment)).toBe(moderates);
    expect(maySeePending(viewer, comment)).toBe(sees);
  });
});
