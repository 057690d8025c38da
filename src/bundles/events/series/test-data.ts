// Makes Rhythms for tests.
import fc from 'fast-check';
import type { Rhythm } from './rules/rhythm.ts';

export const NONE = { interval: 1, weekdays: [], ordinals: [], monthDays: [], months: [] };
export const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);
const some = (...numbers: readonly number[]) =>
  fc.subarray([...numbers], { minLength: 1 }).map((found) => sorted(found));
const interval = fc.integer({ min: 1, max: 4 });
const months = fc.oneof(fc.constant([]), some(1, 2, 6, 8, 12));

/** A rhythm of any kind that people can say. */
export const rhythms: fc.Arbitrary<Rhythm> = fc.oneof(
  fc.record({ interval, months }).map((own) => ({ ...NONE, ...own, frequency: 'DAILY' as const })),
  fc
    .record({ interval, weekdays: some(1, 2, 3, 4, 5, 6, 7), months })
    .map((own) => ({ ...NONE, ...own, frequency: 'WEEKLY' as const })),
  fc
    .record({ interval, weekdays: some(1, 2, 5, 7), ordinals: some(-1, 1, 2, 3, 4, 5) })
    .map((own) => ({ ...NONE, ...own, frequency: 'MONTHLY' as const })),
  fc
    .record({ interval, monthDays: some(-1, 1, 15, 29, 31) })
    .map((own) => ({ ...NONE, ...own, frequency: 'MONTHLY' as const })),
  fc
    .record({
      monthDays: some(1, 3, 24).map((days) => days.slice(0, 1)),
      months: some(1, 10, 12).map((all) => all.slice(0, 1)),
    })
    .map((own) => ({ ...NONE, ...own, frequency: 'YEARLY' as const })),
);
