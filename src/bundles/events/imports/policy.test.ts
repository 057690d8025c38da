import { describe, expect, it } from 'vitest';
import { aViewer } from '#bundles/users/test-data.ts';
import { mayChangeSource, maySeeSource, mayTrustSource } from './policy.ts';

const source = { ownerId: 7, locationPath: '1/2/' };
const [owner, stranger] = [aViewer({ id: 7 }), aViewer({ id: 8 })];
const author = aViewer({ id: 7, roles: [{ role: 'author', locationPath: '1/' }] });
const otherAuthor = aViewer({ id: 8, roles: [{ role: 'author', locationPath: '1/' }] });
const editor = aViewer({ id: 9, roles: [{ role: 'editor', locationPath: '1/' }] });
const editorElsewhere = aViewer({ id: 9, roles: [{ role: 'editor', locationPath: '1/3/' }] });

describe('a calendar that is read in', () => {
  it('is known to whose it is and to editors of its place', () => {
    const seers = [owner, author, editor].map((viewer) => maySeeSource(viewer, source));
    expect(seers).toEqual([true, true, true]);
    const others = [stranger, otherAuthor, editorElsewhere].map((viewer) => maySeeSource(viewer, source));
    expect(others).toEqual([false, false, false]);
    expect(maySeeSource({ ...editor, isSuspended: true }, source)).toBe(false);
    expect(maySeeSource({ ...owner, isSuspended: true }, source)).toBe(true);
  });

  it('is changed by the same, but not while they are suspended', () => {
    expect(mayChangeSource(owner, source)).toBe(true);
    expect(mayChangeSource({ ...owner, isSuspended: true }, source)).toBe(false);
    expect(mayChangeSource(stranger, source)).toBe(false);
  });

  it('is trusted by those who could bring each of its events out', () => {
    expect(mayTrustSource(owner, source)).toBe(false);
    expect(mayTrustSource(author, source)).toBe(true);
    expect(mayTrustSource(editor, source)).toBe(true);
    expect(mayTrustSource(otherAuthor, source)).toBe(false);
    expect(mayTrustSource(editorElsewhere, source)).toBe(false);
    expect(mayTrustSource({ ...author, isSuspended: true }, source)).toBe(false);
    expect(mayTrustSource({ ...editor, isConfirmed: false }, source)).toBe(false);
  });
});
