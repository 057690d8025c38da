import { describe, expect, it } from 'vitest';
import { anonymous } from '#kernel/viewer.ts';
import type { Role, Viewer } from '#kernel/viewer.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import {
  isOpenTo,
  mayRepublish,
  mayDiscard,
  mayEditManuscript,
  mayHandOn,
  mayPublishManuscript,
  mayReview,
  maySeeManuscript,
  mayWithdraw,
  mayWrite,
} from './policy.ts';
import type { ManuscriptFacts } from './policy.ts';

const AUTHOR = 7;
const at = (role: Role, locationPath = '1/2/', id = 8): Viewer =>
  aViewer({ id, roles: [{ role, locationPath }] });
const author = at('author', '', AUTHOR);
const member = at('member', '', AUTHOR);
const editor = at('editor');
const others = { editorElsewhere: at('editor', '1/3/'), stranger: at('author'), moderator: at('moderator') };

const facts = (changes: Partial<ManuscriptFacts> = {}): ManuscriptFacts => ({
  authorId: AUTHOR,
  locationPath: '1/2/',
  pieceState: null,
  takenBackBy: null,
  ...changes,
});

describe('mayWrite', () => {
  it.each([
    ['visitors', anonymous, false],
    ['members', member, true],
    ['the suspended', { ...author, isSuspended: true }, false],
    ['the unconfirmed', { ...author, isConfirmed: false }, false],
    ['those who owe agreement', { ...author, owesAgreement: true }, false],
  ])('%s', (_who, viewer, expected) => {
    expect(mayWrite(viewer)).toBe(expected);
  });
});

describe('who must not write at a place', () => {
  const suspendedHere = { ...author, suspendedPaths: ['1/'] };
  const suspendedEditor = { ...editor, suspendedPaths: ['1/2/'] };

  it('keeps their own there, and may move it, take it back and throw it away, but hands it to nobody', () => {
    expect([mayEditManuscript(suspendedHere, facts()), mayDiscard(suspendedHere, facts())]).toEqual([
      true,
      true,
    ]);
    expect(mayWithdraw(suspendedHere, facts({ pieceState: 'published' }))).toBe(true);
    expect([mayHandOn(suspendedHere, facts()), mayPublishManuscript(suspendedHere, facts(), false)]).toEqual([
      false,
      false,
    ]);
    expect(mayRepublish(suspendedHere, facts({ pieceState: 'withdrawn' }))).toBe(false);
    expect(mayHandOn(suspendedHere, facts({ locationPath: '2/' }))).toBe(true);
  });

  it('brings nothing out there as an editor either, nor decides about others', () => {
    expect(mayPublishManuscript(suspendedEditor, facts(), false)).toBe(false);
    expect(mayReview(suspendedEditor, facts())).toBe(false);
  });
});

describe('isOpenTo', () => {
  it.each([
    ['editors of a place', editor, true],
    ['authors', author, false],
    ['moderators', others.moderator, false],
    ['visitors', anonymous, false],
  ])('%s, of a kind that members don’t begin', (_who, viewer, expected) => {
    expect(isOpenTo(viewer, false)).toBe(expected);
    expect(isOpenTo(viewer, true)).toBe(true);
  });
});

describe('mayEditManuscript', () => {
  it.each([
    ['its author', author, {}, true],
    ['its author while suspended', { ...author, isSuspended: true }, {}, false],
    ['an editor of its place', editor, {}, true],
    ['an editor of another place', others.editorElsewhere, {}, false],
    ['an editor of some place, of one without any', editor, { locationPath: '' }, false],
    ['another author', others.stranger, {}, false],
    ['a moderator', others.moderator, {}, false],
    ['its author, of an erased one', author, { pieceState: 'erased' }, false],
    ['an editor, of an erased one', editor, { pieceState: 'erased' }, false],
  ] as const)('%s', (_who, viewer, changes, expected) => {
    expect(mayEditManuscript(viewer, facts(changes))).toBe(expected);
  });
});

