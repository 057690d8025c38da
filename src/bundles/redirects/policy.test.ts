import { expect, it } from 'vitest';
import { aViewer } from '#bundles/users/test-data.ts';
import { mayChangeRedirects, maySeeRedirects } from './policy.ts';

const holding = (role: 'admin' | 'editor' | 'member') => aViewer({ roles: [{ role, locationPath: '' }] });

it('addresses are for administrators of the whole portal, and changed by those who may act', () => {
  for (const may of [maySeeRedirects, mayChangeRedirects]) {
    expect(may(holding('admin'))).toBe(true);
    expect(may(holding('editor'))).toBe(false);
    expect(may(holding('member'))).toBe(false);
  }
});

it('an administrator who may do nothing yet only sees', () => {
  const unconfirmed = aViewer({ roles: [{ role: 'admin', locationPath: '' }], isConfirmed: false });
  expect([maySeeRedirects(unconfirmed), mayChangeRedirects(unconfirmed)]).toEqual([true, false]);
});
