import { describe, expect, it } from 'vitest';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import type { Role } from '#kernel/viewer.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { isOpenToAll, mayPublishSnapshot, mayShowImage, snapshotVisibility } from './policy.ts';
import type { SnapshotFacts } from './policy.ts';
import type { SnapshotState } from './schema.ts';

const HERE = '1/4/';
const NOW = new Date('2026-11-20T10:00:00Z');
const LATER = new Date('2026-11-20T10:00:00.001Z');

const person = (id: number, role: Role, locationPath = '') =>
  aViewer({ id, roles: [{ role, locationPath }] });
const author = person(7, 'author', HERE);

const viewers = {
  anonymous,
  'a member': person(8, 'member'),
  'its author': author,
  'its author while suspended': { ...author, isSuspended: true },
  'another author': person(10, 'author', HERE),
  'a moderator of the place': person(11, 'moderator', HERE),
  'an editor of the place': person(12, 'editor', HERE),
  'an editor of what lies above': person(13, 'editor', '1/'),
  'an editor of what lies below': person(14, 'editor', '1/4/9/'),
  'an editor of another place': person(15, 'editor', '1/5/'),
  'an administrator': person(16, 'admin'),
  'the portal itself': portalItself,
};
type Name = keyof typeof viewers;
const everybody = Object.keys(viewers) as Name[];
const EDITORS: readonly Name[] = [
  'an editor of the place',
  'an editor of what lies above',
  'an administrator',
  'the portal itself',
];
const AUTHOR: readonly Name[] = ['its author', 'its author while suspended'];

const snapshot = (changes: Partial<SnapshotFacts>): SnapshotFacts => ({
  state: 'published',
  publishedAt: NOW,
  authorId: 7,
  locationPath: HERE,
  ...changes,
});
const seenBy = (name: Name, changes: Partial<SnapshotFacts>) =>
  snapshotVisibility(viewers[name], snapshot(changes), NOW);

/** Names of those who see all, in the order of the table. */
const readersOf = (changes: Partial<SnapshotFacts>) =>
  everybody.filter((name) => seenBy(name, changes) === 'all');
const inOrder = (names: readonly Name[]) => everybody.filter((name) => names.includes(name));

const mayPublish = (authorId: number) =>
  everybody.filter((name) => mayPublishSnapshot(viewers[name], { locationPath: HERE, authorId }));

const mayShow = (name: Name) => mayShowImage(viewers[name], { ownerId: 7, locationPath: HERE });

describe('what a viewer sees of a snapshot', () => {
  it('published: all of it, everybody', () => expect(readersOf({})).toEqual(everybody));

  it.each<SnapshotState>(['draft', 'scheduled', 'in-review', 'withdrawn', 'expired'])(
    '%s: its author and editors of the place, others nothing',
    (state) => {
      expect(readersOf({ state })).toEqual(inOrder([...AUTHOR, ...EDITORS]));
      expect(seenBy('anonymous', { state })).toBe('nothing');
    },
  );

  it('published for later or without a moment: as if it were not out', () => {
    for (const publishedAt of [LATER, null])
      expect(readersOf({ publishedAt })).toEqual(inOrder([...AUTHOR, ...EDITORS]));
  });

  it('hidden by moderation: editors alone', () =>
    expect(readersOf({ state: 'hidden' })).toEqual(inOrder(EDITORS)));

  it('erased: nobody', () => {
    for (const name of everybody) expect(seenBy(name, { state: 'erased' })).toBe('nothing');
  });
});

describe('open to all', () => {
  it.each([
    ['published by now', {}, true],
    ['published later', { publishedAt: LATER }, false],
    ['published without a moment', { publishedAt: null }, false],
    ['a draft', { state: 'draft' }, false],
    ['withdrawn', { state: 'withdrawn' }, false],
  ] as const)('%s: %s', (_, changes, expected) => expect(isOpenToAll(snapshot(changes), NOW)).toBe(expected));
});

describe('publishing', () => {
  it('in one’s own name: authors of the place', () => {
    expect(mayPublish(7)).toEqual(inOrder(['its author', ...EDITORS]));
    expect(mayPublish(10)).toEqual(inOrder(['another author', ...EDITORS]));
  });

  it('in the name of others: editors of the place', () => expect(mayPublish(99)).toEqual(inOrder(EDITORS)));

  it('is not for members, not for moderators, and not elsewhere', () => {
    expect(mayPublish(8)).toEqual(inOrder(EDITORS));
    expect(mayPublish(11)).toEqual(inOrder(EDITORS));
    expect(mayPublishSnapshot(author, { locationPath: '1/5/', authorId: 7 })).toBe(false);
  });

  it.each([
    ['suspended', { isSuspended: true }],
    ['not confirmed', { isConfirmed: false }],
  ])('is not for people who are %s, whatever their role', (_, changes) => {
    for (const role of ['author', 'editor', 'admin'] as const)
      expect(
        mayPublishSnapshot({ ...person(7, role), ...changes }, { locationPath: HERE, authorId: 7 }),
      ).toBe(false);
  });
});

describe('showing an image', () => {
  it('is for its owner and editors of the place', () =>
    expect(everybody.filter(mayShow)).toEqual(inOrder([...AUTHOR, ...EDITORS])));
});
