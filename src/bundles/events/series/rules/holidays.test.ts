import { describe, expect, it } from 'vitest';
import { publicHolidaysIn, readSpans, spanAt } from './holidays.ts';

describe('free days', () => {
  it.each([
    [2010, '2010-04-05'],
    [2019, '2019-04-22'],
    [2026, '2026-04-06'],
    [2027, '2027-03-29'],
    [2038, '2038-04-26'],
  ])('of %i: Easter Monday is %s', (year, monday) => {
    expect(publicHolidaysIn(year)).toContain(monday);
    expect(new Set(publicHolidaysIn(year)).size).toBe(9);
  });

  it('of schools are lines with a first and a last day', () => {
    const { spans, wrong } = readSpans(
      'Weihnachtsferien: 21.12.2026 – 6.1.2027\n\nFasching: 8. bis 12. Februar 2027\nOsterferien: 22. März bis 3. April 2027\nKrank: 30.2.2027 - 1.3.2027\nBis Neujahr: 28.12. bis 1.1.2028',
    );
    expect(wrong).toEqual([3, 5]);
    expect(spans.map(({ name, first, last }) => `${name} ${first} ${last}`)).toEqual([
      'Weihnachtsferien 2026-12-21 2027-01-06',
      'Osterferien 2027-03-22 2027-04-03',
      'Bis Neujahr 2027-12-28 2028-01-01',
    ]);
    expect([spanAt(spans, '2027-01-06'), spanAt(spans, '2027-01-07')]).toEqual([
      'Weihnachtsferien',
      undefined,
    ]);
  });
});
