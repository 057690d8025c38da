import { expect, it } from 'vitest';
import { anonymous } from '#kernel/viewer.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { mayMark } from './policy.ts';

it('is for members who can act', () => {
  expect(mayMark(aViewer())).toBe(true);
  for (const viewer of [anonymous, aViewer({ isSuspended: true }), aViewer({ isConfirmed: false })])
    expect(mayMark(viewer)).toBe(false);
});
