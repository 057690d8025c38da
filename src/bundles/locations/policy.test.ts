import { describe, expect, it } from 'vitest';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import type { Role } from '#kernel/viewer.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { mayChangeLocations } from './policy.ts';

const person = (role: Role, locationPath = '') => aViewer({ roles: [{ role, locationPath }] });

describe('changing the tree of places', () => {
  it.each([
    ['nobody anonymous', anonymous, false],
    ['no member', person('member'), false],
    ['no author', person('author'), false],
    ['no moderator', person('moderator'), false],
    ['no editor', person('editor'), false],
    ['no administrator of one place', person('admin', '1/4/'), false],
    ['no suspended administrator', { ...person('admin'), isSuspended: true }, false],
    ['administrators of the portal', person('admin'), true],
    ['the portal itself', portalItself, true],
  ])('is for %s', (_, viewer, expected) => expect(mayChangeLocations(viewer)).toBe(expected));
});
