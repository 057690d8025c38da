import { describe, expect, it } from 'vitest';
import { anonymous } from '#kernel/viewer.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { mayReferStream } from './policy.ts';
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
