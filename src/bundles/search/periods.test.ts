import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#kernel/durations.ts';
import { periodsOf, periodsSince } from './periods.ts';

const moment = () =>
  fc.date({ min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });

describe('the periods in which something came out', () => {
  it('are its year, month and day, by the clocks of the portal', () => {
    expect(periodsOf('a', new Date('2026-11-30T22:59:00Z'))).toEqual([
      '#a',
      '#a2026',
      '#a202611',
      '#a20261130',
    ]);
    expect(periodsOf('a', new Date('2026-12-31T22:30:00Z'))).toEqual([
      '#a',
      '#a2026',
      '#a202612',
      '#a20261231',
    ]);
    expect(periodsOf('a', null)).toEqual([]);
  });

  it('are the days of the first month, the months of the first year, and every year since', () => {
    expect(periodsSince('a', new Date('2024-11-29'), new Date('2026-02-01'))).toEqual([
      '#a20241129',
      '#a20241130',
      '#a202412',
      '#a2025',
      '#a2026',
    ]);
    expect(periodsSince('a', new Date('2026-01-31'), new Date('2026-02-28'))).toEqual([
      '#a20260131',
      '#a202602',
    ]);
    expect(periodsSince('a', new Date('2026-02-27'), new Date('2026-02-28'))).toEqual([
      '#a20260227',
      '#a20260228',
    ]);
  });

  it('are met by everything that came out since, and by nothing of an earlier day', () => {
    fc.assert(
      fc.property(moment(), moment(), moment(), (one, other, third) => {
        const [since, at, now] = [one, other, third].toSorted((a, b) => a.getTime() - b.getTime());
        const isMet = (published: Date) =>
          periodsOf('a', published).some((period) => periodsSince('a', since!, now!).includes(period));
        expect(isMet(at!)).toBe(true);
        const before = new Date(since!.getTime() - 26 * HOUR_MS);
        expect(isMet(before)).toBe(false);
      }),
    );
  });
});
