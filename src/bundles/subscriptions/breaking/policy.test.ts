import { describe, expect, it } from 'vitest';
import { anonymous } from '#kernel/viewer.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { maySendBreaking } from './policy.ts';

const withRole = (role: 'editor' | 'moderator' | 'author', locationPath: string) =>
  aViewer({ roles: [{ role, locationPath }] });

describe('sending breaking news', () => {
  it.each([
    ['editors of the place may', withRole('editor', '1/4/'), true],
    ['editors of a place above may', withRole('editor', '1/'), true],
    ['editors elsewhere may not', withRole('editor', '1/5/'), false],
    ['moderators may not', withRole('moderator', '1/4/'), false],
    ['authors may not', withRole('author', '1/4/'), false],
    ['visitors may not', anonymous, false],
    ['suspended editors may not', { ...withRole('editor', '1/4/'), isSuspended: true }, false],
    [
      'editors without a confirmed address may not',
      { ...withRole('editor', '1/4/'), isConfirmed: false },
      false,
    ],
  ])('%s', (_case, viewer, expected) =>
    expect(maySendBreaking(viewer, { locationPath: '1/4/' })).toBe(expected),
  );
});
