import { describe, expect, it } from 'vitest';
import { portalItself } from '#kernel/viewer.ts';
import type { Role } from '#kernel/viewer.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { mayReadOfReaders, mayUseHistoryDesk, readingOf } from './policy.ts';

const withRole = (role: Role, locationPath = '1/') => aViewer({ id: 5, roles: [{ role, locationPath }] });
const piece = { type: 'article', locationPath: '1/4/', authorId: 7, isPiece: true };

describe('the history of a piece', () => {
  it('is for editors of its place, and for its author without what is personal', () => {
    expect(readingOf(withRole('editor'), piece)).toBe('all');
    expect(readingOf(withRole('admin', ''), piece)).toBe('all');
    expect(readingOf(aViewer({ id: 7 }), piece)).toBe('own');
  });

  it('is for nobody else', () => {
    for (const role of ['moderator', 'author', 'member'] as const)
      expect(readingOf(withRole(role), piece)).toBe('nothing');
    expect(readingOf(withRole('editor', '3/'), piece)).toBe('nothing');
    expect(readingOf({ ...withRole('editor'), isSuspended: true }, piece)).toBe('nothing');
    expect(readingOf({ ...aViewer({ id: 7 }), isSuspended: true }, piece)).toBe('nothing');
    expect(readingOf(portalItself, piece)).toBe('nothing');
    expect(readingOf(aViewer({ id: null }), { ...piece, authorId: null })).toBe('nothing');
  });
});

describe('the history of other things', () => {
  it('is for editors, that of people and settings for administrators', () => {
    const tag = { type: 'tag', locationPath: '', authorId: 7, isPiece: false };
    expect(readingOf(aViewer({ id: 7 }), tag)).toBe('nothing');
    expect(readingOf(withRole('editor', ''), tag)).toBe('all');
    expect(readingOf(withRole('editor', ''), { ...tag, type: 'user' })).toBe('nothing');
    expect(readingOf(withRole('admin', ''), { ...tag, type: 'user' })).toBe('all');
  });
});

describe('the desk', () => {
  it('is for editors of any place; what readers do is for administrators of the portal', () => {
    expect(mayUseHistoryDesk(withRole('editor'))).toBe(true);
    expect(mayUseHistoryDesk(withRole('moderator'))).toBe(false);
    expect(mayUseHistoryDesk(portalItself)).toBe(false);
    expect(mayReadOfReaders(withRole('admin', ''))).toBe(true);
    expect(mayReadOfReaders(withRole('admin'))).toBe(false);
    expect(mayReadOfReaders(withRole('editor', ''))).toBe(false);
  });
});
