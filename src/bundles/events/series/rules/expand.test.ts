import { describe, expect, it } from 'vitest';
import type { EventContentSeries } from '../../views.ts';
import {
  allDaysOf,
  dateOn,
  daysTakingPlace,
  freeDayName,
  meantHolidays,
  readContentSeries,
  toContentSeries,
} from './expand.ts';
import { readSeries } from './read-series.ts';

const CHRISTMAS = { name: 'Weihnachtsferien', first: '2026-12-21', last: '2027-01-06' };
const SUMMER = { name: 'Sommerferien', first: '2027-07-01', last: '2027-08-11' };
const HOLIDAYS = [CHRISTMAS, SUMMER];

const meant = (said: string) => {
  const read = readSeries(said, '2026-11-23');
  if (read.kind === 'problem') throw new Error(read.text);
  return read.series;
};
const kept = (said: string) => toContentSeries(said, meant(said), HOLIDAYS);

const tuesdays: EventContentSeries = {
  words: 'dienstags um 19 Uhr',
  rule: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20261229',
  day: '2026-12-01',
  from: '19:00',
  until: '21:00',
  isAllDay: false,
  except: ['2026-12-15'],
};

describe('what a sentence meant, as it is kept', () => {
  it('is its rule, its hours and the days without', () =>
    expect(kept('dienstags von 19 bis 21 Uhr bis 31.12., außer am 15.12.')).toEqual({
      ...tuesdays,
      words: 'dienstags von 19 bis 21 Uhr bis 31.12., außer am 15.12.',
      rule: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20261229',
      day: '2026-11-24',
    }));

  it.each([
    [
      'außer in den Ferien',
      '2026-12-22 2026-12-29 2027-01-05 2027-07-06 2027-07-13 2027-07-20 2027-07-27 2027-08-03 2027-08-10'.split(
        ' ',
      ),
    ],
    ['außer in den Weihnachtsferien', ['2026-12-22', '2026-12-29', '2027-01-05']],
    ['außer an Feiertagen', []],
    ['außer am 15.12. und in den Weihnachtsferien', ['2026-12-15', '2026-12-22', '2026-12-29', '2027-01-05']],
  ])('leaves out, „%s“, days that are in their order', (exception, days) => {
    expect(kept(`dienstags um 19 Uhr, ${exception}`).except).toEqual(days);
  });

  it('leaves out holidays of the country where they are named, and only then', () => {
    expect(kept('täglich um 19 Uhr bis 31.12., außer an Feiertagen').except).toEqual([
      '2026-12-25',
      '2026-12-26',
    ]);
    expect(kept('täglich um 19 Uhr bis 31.12.').except).toEqual([]);
  });
});

const namesMeant = (isExceptSchoolHolidays: boolean, schoolHolidayNames: readonly string[]) =>
  meantHolidays({ ...meant('täglich 9 Uhr'), isExceptSchoolHolidays, schoolHolidayNames }, HOLIDAYS).map(
    ({ name }) => name,
  );

describe('the school holidays that are meant', () => {
  it('are all, those with a name, or none', () => {
    expect(namesMeant(true, [])).toEqual(['Weihnachtsferien', 'Sommerferien']);
    expect(namesMeant(true, ['sommer'])).toEqual(['Sommerferien']);
    expect(namesMeant(true, ['sommer', 'weihnachts'])).toEqual(['Weihnachtsferien', 'Sommerferien']);
    expect(namesMeant(true, ['ferien'])).toEqual([]);
    expect(namesMeant(false, [])).toEqual([]);
    expect(namesMeant(false, ['sommer'])).toEqual([]);
  });
});

it.each([
  ['2026-12-25', 'Feiertag'],
  ['2026-12-24', 'Weihnachtsferien'],
  ['2027-01-01', 'Feiertag'],
  ['2026-12-20', undefined],
])('%s is free because of %s', (day, name) => expect(freeDayName(day, HOLIDAYS, 'Feiertag')).toBe(name));

const takingPlace = (limit: number, replaced: readonly string[] = []) =>
  daysTakingPlace(tuesdays, new Set(replaced), limit);

describe('a series that is kept', () => {
  it('is a rhythm from its first day on', () =>
    expect(readContentSeries(tuesdays)).toMatchObject({
      frequency: 'WEEKLY',
      weekdays: [2],
      first: '2026-12-01',
      last: '2026-12-29',
    }));

  it.each<[string, Partial<EventContentSeries>, boolean]>([
    ['one whose first day is its last', { day: '2026-12-29' }, true],
    ['one without an end of its hours', { until: '' }, true],
    ['one of whole days, without hours', { isAllDay: true, from: '', until: '' }, true],
    ['one without hours', { from: '' }, false],
    ['one at an hour that there isn’t', { from: '24:00' }, false],
    ['one that ends at an hour that there isn’t', { until: '19:60' }, false],
    ['one that begins after its end', { day: '2026-12-30' }, false],
    ['one that begins on a day that there isn’t', { day: '2026-11-31' }, false],
    ['one that begins on no day', { day: '' }, false],
    ['one that begins in a month that there isn’t', { day: '2026-13-01' }, false],
    ['one that begins in another ten thousand years', { day: '+012026-12' }, false],
    ['one that begins in words', { day: '1.12.2026' }, false],
    ['one that ends on a day that there isn’t', { rule: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20270231' }, false],
    ['one whose rule is none', { rule: 'dienstags' }, false],
  ])('%s: %#', (_, changes, isRead) => {
    expect(readContentSeries({ ...tuesdays, ...changes }) !== undefined).toBe(isRead);
    expect(allDaysOf({ ...tuesdays, ...changes }, 1)).toHaveLength(isRead ? 1 : 0);
  });

  it('takes place on its days but those that it leaves out and those that have a date of their own', () => {
    expect(takingPlace(9)).toEqual(['2026-12-01', '2026-12-08', '2026-12-22', '2026-12-29']);
    expect(takingPlace(9, ['2026-12-08'])).toEqual(['2026-12-01', '2026-12-22', '2026-12-29']);
    expect(takingPlace(3)).toEqual(['2026-12-01', '2026-12-08', '2026-12-22']);
    expect(takingPlace(2, ['2026-12-01', '2026-12-08'])).toEqual(['2026-12-22', '2026-12-29']);
  });
});

describe('a date of a series', () => {
  it.each([
    ['19:00', '21:00', false, ''],
    ['19:00', '', false, ''],
    ['22:00', '03:00', false, '2027-01-01'],
    ['19:00', '19:00', false, '2027-01-01'],
    ['', '', true, ''],
    ['19:00', '03:00', true, ''],
  ])('from %j until %j, all day: %s, ends on %j', (from, until, isAllDay, untilDay) =>
    expect(dateOn('2026-12-31', { from, until, isAllDay })).toEqual({
      day: '2026-12-31',
      from,
      untilDay,
      until,
      isAllDay,
    }),
  );
});
