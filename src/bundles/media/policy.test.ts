import { describe, expect, it } from 'vitest';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import {
  mayDeleteImage,
  mayDownloadImage,
  mayEditImage,
  mayOwnImage,
  mayQuarantineImage,
  mayReuseImage,
  maySeeImage,
  mayShowImage,
  mayUploadImage,
} from './policy.ts';

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
    ['an author of the portal', aViewer({ id: 8, roles: [{ role: 'author', locationPath: '' }] }), false],
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

describe('an image that is shown', () => {
  it.each([
    ['its owner', aViewer({ id: 7 }), true],
    ['its owner, suspended', aViewer({ id: 7, isSuspended: true }), false],
    ['an editor of the place', editorOfOnePlace, true],
    ['an editor of the place who is not confirmed', { ...editorOfOnePlace, isConfirmed: false }, false],
    ['another member', aViewer({ id: 8 }), false],
    ['anonymous readers', anonymous, false],
  ])('may be edited by %s: %s', (_, viewer, expected) => {
    for (const access of ['public', 'gated'] as const)
      expect(mayEditImage(viewer, { ownerId: 7, access, isReleased: false, places: ['1/4/'] })).toBe(
        expected,
      );
  });
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

  it('is deleted by whoever may edit it', () => expect(mayDeleteImage).toBe(mayEditImage));
});

const moderatorOf = (locationPath: string, isSuspended = false) =>
  aViewer({ id: 9, isSuspended, roles: [{ role: 'moderator', locationPath }] });

describe('seeing an image that is not for everybody', () => {
  it.each([
    ['everybody', anonymous, 'public', true],
    ['visitors', anonymous, 'gated', false],
    ['visitors', anonymous, 'blocked', false],
    ['its owner', aViewer({ id: 7 }), 'gated', true],
    ['its owner', aViewer({ id: 7 }), 'blocked', true],
    ['another member', aViewer({ id: 8 }), 'gated', false],
    ['a moderator of the place', moderatorOf('1/4/'), 'gated', false],
    ['a moderator of the place, to decide on it', moderatorOf('1/4/'), 'blocked', true],
    ['a moderator of another place', moderatorOf('1/5/'), 'blocked', false],
    ['an editor of the place', editorOfOnePlace, 'gated', true],
    ['an editor of the place who is suspended', { ...editorOfOnePlace, isSuspended: true }, 'gated', false],
    ['a moderator of the place who is suspended', moderatorOf('1/4/', true), 'blocked', false],
    ['its owner, suspended', aViewer({ id: 7, isSuspended: true }), 'gated', true],
  ] as const)('%s sees a picture or not (case %#)', (_, viewer, access, expected) =>
    expect(maySeeImage(viewer, { ownerId: 7, access, isReleased: false, places: ['1/4/'] })).toBe(expected),
  );
});

describe('using an image again', () => {
  const image = { ownerId: 7, access: 'public', isReleased: false, places: ['1/4/'] } as const;

  it.each([
    ['its owner', aViewer({ id: 7 }), {}, true],
    ['its owner, suspended', aViewer({ id: 7, isSuspended: true }), {}, false],
    ['its owner, while it is blocked', aViewer({ id: 7 }), { access: 'blocked' }, false],
    ['another member', aViewer({ id: 8 }), {}, false],
    ['another member, since it is released', aViewer({ id: 8 }), { isReleased: true }, true],
    ['another member, released but gated', aViewer({ id: 8 }), { isReleased: true, access: 'gated' }, false],
    ['visitors, though it is released', anonymous, { isReleased: true }, false],
    ['an editor of the place', editorOfOnePlace, { access: 'gated' }, true],
    ['an editor, while it is blocked', editor, { access: 'blocked' }, false],
  ] as const)('%s may or may not (case %#)', (_, viewer, changes, expected) =>
    expect(mayReuseImage(viewer, { ...image, ...changes })).toBe(expected),
  );

  it('goes with downloading it', () => expect(mayDownloadImage).toBe(mayReuseImage));
});

describe('taking an image away', () => {
  it.each([
    ['a moderator of a place where it is shown', moderatorOf('1/4/'), ['1/5/', '1/4/'], true],
    ['a moderator of a place above', moderatorOf('1/'), ['1/4/'], true],
    ['a moderator of another place', moderatorOf('1/5/'), ['1/4/'], false],
    ['a moderator of a place, of what is shown everywhere', moderatorOf('1/4/'), [''], false],
    ['a moderator of the portal', moderatorOf(''), [], true],
    ['a suspended moderator of the portal', moderatorOf('', true), ['1/4/'], false],
    ['an editor of the place', editorOfOnePlace, ['1/4/'], true],
    ['a member', aViewer(), ['1/4/'], false],
    ['visitors', anonymous, ['1/4/'], false],
  ])('%s may or may not (case %#)', (_, viewer, places, expected) =>
    expect(mayQuarantineImage(viewer, { places })).toBe(expected),
  );
});
