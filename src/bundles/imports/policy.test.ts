import { expect, it } from 'vitest';
import { aViewer } from '#bundles/users/test-data.ts';
import { mayImport, maySeeImports } from './policy.ts';

const holding = (role: 'admin' | 'editor' | 'member', locationPath = '') =>
  aViewer({ roles: [{ role, locationPath }] });

it('other portals are taken over by administrators of the whole portal', () => {
  for (const may of [maySeeImports, mayImport]) {
    expect(may(holding('admin'))).toBe(true);
    expect(may(holding('admin', '1/2/'))).toBe(false);
    expect(may(holding('editor'))).toBe(false);
    expect(may(holding('member'))).toBe(false);
  }
});

it('an administrator who may do nothing yet only sees', () => {
  const unconfirmed = aViewer({ roles: [{ role: 'admin', locationPath: '' }], isConfirmed: false });
  expect([maySeeImports(unconfirmed), mayImport(unconfirmed)]).toEqual([true, false]);
});
