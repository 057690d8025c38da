import { expect, it } from 'vitest';
import { anonymous } from '#kernel/viewer.ts';
import type { Role } from '#kernel/viewer.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { mayOperate, maySeeOperations } from './policy.ts';

const holding = (role: Role, locationPath = '', isSuspended = false) =>
  aViewer({ roles: [{ role, locationPath }], isSuspended });

it.each([
  ['a visitor', anonymous, false],
  ['a member', aViewer(), false],
  ['an editor of everything', holding('editor'), false],
  ['an administrator of a place', holding('admin', '1/4/'), false],
  ['an administrator who is suspended', holding('admin', '', true), false],
  ['an administrator', holding('admin'), true],
])('%s may look after the machinery: %#', (_, viewer, may) =>
  expect([maySeeOperations(viewer), mayOperate(viewer)]).toEqual([may, may]),
);

it('an administrator who may do nothing yet only sees', () => {
  const unconfirmed = aViewer({ roles: [{ role: 'admin', locationPath: '' }], isConfirmed: false });
  expect([maySeeOperations(unconfirmed), mayOperate(unconfirmed)]).toEqual([true, false]);
});
