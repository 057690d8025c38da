import { describe, expect, it } from 'vitest';
import { anonymous } from '#kernel/viewer.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import type { AskedImage } from '../queries.ts';
import { mayReferImage } from './policy.ts';

const owner = aViewer({ id: 1 });
const other = aViewer({ id: 2 });
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
