import { describe, expect, it } from 'vitest';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import type { Role } from '#kernel/viewer.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { PIECE_STATES } from './constants.ts';
import type { PieceState } from './constants.ts';
import { isAuthor, isSeenByAll, isUnpublished, mayPublishPiece, pieceVisibility } from './policy.ts';
import type { PieceFacts } from './policy.ts';

const HERE = '1/4/';
const NOW = new Date('2026-11-20T10:00:00Z');
const LATER = new Date('2026-11-20T10:00:00.001Z');

const person = (id: number, role: Role, locationPath = '') =>
  aViewer({ id, roles: [{ role, locationPath }] });
const author = person(7, 'author', HERE);

const viewers = {
  anonymous,
  'a member': person(8, 'member'),
  'a pass holder': { ...person(9, 'member'), hasPass: true },
  'its author': author,
  'its author while suspended': { ...author, isSuspended: true },
  'another author': person(10, 'author', HERE),
  'a moderator of the place': person(11, 'moderator', HERE),
  'an editor of the place': person(12, 'editor', HERE),
  'an editor of what lies above': person(13, 'editor', '1/'),
  'an editor of what lies below': person(14, 'editor', '1/4/9/'),
  'an editor of another place': person(15, 'editor', '1/5/'),
  'an administrator': person(16, 'admin'),
  'an editor of the place while suspended': { ...person(17, 'editor', HERE), isSuspended: true },
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

const piece = (changes: Partial<PieceFacts>): PieceFacts => ({
  state: 'published',
  publishedAt: NOW,
  authorId: 7,
  locationPath: HERE,
  ...changes,
});
const seenBy = (name: Name, changes: Partial<PieceFacts>) =>
  pieceVisibility(viewers[name], piece(changes), NOW);

/** Names of those who see all, in the order of the table. */
const readersOf = (changes: Partial<PieceFacts>) =>
  everybody.filter((name) => seenBy(name, changes) === 'all');
const inOrder = (names: readonly Name[]) => everybody.filter((name) => names.includes(name));

const mayPublish = (authorId: number) =>
  everybody.filter((name) => mayPublishPiece(viewers[name], { locationPath: HERE, authorId }));

describe('what a viewer sees of a piece', () => {
  it('published: all of it, everybody', () => expect(readersOf({})).toEqual(everybody));

  it('of somebody hidden: its author and editors of the place, others nothing', () => {
    expect(readersOf({ isAuthorHidden: true })).toEqual(inOrder([...AUTHOR, ...EDITORS]));
    expect(seenBy('a pass holder', { isAuthorHidden: true })).toBe('nothing');
    expect(readersOf({ isAuthorHidden: false })).toEqual(everybody);
  });

  it.each<PieceState>(['draft', 'scheduled', 'in-review', 'withdrawn', 'expired'])(
    '%s: its author and editors of the place, others nothing',
    (state) => {
      expect(readersOf({ state })).toEqual(inOrder([...AUTHOR, ...EDITORS]));
      expect(seenBy('anonymous', { state })).toBe('nothing');
      expect(seenBy('a pass holder', { state })).toBe('nothing');
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
    ['by somebody hidden', { isAuthorHidden: true }, false],
  ] as const)('%s: %s', (_, changes, expected) => expect(isSeenByAll(piece(changes), NOW)).toBe(expected));
});

describe('what was out and is no longer', () => {
  it('is withdrawn, expired, hidden or erased', () =>
    expect(PIECE_STATES.filter((state) => isUnpublished({ state }))).toEqual([
      'withdrawn',
      'expired',
      'hidden',
      'erased',
    ]));
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
    expect(mayPublishPiece({ ...author, suspendedPaths: [HERE] }, { locationPath: HERE, authorId: 7 })).toBe(
      false,
    );
    expect(mayPublishPiece(author, { locationPath: '1/5/', authorId: 7 })).toBe(false);
  });

  it.each([
    ['suspended', { isSuspended: true }],
    ['not confirmed', { isConfirmed: false }],
  ])('is not for people who are %s, whatever their role', (_, changes) => {
    for (const role of ['author', 'editor', 'admin'] as const)
      expect(mayPublishPiece({ ...person(7, role), ...changes }, { locationPath: HERE, authorId: 7 })).toBe(
        false,
      );
  });
});

describe('the author of a piece', () => {
  it.each(everybody)('is %s or not', (name) =>
    expect(isAuthor(viewers[name], piece({ authorId: 7 }))).toBe(AUTHOR.includes(name)),
  );
});
