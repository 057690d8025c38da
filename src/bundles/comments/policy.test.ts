import { describe, expect, it } from 'vitest';
import { anonymous } from '#kernel/viewer.ts';
import type { Role, Viewer } from '#kernel/viewer.ts';
import {
  mayComment,
  mayDeleteComment,
  mayEditComment,
  mayLockComments,
  refusalToComment,
  refusalToEdit,
} from './policy.ts';

const HERE = '1/4/';
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

describe('commenting', () => {
  it.each([
    ['anonymous', anonymous, 'signedOut', 'signedOut'],
    ['unconfirmed', unconfirmed, 'unconfirmed', 'unconfirmed'],
    ['suspended', suspended, 'suspended', 'suspended'],
    ['a member', member, null, 'locked'],
    ['a moderator of another place', moderatorElsewhere, null, 'locked'],
    ['a moderator of the place', moderator, null, null],
    ['an editor', editor, null, null],
  ] as const)('%s', (_, viewer, open, locked) => {
    expect(refusalToComment(viewer, { isLocked: false, locationPath: HERE })).toBe(open);
    expect(refusalToComment(viewer, { isLocked: true, locationPath: HERE })).toBe(locked);
    expect(mayComment(viewer, { isLocked: true, locationPath: HERE })).toBe(locked === null);
  });
});

describe('changing and deleting a comment of member 7', () => {
  it.each([
    ['anonymous', anonymous, false],
    ['its author', member, true],
    ['its author while suspended', { ...member, isSuspended: true }, false],
    ['another member', person(11), false],
    ['an author of pieces', person(12, 'author'), false],
    ['a moderator of the place', moderator, true],
    ['a moderator of another place', moderatorElsewhere, false],
    ['an editor', editor, true],
  ])('%s', (_, viewer, expected) => {
    expect(mayEditComment(viewer, { authorId: 7, locationPath: HERE })).toBe(expected);
    expect(refusalToEdit(viewer, { authorId: 7, locationPath: HERE }) === null).toBe(expected);
    expect(mayDeleteComment(viewer, { authorId: 7, locationPath: HERE })).toBe(expected);
  });
});

describe('the reason why a comment of member 7 may not be changed', () => {
  it.each([
    ['signedOut', anonymous],
    ['suspended', suspended],
    ['unconfirmed', unconfirmed],
    ['notYours', person(11)],
    ['notYours', moderatorElsewhere],
  ] as const)('%s', (reason, viewer) =>
    expect(refusalToEdit(viewer, { authorId: 7, locationPath: HERE })).toBe(reason),
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
