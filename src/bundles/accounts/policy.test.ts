import { expect, it } from 'vitest';
import { aViewer } from '#bundles/users/test-data.ts';
import { mayEraseAccounts, mayLookIntoAccounts, mayMergeAccounts } from './policy.ts';

const withRole = (role: 'admin' | 'editor' | 'moderator', locationPath = '') =>
  aViewer({ roles: [{ role, locationPath }] });

it.each([
  ['looked into', mayLookIntoAccounts],
  ['erased', mayEraseAccounts],
  ['merged', mayMergeAccounts],
])('accounts are %s by administrators of the whole portal alone', (_, may) => {
  expect(may(withRole('admin'))).toBe(true);
  expect(may(withRole('admin', 'deutschland/'))).toBe(false);
  expect(may(withRole('editor'))).toBe(false);
  expect(may(withRole('moderator'))).toBe(false);
  expect(may({ ...withRole('admin'), isSuspended: true })).toBe(false);
});
