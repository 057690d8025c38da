import { describe, expect, it } from 'vitest';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import type { Role } from '#kernel/viewer.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { mayChangeCategories, mayMakeTags } from './policy.ts';

const person = (role: Role, locationPath = '') => aViewer({ roles: [{ role, locationPath }] });

describe('changing categories, making tags', () => {
  it.each([
    ['anonymous', anonymous, false, false],
    ['a member', person('member'), false, false],
    ['a moderator', person('moderator'), false, false],
    ['an author', person('author'), false, true],
    ['an author of one place', person('author', '1/4/'), false, true],
    [
      'an author of one place who is a member everywhere',
      aViewer({
        roles: [
          { role: 'member', locationPath: '' },
          { role: 'author', locationPath: '1/4/' },
        ],
      }),
      false,
      true,
    ],
    ['an author who is not confirmed', { ...person('author'), isConfirmed: false }, false, false],
    ['a suspended author', { ...person('author'), isSuspended: true }, false, false],
    ['an editor', person('editor'), false, true],
    ['an administrator of one place', person('admin', '1/4/'), false, true],
    ['a suspended administrator', { ...person('admin'), isSuspended: true }, false, false],
    ['an administrator of the portal', person('admin'), true, true],
    ['the portal itself', portalItself, true, true],
  ])('%s: %s, %s', (_, viewer, categories, tags) => {
    expect(mayChangeCategories(viewer)).toBe(categories);
    expect(mayMakeTags(viewer)).toBe(tags);
  });
});
