import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  countOfDay,
  daysBetween,
  isDay,
  lastDayOfMonth,
  partsOfDay,
  weekdayOf,
  weekdayOfCount,
} from './calendar.ts';

/** Days of the years that have four digits, but for the last one. */
const days = fc
  .integer({ min: daysBetween('1970-01-01', '0001-01-01'), max: daysBetween('1970-01-01', '9998-12-31') })
  .map((count) => addDays('1970-01-01', count));

describe('days between two days', () => {
  it.each([
    ['2026-11-27', '2026-11-27', 0],
    ['2026-12-31', '2027-01-01', 1],
    ['2028-02-28', '2028-03-01', 2],
    ['2026-03-01', '2026-02-28', -1],
    // Clocks are put forward or back between these days.
    ['2026-03-28', '2026-03-30', 2],
    ['2026-10-24', '2026-10-26', 2],
  ])('%s and %s are %i', (from, to, count) => expect(daysBetween(from, to)).toBe(count));

  it('are those by which one goes from one to the other', () =>
    fc.assert(
      fc.property(days, days, (from, to) => {
        expect(addDays(from, daysBetween(from, to))).toBe(to);
      }),
    ));
});

describe('a day', () => {
  it.each(['2026-11-27', '2028-02-29', '0001-01-01', '9999-12-31'])('is %s', (day) =>
    expect(isDay(day)).toBe(true),
  );

  it.each([
    '',
    '2026-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-11-00',
    '2026-1-1',
    '26-11-27',
    '27.11.2026',
    '+012026-11-27',
    '2026-11-27T00:00',
    '2026-11-27\n',
    'morgen',
    '0000-01-01',
    '0000-12-31',
  ])('is not %j', (text) => expect(isDay(text)).toBe(false));

  it('is each that comes of counting, and nothing is asked that throws', () =>
    fc.assert(
      fc.property(days, fc.string(), (day, text) => {
        expect(isDay(day)).toBe(true);
        expect(isDay(text)).toBe(/^\d{4}-\d\d-\d\d$/.test(text) && isDay(text));
      }),
    ));
});

describe('the last day of a month', () => {
  it.each([
    ['2026-02-01', '2026-02-28'],
    ['2028-02-29', '2028-02-29'],
    ['2100-02-11', '2100-02-28'],
    ['2026-04-30', '2026-04-30'],
    ['2026-12-01', '2026-12-31'],
    ['9999-12-31', '9999-12-31'],
  ])('of %s is %s', (day, last) => expect(lastDayOfMonth(day)).toBe(last));

  it('is followed by the first of the next one', () =>
    fc.assert(
      fc.property(days, (day) => {
        const last = lastDayOfMonth(day);
        expect(last.slice(0, 7)).toBe(day.slice(0, 7));
        expect(addDays(last, 1)).toMatch(/-01$/);
      }),
    ));
});

/** Counts months from the year nought on. */
const monthsOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

describe('months later', () => {
  it.each([
    ['2026-11-24', 6, '2027-05-24'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-12-31', 6, '2027-06-30'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2026-01-31', -2, '2025-11-30'],
    ['2026-11-27', 0, '2026-11-27'],
    ['0099-12-31', 2, '0100-02-28'],
  ])('than %s, %i of them, it is %s', (day, count, later) => expect(addMonths(day, count)).toBe(later));

  it('it is the same day of the month that is meant, or its last one', () =>
    fc.assert(
      fc.property(days, fc.integer({ min: -12, max: 12 }), (day, count) => {
        fc.pre(day > '0003' && day < '9997');
        const later = addMonths(day, count);
        expect(monthsOf(later) - monthsOf(day)).toBe(count);
        expect(isDay(later)).toBe(true);
        if (later.slice(8) !== day.slice(8)) {
          expect(later).toBe(lastDayOfMonth(later));
          expect(later.slice(8) < day.slice(8)).toBe(true);
        }
      }),
    ));
});

describe('a day that is counted', () => {
  it('comes of its year, month and day, of the first centuries, too', () => {
    expect(countOfDay(1970, 1, 1)).toBe(0);
    expect(countOfDay(2026, 14, 1)).toBe(countOfDay(2027, 2, 1));
    expect(countOfDay(50, 1, 1)).toBe(daysBetween('1970-01-01', '0050-01-01'));
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 3_000_000 }), (count) => {
        const { year, month, day } = partsOfDay(count);
        expect(countOfDay(year, month, day)).toBe(count);
      }),
    );
  });

  it('has the weekday that it has when it is written', () =>
    fc.assert(
      fc.property(days, (day) => {
        expect(weekdayOfCount(daysBetween('1970-01-01', day))).toBe(weekdayOf(day));
      }),
    ));
});
