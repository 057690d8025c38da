import { describe, expect, it } from 'vitest';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { mayChangeSettings } from './policy.ts';

const viewer = (role: Viewer['roles'][number]['role'], locationPath = ''): Viewer => ({
  ...anonymous,
  id: 1,
  isConfirmed: true,
  roles: [{ role, locationPath }],
});

describe('mayChangeSettings', () => {
  it.each([
    ['nobody anonymous', anonymous, false],
    ['no member', viewer('member'), false],
    ['no editor', viewer('editor'), false],
    ['no administrator of one place', viewer('admin', '1/4/'), false],
    ['no suspended administrator', { ...viewer('admin'), isSuspended: true }, false],
    ['administrators of the portal', viewer('admin'), true],
    ['the portal itself', portalItself, true],
  ])('lets in %s', (_, who, expected) => expect(mayChangeSettings(who)).toBe(expected));
});
