import { describe, expect, it } from 'vitest';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { mayEditImage, mayOwnImage, mayShowImage, mayUploadImage } from './policy.ts';

const editor = aViewer({ roles: [{ role: 'editor', locationPath: '' }] });
const editorOfOnePlace = aViewer({ roles: [{ role: 'editor', locationPath: '1/4/' }] });

describe('uploading', () => {
  it.each([
    ['anonymous readers', anonymous, false],
    ['members', aViewer(), true],
    ['members who aren’t confirmed', aViewer({ isConfirmed: false }), false],
    ['suspended members', aViewer({ isSuspended: true }), false],
    ['people without any role', aViewer({ roles: [] }), false],
    ['the portal itself', portalItself, true],
  ])('%s may: %s', (_, viewer, expected) => expect(mayUploadImage(viewer)).toBe(expected));
});

describe('an image of one’s own', () => {
  it.each([
    ['a member', aViewer({ id: 7 }), true],
    ['another member', aViewer({ id: 8 }), false],
    ['an editor of the portal', editor, true],
    ['an editor of one place', editorOfOnePlace, false],
    ['a suspended member', aViewer({ id: 7, isSuspended: true }), false],
    ['the portal itself', portalItself, true],
  ])('%s may bring it for user 7: %s', (_, viewer, expected) =>
    expect(mayOwnImage(viewer, 7)).toBe(expected),
  );
});

describe('putting an image somewhere', () => {
  it.each([
    ['its owner', aViewer({ id: 7 }), true],
    ['another member', aViewer({ id: 8 }), false],
    ['an editor of the place', editorOfOnePlace, true],
    ['an editor of another place', aViewer({ roles: [{ role: 'editor', locationPath: '1/5/' }] }), false],
    ['anonymous readers', anonymous, false],
    ['the portal itself', portalItself, true],
  ])('%s may: %s', (_, viewer, expected) =>
    expect(mayShowImage(viewer, { ownerId: 7, locationPath: '1/4/' })).toBe(expected),
  );
});

describe('an image that is blocked', () => {
  const blocked = { ownerId: 7, access: 'blocked', isReleased: false, places: ['1/4/'] } as const;

  it.each([
    ['its owner, after its licence has ended', aViewer({ id: 7 }), 'expired', true],
    ['an editor of the place, after its licence has ended', editorOfOnePlace, 'expired', true],
    ['another member', aViewer({ id: 8 }), 'expired', false],
    ['its owner, after a moderator took it away', aViewer({ id: 7 }), 'quarantined', false],
    ['an editor, after a moderator took it away', editor, 'quarantined', false],
    ['nobody where it was not asked why', editor, undefined, false],
  ] as const)('may be edited by %s: %s', (_, viewer, block, expected) =>
    expect(mayEditImage(viewer, { ...blocked, ...(block && { block }) })).toBe(expected),
  );
});
