import { expect, it } from 'vitest';
import { anonymous } from '#kernel/viewer.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { mayHaveCalendar } from './policy.ts';

it('gives a calendar to members who can act', () => {
  expect(mayHaveCalendar(aViewer())).toBe(true);
  for (const viewer of [anonymous, aViewer({ isSuspended: true }), aViewer({ isConfirmed: false })])
    expect(mayHaveCalendar(viewer)).toBe(false);
});
