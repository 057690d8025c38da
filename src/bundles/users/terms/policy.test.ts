import { describe, expect, it } from 'vitest';
import { anonymous } from '#kernel/viewer.ts';
import { aViewer } from '../test-data.ts';
import { mayManageTerms } from './policy.ts';

describe('mayManageTerms', () => {
  const admin = { role: 'admin' as const, locationPath: '' };
  it.each([
    ['an administrator', aViewer({ roles: [admin] }), true],
    ['a suspended administrator', aViewer({ roles: [admin], isSuspended: true }), false],
    ['an administrator of one place', aViewer({ roles: [{ ...admin, locationPath: '1/' }] }), false],
    ['an editor', aViewer({ roles: [{ role: 'editor', locationPath: '' }] }), false],
    ['a visitor', anonymous, false],
  ])('of %s', (_, viewer, may) => expect(mayManageTerms(viewer)).toBe(may));
});
