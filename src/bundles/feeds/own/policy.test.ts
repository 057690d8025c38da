import { expect, it } from 'vitest';
import { anonymous } from '#kernel/viewer.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { mayHaveOwnFeed } from './policy.ts';

it('gives a feed to members who can act', () => {
  expect(mayHaveOwnFeed(aViewer())).toBe(true);
  for (const viewer of [anonymous, aViewer({ isSuspended: true }), aViewer({ isConfirmed: false })])
    expect(mayHaveOwnFeed(viewer)).toBe(false);
});
