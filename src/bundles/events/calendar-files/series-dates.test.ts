import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf } from '#kernel/calendar.ts';
import { toLocationInputs } from '../clock-dates.ts';
import { withKeys, withSeriesKeys } from '../date-keys.ts';
import { isOff } from '../rules.ts';
import type { EventStatus } from '../rules.ts';
import { daysOf, firstDayFrom, ruleOf } from '../series/rules/rhythm.ts';
import { rhythms } from '../series/test-data.ts';
import type { EventContentDate, EventContentSeries } from '../views.ts';
import { toDates, toSeries } from '../words.ts';
import { toCalendarFile } from './calendar-file.ts';
import { toEntries } from './series-dates.ts';
import { byWords, readersOf } from './test-readers.ts';
import type { ReadDate } from './test-readers.ts';

const fileOf = (
  series: readonly EventContentSeries[],
  dates: readonly EventContentDate[] = [],
  state: EventStatus = 'scheduled',
) => {
  const { locations } = toLocationInputs([{ venue: 'Saal', address: '', dates, series }]);
  const keyed = withKeys(toDates(7, locations), [], 0);
  const rows = withSeriesKeys(toSeries(7, locations), [], keyed.lastKey).series;
  const stated = keyed.dates.map((date) => ({ ...date, status: isOff(state) ? state : date.status }));
  const entries = toEntries(stated, rows, state);
  const told = entries.map(({ key, date, ...again }) => ({
    ...again,
    uid: `termin-7-${key}@litfass.example`,
    sequence: 2,
    changedAt: new Date('2026-11-20T09:05:00Z'),
    startsAt: date.startsAt,
    endsAt: date.endsAt,
    isAllDay: date.isAllDay,
    isCancelled: isOff(date.status),
    title: 'Der Chor probt',
    description: '',
    location: 'Saal, Auenfeld',
    organiser: { name: 'Chor Auenfeld', url: 'https://litfass.example/profile/7/chor' },
    category: 'Kultur',
    url: 'https://litfass.example/auenfeld/e-kultur/der-chor-probt_e7',
  }));
  return { file: toCalendarFile({ name: 'Der Chor probt', dates: told }), dates: stated };
};

const tuesdays = (changes: Partial<EventContentSeries> = {}): EventContentSeries => ({
  words: '',
  rule: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20270105',
  day: '2026-12-01',
  from: '19:00',
  until: '21:00',
  isAllDay: false,
  except: ['2026-12-29'],
  ...changes,
});

const date = (changes: Partial<EventContentDate> = {}): EventContentDate => ({
  day: '2026-12-09',
  from: '20:00',
  untilDay: '',
  until: '',
  isAllDay: false,
  ...changes,
});

