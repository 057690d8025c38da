import { describe, expect, it } from 'vitest';
import type { Role } from '#kernel/viewer.ts';
import { aViewer } from '../test-data.ts';
import { mayDeleteNote, mayReadNotes, mayWriteNotes } from './policy.ts';

const holding = (role: Role, locationPath = '') => aViewer({ id: 5, roles: [{ role, locationPath }] });

describe('notes about people', () => {
  it('are read by moderators of the whole portal and above', () => {
    for (const role of ['moderator', 'editor', 'admin'] as const)
      expect(mayReadNotes(holding(role))).toBe(true);
    for (const role of ['member', 'author'] as const) expect(mayReadNotes(holding(role))).toBe(false);
    expect(mayReadNotes(holding('moderator', '1/'))).toBe(false);
  });

  it('are written by those who may act as well', () => {
    expect(mayWriteNotes(holding('moderator'))).toBe(true);
    expect(mayWriteNotes({ ...holding('moderator'), isSuspended: true })).toBe(false);
    expect(mayWriteNotes({ ...holding('moderator'), isConfirmed: false })).toBe(false);
  });

  it('are deleted by who wrote them, and by administrators', () => {
    expect(mayDeleteNote(holding('moderator'), { authorId: 5 })).toBe(true);
    expect(mayDeleteNote(holding('editor'), { authorId: 6 })).toBe(false);
    expect(mayDeleteNote(holding('admin'), { authorId: 6 })).toBe(true);
    expect(mayDeleteNote(holding('author'), { authorId: 5 })).toBe(false);
  });
});
