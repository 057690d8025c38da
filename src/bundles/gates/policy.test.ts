import { expect, it } from 'vitest';
import { aViewer } from '#bundles/users/test-data.ts';
import { mayChangeGate, maySeeGates } from './policy.ts';

const holding = (role: 'admin' | 'editor' | 'moderator' | 'author', locationPath = '1/2/') =>
  aViewer({ roles: [{ role, locationPath }] });

it('gates are set by those who edit the place, and seen by those who edit any', () => {
  for (const role of ['admin', 'editor'] as const) {
    expect(maySeeGates(holding(role))).toBe(true);
    expect([mayChangeGate(holding(role), '1/2/'), mayChangeGate(holding(role), '1/2/7/')]).toEqual([
      true,
      true,
    ]);
    expect([mayChangeGate(holding(role), '1/'), mayChangeGate(holding(role), '')]).toEqual([false, false]);
  }
  for (const role of ['moderator', 'author'] as const) {
    expect(maySeeGates(holding(role))).toBe(false);
    expect(mayChangeGate(holding(role), '1/2/')).toBe(false);
  }
  expect(mayChangeGate({ ...holding('editor'), isSuspended: true }, '1/2/')).toBe(false);
});
