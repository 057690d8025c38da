import { expect, it } from 'vitest';
import { stampOfSeen } from './seen-stamp.ts';

it('marks the same values alike, and others otherwise', () => {
  const mark = stampOfSeen(['Auenfeld', null, 50.5, ['1', '2']]);
  expect(stampOfSeen(['Auenfeld', null, 50.5, ['1', '2']])).toBe(mark);
  for (const other of [[], ['Auenfeld', '', 50.5, ['1', '2']], ['Auenfeld', null, 50.5, ['1', '2'], false]])
    expect(stampOfSeen(other)).not.toBe(mark);
  expect(mark).toMatch(/^[\w-]{22}$/);
});
