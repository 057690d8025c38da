import { describe, expect, it } from 'vitest';
import { anonymous } from '#kernel/viewer.ts';
import type { Role } from '#kernel/viewer.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { mayCompareWith, maySeeAudience } from './policy.ts';

const AUTHOR = 7;
const piece = { authorId: AUTHOR, locationPath: '1/2/' };
const at = (role: Role, locationPath = '1/2/', id = 8) => aViewer({ id, roles: [{ role, locationPath }] });
const author = at('author', '', AUTHOR);

describe('maySeeAudience', () => {
  it.each([
    ['visitors', anonymous, false],
    ['its author', author, true],
    ['its author without a role', aViewer({ id: AUTHOR, roles: [] }), true],
    ['another author', at('author'), false],
    ['members', at('member'), false],
    ['moderators of the place', at('moderator'), false],
    ['editors of the place', at('editor'), true],
    ['editors of the place above', at('editor', '1/'), true],
    ['editors of another place', at('editor', '1/3/'), false],
    ['suspended editors', { ...at('editor'), isSuspended: true }, false],
    ['admins', at('admin', ''), true],
  ])('%s', (_who, viewer, expected) => {
    expect(maySeeAudience(viewer, piece)).toBe(expected);
  });
});

describe('mayCompareWith', () => {
  it.each([
    ['its author with their own', author, AUTHOR, true],
    ['its author with somebody else’s', author, 9, false],
    ['its author’s pieces with whoever sees it', at('editor', '1/3/'), AUTHOR, true],
    ['somebody else with their own', at('member'), 8, true],
    ['editors of the place with anybody’s', at('editor'), 9, true],
    ['editors of another place with somebody else’s', at('editor', '1/3/'), 9, false],
  ])('%s', (_what, viewer, userId, expected) => {
    expect(mayCompareWith(viewer, piece, userId)).toBe(expected);
  });
});
