import { expect, it } from 'vitest';
import { anonymous } from '#kernel/viewer.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { mayBookmark } from './policy.ts';

it('saves for every member, not for visitors and the suspended', () => {
  const member = aViewer({ id: 7 });
  expect(mayBookmark(member)).toBe(true);
  expect(mayBookmark({ ...member, isSuspended: true })).toBe(false);
  expect(mayBookmark(anonymous)).toBe(false);
});