describe('a series in a file for calendars', () => {
  it('is to the byte what was looked at', () => {
    const moved = date({ instead: { series: 0, day: '2026-12-08' } });
    const off = date({ day: '2026-12-15', status: 'cancelled', instead: { series: 0, day: '2026-12-15' } });
    const { file } = fileOf([tuesdays()], [moved, off, date({ day: '2026-12-30' })]);
    const wanted = path.join(import.meta.dirname, 'examples', 'a-series.ics');
    expect(file).toBe(readFileSync(wanted, 'utf8'));
  });

  it('is struck out as one when the event is', () => {
    const { file } = fileOf([tuesdays()], [], 'cancelled');
    expect(file.match(/STATUS:\w+/g)).toEqual(['STATUS:CANCELLED']);
  });

  it('stands as single dates where no day is as the series says', () => {
    const days = ['2026-12-01', '2026-12-08'];
    const own = days.map((day) => date({ day, instead: { series: 0, day } }));
    const { file } = fileOf([tuesdays({ rule: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20261208', except: [] })], own);
    expect([file.match(/BEGIN:VEVENT/g)?.length, file.includes('FREQ=WEEKLY')]).toEqual([2, false]);
  });

  it.each([
    ['whole days', tuesdays({ isAllDay: true, from: '', until: '' })],
    ['an open end', tuesdays({ until: '' })],
    ['a first day that is left out', tuesdays({ except: ['2026-12-01'] })],
    [
      'nights of both changes of clocks',
      tuesdays({ rule: 'FREQ=DAILY;UNTIL=20270401', day: '2027-03-25', from: '22:00', until: '04:00' }),
    ],
    [
      'an hour that there isn’t once',
      tuesdays({ rule: 'FREQ=DAILY;UNTIL=20270330', day: '2027-03-26', from: '02:30', until: '05:00' }),
    ],
    [
      'a fifth weekday beside another, in a month without that fifth',
      tuesdays({ rule: 'FREQ=MONTHLY;INTERVAL=4;BYDAY=5TU,5SU;UNTIL=20181231', day: '2017-12-31' }),
    ],
    [
      'an hour that there is twice',
      tuesdays({ rule: 'FREQ=DAILY;UNTIL=20261026', day: '2026-10-24', from: '02:30', until: '05:00' }),
    ],
    [
      'an hour that there is twice, on its first day',
      tuesdays({ rule: 'FREQ=DAILY;UNTIL=20261027', day: '2026-10-25', from: '02:30', until: '' }),
    ],
  ])('is read by other programs as the same dates: %s', (_, series) => {
    const { file, dates } = fileOf([series]);
    for (const [name, read] of readersOf(
      series,
      dates.map(({ startsAt }) => dayOf(startsAt)),
    ))
      expect([name, read(file)]).toEqual([name, expected(dates)]);
  });
});

const expected = (dates: ReturnType<typeof fileOf>['dates']): readonly ReadDate[] =>
  dates
    .map(({ startsAt, endsAt, isAllDay, status }) => {
      // A date that ends when it begins has no end.
      const end = endsAt && endsAt > startsAt ? endsAt.toISOString() : null;
      if (!isAllDay) return [startsAt.toISOString(), end, isOff(status)] as const;
      return [dayOf(startsAt), addDays(dayOf(endsAt ?? startsAt), 1), isOff(status)] as const;
    })
    .toSorted(byWords);

const clocks = fc.constantFrom('00:30', '02:00', '02:30', '03:00', '09:15', '19:00', '23:45');
const hours = fc.oneof(
  fc
    .record({ from: clocks, until: fc.oneof(clocks, fc.constant('')) })
    .map((own) => ({ ...own, isAllDay: false })),
  fc.constant({ from: '', until: '', isAllDay: true }),
);

describe('any series', () => {
  it('is read by other programs as the same dates in all years from 2010 to 2039, with those left out, moved and cancelled', () => {
    const someSeries = fc.record({ rhythm: rhythms, hours, start: fc.integer({ min: 0, max: 10_956 }) });
    const picks = fc.array(fc.nat(30), { maxLength: 4 });
    fc.assert(
      fc.property(someSeries, picks, picks, ({ rhythm, hours, start }, out, changed) => {
        const first = firstDayFrom(addDays('2010-01-01', start), rhythm)!;
        const last = daysOf({ ...rhythm, first, last: addDays(first, 900) }, 30).at(-1)!;
        const days = daysOf({ ...rhythm, first, last }, 30);
        const except = [...new Set(out.flatMap((at) => days[at] ?? []))].toSorted();
        const series = { words: '', rule: ruleOf({ ...rhythm, last }), day: first, ...hours, except };
        const instead = [...new Set(changed.flatMap((at) => days[at] ?? []))];
        const own = instead.map((day, at) => ({
          ...date({ day: addDays(day, at - 1), from: '12:00', instead: { series: 0, day } }),
          ...(at % 2 === 1 && { status: 'cancelled' as const }),
        }));
        const { file, dates } = fileOf([series], own);
        for (const [name, read] of readersOf(series, days))
          expect([name, read(file)]).toEqual([name, expected(dates)]);
      }),
      { numRuns: 150 },
    );
  });
});
