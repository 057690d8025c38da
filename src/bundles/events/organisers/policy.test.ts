import { expect, it } from 'vitest';
import { anonymous } from '#kernel/viewer.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { mayAllowOrganiser, mayVouchForOrganiser } from './policy.ts';

const withRole = (role: 'author' | 'editor', locationPath: string) =>
  aViewer({ roles: [{ role, locationPath }] });

it('editors of the place name others without asking them, nobody else', () => {
  const event = { locationPath: '1/2/' };
  expect(mayVouchForOrganiser(withRole('editor', '1/'), event)).toBe(true);
  for (const viewer of [
    anonymous,
    aViewer(),
    withRole('author', '1/2/'),
    withRole('editor', '3/'),
    { ...withRole('editor', '1/'), isSuspended: true },
    { ...withRole('editor', '1/'), isConfirmed: false },
  ])
    expect(mayVouchForOrganiser(viewer, event)).toBe(false);
});

it('members who can act let others name them', () => {
  expect(mayAllowOrganiser(aViewer())).toBe(true);
  for (const viewer of [anonymous, aViewer({ isSuspended: true }), aViewer({ isConfirmed: false })])
    expect(mayAllowOrganiser(viewer)).toBe(false);
});
