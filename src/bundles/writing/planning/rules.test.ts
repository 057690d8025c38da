import { describe, expect, it } from 'vitest';
import { daysOfWeek, numberOfWeek, weekOf, weekOfDay } from './rules.ts';

describe('a week', () => {
  it.each([
    ['2026-11-23', '2026-W48'],
    ['2026-11-29', '2026-W48'],
    ['2026-01-01', '2026-W01'],
    ['2027-01-03', '2026-W53'],
    ['2027-01-04', '2027-W01'],
    ['2024-12-30', '2025-W01'],
    ['2021-01-03', '2020-W53'],
  ])('of %s is %s', (day, week) => expect(weekOfDay(day)).toBe(week));

  it('has seven days from Monday on, and each of them leads back to it', () => {
    expect(daysOfWeek('2026-W48')).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
    ]);
    for (const week of ['2020-W53', '2025-W01', '2026-W01', '2026-W13', '2026-W43'])
      expect(daysOfWeek(week)!.map(weekOfDay)).toEqual(Array(7).fill(week));
  });

  it.each(['2026-W54', '2025-W53', '2026-W00', '2026-W4', '2026-48', '0026-W10', '', 'heute', '2026-W481'])(
    'is none: %j',
    (week) => expect(daysOfWeek(week)).toBeUndefined(),
  );

  it('is that of the clocks in Germany', () => {
    expect(weekOf(new Date('2026-11-22T22:59:59Z'))).toBe('2026-W47');
    expect(weekOf(new Date('2026-11-22T23:00:00Z'))).toBe('2026-W48');
  });

  it('has a number', () => expect(['2026-W05', '2026-W48'].map(numberOfWeek)).toEqual([5, 48]));
});
