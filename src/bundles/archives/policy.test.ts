import { expect, it } from 'vitest';
import { aViewer } from '#bundles/users/test-data.ts';
import { mayArchive, maySeeArchives } from './policy.ts';

const holding = (role: 'admin' | 'editor' | 'member', locationPath = '') =>
  aViewer({ roles: [{ role, locationPath }] });

it('archives are made by administrators of the whole portal', () => {
  for (const may of [maySeeArchives, mayArchive]) {
    expect(may(holding('admin'))).toBe(true);
    expect(may(holding('admin', '1/2/'))).toBe(false);
    expect(may(holding('editor'))).toBe(false);
    expect(may(holding('member'))).toBe(false);
  }
});

it('archives are seen, but not made, by administrators who may do nothing yet', () => {
  const unconfirmed = aViewer({ roles: [{ role: 'admin', locationPath: '' }], isConfirmed: false });
  expect([maySeeArchives(unconfirmed), mayArchive(unconfirmed)]).toEqual([true, false]);
});
