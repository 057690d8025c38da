import { describe, expect, it } from 'vitest';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import type { Role } from '#kernel/viewer.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { articleVisibility } from './policy.ts';
import type { ArticleFacts } from './policy.ts';

const HERE = '1/4/';
const NOW = new Date('2026-11-20T10:00:00Z');
const LATER = new Date('2026-11-20T10:00:00.001Z');

const person = (id: number, role: Role, locationPath = '') =>
  aViewer({ id, roles: [{ role, locationPath }] });

const premium: ArticleFacts = {
  state: 'published',
  publishedAt: NOW,
  authorId: 7,
  locationPath: HERE,
  isPremium: true,
};

describe('what a viewer sees of a premium article', () => {
  it.each([
    ['anonymous readers', anonymous, 'teaser'],
    ['members', person(8, 'member'), 'teaser'],
    ['holders of a pass', { ...person(9, 'member'), hasPass: true }, 'all'],
    ['its author', person(7, 'author', HERE), 'all'],
    ['another author', person(10, 'author', HERE), 'teaser'],
    ['a moderator of the place', person(11, 'moderator', HERE), 'teaser'],
    ['an editor of the place', person(12, 'editor', HERE), 'all'],
    ['an editor of what lies above', person(13, 'editor', '1/'), 'all'],
    ['an editor of what lies below', person(14, 'editor', '1/4/9/'), 'teaser'],
    ['an editor of another place', person(15, 'editor', '1/5/'), 'teaser'],
    ['an administrator', person(16, 'admin'), 'all'],
    [
      'an editor of the place while suspended',
      { ...person(17, 'editor', HERE), isSuspended: true },
      'teaser',
    ],
    ['the portal itself', portalItself, 'all'],
  ])('%s: %s', (_, viewer, seen) => expect(articleVisibility(viewer, premium, NOW)).toBe(seen));

  it('all of it when it is free', () =>
    expect(articleVisibility(anonymous, { ...premium, isPremium: false }, NOW)).toBe('all'));

  it('nothing before it is out or when it is out no more, a pass or not', () => {
    for (const changes of [{ state: 'draft' }, { state: 'withdrawn' }, { publishedAt: LATER }] as const)
      for (const viewer of [anonymous, { ...person(9, 'member'), hasPass: true }])
        expect(articleVisibility(viewer, { ...premium, ...changes }, NOW)).toBe('nothing');
  });

  it('not even a teaser while its author is hidden', () => {
    for (const viewer of [anonymous, { ...person(9, 'member'), hasPass: true }])
      expect(articleVisibility(viewer, { ...premium, isAuthorHidden: true }, NOW)).toBe('nothing');
  });
});