describe('mayPublishManuscript', () => {
  it.each([
    ['its author', author, {}, false, true],
    ['its author, whose first ones wait', author, {}, true, false],
    ['its author, who is no author there', at('author', '1/3/', AUTHOR), {}, false, false],
    ['its author, before a place is chosen', at('author', '1/3/', AUTHOR), { locationPath: '' }, false, true],
    ['a member', member, {}, false, false],
    ['an editor', editor, {}, true, true],
    ['an editor who wrote it', at('editor', '1/', AUTHOR), {}, true, true],
    ['another author', others.stranger, {}, false, false],
    ['its author, who took it back', author, { pieceState: 'withdrawn', takenBackBy: AUTHOR }, false, true],
    [
      'its author, when editors took it back',
      author,
      { pieceState: 'withdrawn', takenBackBy: 8 },
      false,
      false,
    ],
    [
      'an editor, when editors took it back',
      editor,
      { pieceState: 'withdrawn', takenBackBy: 8 },
      false,
      true,
    ],
    ['its author, when it went of itself', author, { pieceState: 'withdrawn' }, false, true],
    ['its author, once it is out again', author, { pieceState: 'published', takenBackBy: 8 }, false, true],
    [
      'its author, who is one at one of their places, before a place is chosen',
      aViewer({ id: AUTHOR, roles: [...member.roles, { role: 'author', locationPath: '1/3/' }] }),
      { locationPath: '' },
      false,
      true,
    ],
    ['an editor, of a hidden one', editor, { pieceState: 'hidden' }, false, false],
    ['its author, of an erased one', author, { pieceState: 'erased' }, false, false],
  ] as const)('%s', (_who, viewer, changes, owes, expected) => {
    expect(mayPublishManuscript(viewer, facts(changes), owes)).toBe(expected);
  });
});

describe('mayReview', () => {
  it.each([
    ['an editor of its place', editor, true],
    ['an editor of another place', others.editorElsewhere, false],
    ['an editor who wrote it', at('editor', '', AUTHOR), false],
    ['its author', author, false],
  ])('%s', (_who, viewer, expected) => {
    expect(mayReview(viewer, facts())).toBe(expected);
  });
});

describe('mayWithdraw', () => {
  it.each([
    ['its author', author, 'published', true],
    ['a member whose it is', member, 'published', true],
    ['an editor', editor, 'expired', true],
    ['another author', others.stranger, 'published', false],
    ['nobody what was never out', author, null, false],
    ['its author, of a hidden one', author, 'hidden', false],
    ['an editor, of a hidden one', editor, 'hidden', true],
    ['nobody what is erased', editor, 'erased', false],
  ] as const)('%s', (_who, viewer, pieceState, expected) => {
    expect(mayWithdraw(viewer, facts({ pieceState }))).toBe(expected);
  });
});

describe('mayRepublish', () => {
  it('is nobody of what was never out', () => {
    expect([author, editor].map((viewer) => mayRepublish(viewer, facts()))).toEqual([false, false]);
  });

  it.each([
    ['its author', author, AUTHOR, true],
    ['its author, what editors took back', author, 8, false],
    ['an editor', editor, 9, true],
    ['a member, who publishes nothing', member, AUTHOR, false],
  ])('%s', (_who, viewer, takenBackBy, expected) => {
    expect(mayRepublish(viewer, facts({ pieceState: 'withdrawn', takenBackBy }))).toBe(expected);
  });
});

describe('mayDiscard', () => {
  it.each([
    ['its author', author, null, true],
    ['an editor, what was never out', editor, null, false],
    ['an editor, changes of a piece', editor, 'published', true],
    ['another author', others.stranger, 'published', false],
  ] as const)('%s', (_who, viewer, pieceState, expected) => {
    expect(mayDiscard(viewer, facts({ pieceState }))).toBe(expected);
  });
});

describe('maySeeManuscript', () => {
  it.each([
    ['its author', author, true],
    ['its author while suspended', { ...author, isSuspended: true }, true],
    ['an editor of its place', editor, true],
    ['an editor of another place', others.editorElsewhere, false],
    ['another author', others.stranger, false],
    ['a moderator of its place', others.moderator, false],
    ['visitors', anonymous, false],
  ])('%s', (_who, viewer, expected) => {
    expect(maySeeManuscript(viewer, facts())).toBe(expected);
  });
});
