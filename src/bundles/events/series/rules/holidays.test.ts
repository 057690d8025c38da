import { describe, expect, it } from 'vitest';
import { easterOf, publicHolidaysIn, readSpans, spanAt } from './holidays.ts';

/** Returns Easter as Meeus, Jones and Butcher reckon it, by other steps. */
const easterByMeeus = (year: number): string => {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const moved = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moved + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  const [month, day] = [Math.floor(days / 31), (days % 31) + 1];
  return `${year}-0${month}-${String(day).padStart(2, '0')}`;
};

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

  it('are the same nine in the whole country', () =>
    expect(publicHolidaysIn(2026).toSorted()).toEqual([
      '2026-01-01',
      '2026-04-03',
      '2026-04-06',
      '2026-05-01',
      '2026-05-14',
      '2026-05-25',
      '2026-10-03',
      '2026-12-25',
      '2026-12-26',
    ]));

  it('have Easter where another reckoning has it, in every year of the calendar for so long that all exceptions come', () => {
    const years = Array.from({ length: 6000 }, (_, at) => 1583 + at);
    expect(years.filter((year) => easterOf(year) !== easterByMeeus(year))).toEqual([]);
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
    expect([spanAt(spans, '2026-12-20'), spanAt(spans, '2026-12-21')]).toEqual([
      undefined,
      'Weihnachtsferien',
    ]);
    expect([spanAt(spans, '2027-01-06'), spanAt(spans, '2027-01-07')]).toEqual([
      'Weihnachtsferien',
      undefined,
    ]);
  });

  it.each([
    ['ein Tag: 7.5.2027 – 7.5.2027', '2027-05-07', '2027-05-07'],
    ['später: 21.12. – 6.1.2105', '2104-12-21', '2105-01-06'],
    ['kein Ende: 1.2.2027 – 30.2.2027', undefined, undefined],
    ['kein Jahr: 1.2. – 3.2.', undefined, undefined],
  ])('of „%s“ are from %s to %s', (line, first, last) =>
    expect(readSpans(line).spans.at(0)).toEqual(
      first === undefined ? undefined : { name: line.slice(0, line.indexOf(':')), first, last },
    ),
  );
});
