import { describe, expect, it } from 'vitest';
import { anonymous } from '#kernel/viewer.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { FIRST_MESSAGES, MESSAGES_PER_MINUTE, NEW_THREADS_PER_DAY } from './constants.ts';
import { refusalByRate, refusalToWrite } from './policy.ts';
import type { Relation } from './policy.ts';

const roleAt = (role: 'moderator' | 'editor' | 'admin', locationPath = '') => ({
  roles: [{ role, locationPath }],
});
const member = aViewer({ id: 1 });
const moderator = aViewer({ id: 1, ...roleAt('moderator') });
const localModerator = aViewer({ id: 1, ...roleAt('moderator', '1/4/') });

const strangers: Relation = {
  recipientId: 2,
  hasBlocked: false,
  isBlocked: false,
  accepts: 'everybody',
  isFollowed: false,
  written: 0,
  answered: 0,
};
const relation = (changes: Partial<Relation>): Relation => ({ ...strangers, ...changes });

describe('writing to somebody', () => {
  it.each([
    ['a member may', member, {}, null],
    ['a visitor may not', anonymous, {}, 'signedOut'],
    ['somebody suspended may not', aViewer({ isSuspended: true }), {}, 'suspended'],
    ['somebody who owes agreement may not', aViewer({ owesAgreement: true }), {}, 'agreementOwed'],
    ['somebody unconfirmed may not', aViewer({ isConfirmed: false }), {}, 'unconfirmed'],
    ['nobody may to themselves', member, { recipientId: 1 }, 'self'],
    ['not while one blocks the other', member, { hasBlocked: true }, 'blockedByYou'],
    ['not while one is blocked', member, { isBlocked: true }, 'blockedByThem'],
    ['also moderators can be blocked', moderator, { isBlocked: true }, 'blockedByThem'],
    ['strangers may not to those who want nobody', member, { accepts: 'nobody' }, 'notWanted'],
    ['nor to those who want only people they follow', member, { accepts: 'followed' }, 'notWanted'],
    ['whom they follow may', member, { accepts: 'followed', isFollowed: true }, null],
    [
      'whom they follow may not if they want nobody',
      member,
      { accepts: 'nobody', isFollowed: true },
      'notWanted',
    ],
    ['whoever was answered may', member, { accepts: 'nobody', answered: 1 }, null],
    ['moderators of the portal may', moderator, { accepts: 'nobody' }, null],
    ['moderators of a place may not', localModerator, { accepts: 'nobody' }, 'notWanted'],
  ] as const)('%s', (_, viewer, changes, expected) => {
    expect(refusalToWrite(viewer, relation(changes))).toBe(expected);
  });
});

it('is for moderators of the portal alone where members don’t write to each other', () => {
  expect(refusalToWrite(member, strangers, true)).toBe('closed');
  expect(refusalToWrite(localModerator, strangers, true)).toBe('closed');
  expect(refusalToWrite(moderator, strangers, true)).toBeNull();
  expect(refusalToWrite(member, strangers, false)).toBeNull();
});

describe('writing much', () => {
  const calm = { messagesInMinute: 0, newThreadsInDay: 0 };
  it.each([
    ['a first message passes', {}, calm, null],
    ['the last of the first ones passes', { written: FIRST_MESSAGES - 1 }, calm, null],
    ['then one waits for an answer', { written: FIRST_MESSAGES }, calm, 'unanswered'],
    ['an answer ends the waiting', { written: 100, answered: 1 }, calm, null],
    [
      'too many new threads in a day',
      {},
      { ...calm, newThreadsInDay: NEW_THREADS_PER_DAY },
      'tooManyNewThreads',
    ],
    ['who was written to already is none', { written: 1 }, { ...calm, newThreadsInDay: 99 }, null],
    ['who wrote first is none', { answered: 1 }, { ...calm, newThreadsInDay: 99 }, null],
    ['too fast', { answered: 1 }, { ...calm, messagesInMinute: MESSAGES_PER_MINUTE }, 'tooFast'],
  ] as const)('%s', (_, changes, rate, expected) => {
    expect(refusalByRate(member, relation(changes), rate)).toBe(expected);
    expect(refusalByRate(moderator, relation(changes), rate)).toBeNull();
  });
});
