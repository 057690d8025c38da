import { expect, it } from 'vitest';
import { anonymous } from '#kernel/viewer.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { mayHaveOwnFeed, wholeTextsBy } from './policy.ts';

it('gives a feed to members who can act', () => {
  expect(mayHaveOwnFeed(aViewer())).toBe(true);
  for (const viewer of [anonymous, aViewer({ isSuspended: true }), aViewer({ isConfirmed: false })])
    expect(mayHaveOwnFeed(viewer)).toBe(false);
});

it('has whole texts by a pass or by the role of editors, for those who can act', () => {
  const roles = [{ role: 'editor', locationPath: '' }] as const;
  expect(wholeTextsBy(aViewer({ hasPass: true }))).toBe('pass');
  expect(wholeTextsBy(aViewer({ roles }))).toBe('role');
  for (const viewer of [
    anonymous,
    aViewer(),
    aViewer({ hasPass: true, isSuspended: true }),
    aViewer({ roles, isConfirmed: false }),
  ])
    expect(wholeTextsBy(viewer)).toBeUndefined();
});
