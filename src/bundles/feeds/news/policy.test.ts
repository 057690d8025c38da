import { describe, expect, it } from 'vitest';
import type { Role } from '#kernel/viewer.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { mayMarkForNews } from './policy.ts';

const withRole = (role: Role, locationPath = '1') => aViewer({ roles: [{ role, locationPath }] });
const piece = { locationPath: '1.2' };

describe('who says what is news', () => {
  it('are editors of the place or of one above it, and administrators', () => {
    expect(mayMarkForNews(withRole('editor'), piece)).toBe(true);
    expect(mayMarkForNews(withRole('admin', ''), piece)).toBe(true);
  });

  it('are neither moderators and authors there nor editors elsewhere', () => {
    for (const role of ['moderator', 'author', 'member'] as const)
      expect(mayMarkForNews(withRole(role), piece)).toBe(false);
    expect(mayMarkForNews(withRole('editor', '3'), piece)).toBe(false);
    expect(mayMarkForNews({ ...withRole('editor'), isSuspended: true }, piece)).toBe(false);
  });
});
