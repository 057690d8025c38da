import { describe, expect, it } from 'vitest';
import { anonymous } from '#kernel/viewer.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import type { AskedImage } from '../queries.ts';
import { mayReferImage, mayReferStream } from './policy.ts';
import type { ReferableStream } from './queries.ts';

const owner = aViewer({ id: 1 });
const other = aViewer({ id: 2 });
const aStream = (changes: Partial<ReferableStream>) =>
  ({ ownerId: 1, state: 'ready', access: 'gated', ...changes }) as ReferableStream;

describe('a stream on somebody’s list', () => {
  it.each([
    ['one’s own', owner, {}, true],
    ['somebody else’s', other, {}, false],
    ['somebody else’s in public use', other, { access: 'public' }, true],
    ['one that was taken away', owner, { access: 'blocked' }, false],
    ['one still being worked on', owner, { state: 'pending' }, false],
    ['one that failed', owner, { state: 'failed' }, false],
    ['one that is deleted', owner, { state: 'deleted' }, false],
    ['any for a visitor', anonymous, { access: 'public' }, false],
    ['one’s own, unconfirmed', aViewer({ id: 1, isConfirmed: false }), {}, false],
  ] as const)('%s', (_, viewer, changes, isAllowed) => {
    expect(mayReferStream(viewer, aStream(changes))).toBe(isAllowed);
  });
});

const anImage = (changes: Partial<AskedImage>) =>
  ({
    ownerId: 1,
    access: 'gated',
    isReleased: false,
    places: [],
    failure: null,
    sizes: [],
    ...changes,
  }) as unknown as AskedImage;
const SIZES = [{ tag: 'S' }] as unknown as AskedImage['sizes'];

describe('an image on somebody’s list', () => {
  it.each([
    ['one’s own, also while it is worked on', owner, {}, true],
    ['somebody else’s', other, {}, false],
    ['somebody else’s that is released and public', other, { access: 'public', isReleased: true }, true],
    ['one of which nothing could be made', owner, { failure: 'kaputt' }, false],
    ['one of which something could be made before', owner, { failure: 'kaputt', sizes: SIZES }, true],
    ['one that was taken away', owner, { access: 'blocked' }, false],
    ['any for a visitor', anonymous, { access: 'public', isReleased: true }, false],
  ] as const)('%s', (_, viewer, changes, isAllowed) => {
    expect(mayReferImage(viewer, anImage(changes as Partial<AskedImage>))).toBe(isAllowed);
  });
});
