import { describe, expect, it } from 'vitest';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import type { Role } from '#kernel/viewer.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { mayReleaseMembers, maySaveCmsPages } from './policy.ts';

const viewer = (role: Role, locationPath = '') => aViewer({ roles: [{ role, locationPath }] });

describe('maySaveCmsPages', () => {
  it.each([
    ['nobody anonymous', anonymous, false],
    ['no editor', viewer('editor'), false],
    ['no administrator of one place', viewer('admin', '1/4/'), false],
    ['no suspended administrator', { ...viewer('admin'), isSuspended: true }, false],
    ['administrators of the portal', viewer('admin'), true],
    ['the portal itself', portalItself, true],
  ])('lets in %s', (_, who, expected) => expect(maySaveCmsPages(who)).toBe(expected));
});

describe('mayReleaseMembers', () => {
  it.each([
    ['nobody anonymous', { ...viewer('admin'), id: null }, false],
    ['no editor', { ...viewer('editor'), owesAgreement: true }, false],
    ['no administrator of one place', { ...viewer('admin', '1/4/'), owesAgreement: true }, false],
    ['no suspended administrator', { ...viewer('admin'), owesAgreement: true, isSuspended: true }, false],
    ['no administrator without the second factor', { ...viewer('admin'), owesFactor: true }, false],
    ['administrators who haven’t agreed', { ...viewer('admin'), owesAgreement: true }, true],
    ['the portal itself', portalItself, true],
  ])('lets in %s', (_, who, expected) => expect(mayReleaseMembers(who)).toBe(expected));
});
