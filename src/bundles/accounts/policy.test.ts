import { expect, it } from 'vitest';
import { aViewer } from '#bundles/users/test-data.ts';
import { mayLookIntoAccounts } from './policy.ts';

const withRole = (role: 'admin' | 'editor' | 'moderator', locationPath = '') =>
  aViewer({ roles: [{ role, locationPath }] });

it('accounts are looked into by administrators of the whole portal alone', () => {
  expect(mayLookIntoAccounts(withRole('admin'))).toBe(true);
  expect(mayLookIntoAccounts(withRole('admin', 'deutschland/'))).toBe(false);
  expect(mayLookIntoAccounts(withRole('editor'))).toBe(false);
  expect(mayLookIntoAccounts(withRole('moderator'))).toBe(false);
  expect(mayLookIntoAccounts({ ...withRole('admin'), isSuspended: true })).toBe(false);
});
