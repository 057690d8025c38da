import { describe, expect, it } from 'vitest';
import { toContentLocations, toLocationInputs } from './clock-dates.ts';
import * as texts from './texts.ts';
import type { EventContentDate, EventContentLocation, EventContentSeries } from './views.ts';
import { problemsOf, toDates, toSeries } from './words.ts';

const date = (changes: Partial<EventContentDate> = {}): EventContentDate => ({
  day: '2026-11-27',
  from: '19:30',
  untilDay: '',
  until: '22:00',
  isAllDay: false,
  ...changes,
});

const at = (...dates: EventContentDate[]) => [{ venue: 'Kirche', address: 'Am Brunnen 1', dates }];
const read = (changes: Partial<EventContentDate>) => {
  const { locations, errors } = toLocationInputs(at(date(), date(changes)));
  return { ...locations[0]!.dates[1], errors };
};

describe('dates as they are typed', () => {
  it.each<[string, Partial<EventContentDate>, string, string | null]>([
    ['from and until', {}, '2026-11-27T18:30:00.000Z', '2026-11-27T21:00:00.000Z'],
    ['without an end', { until: '' }, '2026-11-27T18:30:00.000Z', null],
    [
      'until another day',
      { untilDay: '2026-11-28', until: '02:00' },
      '2026-11-27T18:30:00.000Z',
      '2026-11-28T01:00:00.000Z',
    ],
    [
      'in the hour that comes twice, when it comes again',
      { day: '2026-10-25', from: '02:30', until: '' },
      '2026-10-25T01:30:00.000Z',
      null,
    ],
    ['a whole day', { isAllDay: true, from: '', until: '' }, '2026-11-26T23:00:00.000Z', null],
    [
      'whole days',
      { isAllDay: true, untilDay: '2026-11-29' },
      '2026-11-26T23:00:00.000Z',
      '2026-11-28T23:00:00.000Z',
    ],
  ])('%s', (_, changes, startsAt, endsAt) => {
    const found = read(changes);
    expect([found.startsAt?.toISOString(), found.endsAt?.toISOString() ?? null]).toEqual([startsAt, endsAt]);
    expect(found.errors).toEqual({});
  });

  it.each<[string, Partial<EventContentDate>, string, string]>([
    ['no day', { day: '' }, 'day', texts.dayMissing],
    ['a day that isn’t one', { day: '2026-02-30' }, 'day', texts.dateInvalid],
    ['no hour', { from: '' }, 'from', texts.fromMissing],
    ['an hour that isn’t one', { from: '25:00' }, 'from', texts.dateInvalid],
    ['a last day that isn’t one', { untilDay: 'morgen' }, 'untilDay', texts.dateInvalid],
    ['a last day without an hour', { untilDay: '2026-11-28', until: '' }, 'until', texts.untilMissing],
    ['an end that isn’t one', { until: 'spät' }, 'until', texts.dateInvalid],
    [
      'an hour that clocks skip',
      { day: '2027-03-28', from: '02:30', until: '' },
      'from',
      'In dieser Nacht werden die Uhren vorgestellt: Diese Uhrzeit gibt es nicht.',
    ],
    [
      'an end at an hour that clocks skip',
      { day: '2027-03-27', untilDay: '2027-03-28', until: '02:00' },
      'until',
      texts.hourSkipped,
    ],
  ])('say what is wrong, by field: %s', (_, changes, field, text) =>
    expect(read(changes).errors).toEqual({ [`locations.0.dates.1.${field}`]: text }),
  );

  it('come back as they were', () => {
    const typed = [
      ...at(date(), date({ untilDay: '2026-11-29' }), date({ until: '' })),
      ...at(date({ isAllDay: true, from: '', until: '', untilDay: '2026-11-30' })),
    ];
    expect(toContentLocations(toDates(7, toLocationInputs(typed).locations).toReversed(), [])).toEqual(typed);
  });
});

const tuesdays = (changes: Partial<EventContentSeries> = {}): EventContentSeries => ({
  words: 'dienstags um 19 Uhr bis 5. Januar',
  rule: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20270105',
  day: '2026-12-01',
  from: '19:00',
  until: '',
  isAllDay: false,
  except: ['2026-12-29'],
  ...changes,
});
const hall = (
  dates: readonly EventContentDate[],
  ...series: readonly EventContentSeries[]
): EventContentLocation => ({ venue: 'Saal', address: '', dates, series });
const linesOf = (...locations: EventContentLocation[]) =>
  toDates(7, toLocationInputs(locations).locations).map(
    ({ startsAt, endsAt, seriesDay, isSeriesChange }) =>
      [startsAt.toISOString().slice(0, 16), endsAt?.toISOString().slice(0, 16), seriesDay]
        .filter(Boolean)
        .join(' ') + (isSeriesChange ? ' changed' : ''),
  );

describe('a series as it is typed', () => {
  it('stands for its dates, without those that it leaves out', () =>
    expect(linesOf(hall([], tuesdays()))).toEqual([
      '2026-12-01T18:00 2026-12-01',
      '2026-12-08T18:00 2026-12-08',
      '2026-12-15T18:00 2026-12-15',
      '2026-12-22T18:00 2026-12-22',
      '2027-01-05T18:00 2027-01-05',
    ]));

  it('keeps its hour by the clocks on both sides of a change, and goes on over midnight', () => {
    const nights = tuesdays({
      rule: 'FREQ=WEEKLY;BYDAY=SA;UNTIL=20270403',
      day: '2027-03-20',
      from: '22:00',
      until: '03:00',
      except: [],
    });
    expect(linesOf(hall([], nights))).toEqual([
      '2027-03-20T21:00 2027-03-21T02:00 2027-03-20',
      '2027-03-27T21:00 2027-03-28T01:00 2027-03-27',
      '2027-04-03T20:00 2027-04-04T01:00 2027-04-03',
    ]);
  });

  it('has days with a date of their own, and others beside it', () => {
    const moved = date({ day: '2026-12-09', until: '', instead: { series: 0, day: '2026-12-08' } });
    const further = date({ day: '2026-12-30', until: '' });
    expect(linesOf(hall([moved, further], tuesdays({ except: [] })))).toEqual([
      '2026-12-09T18:30 2026-12-08 changed',
      '2026-12-30T18:30',
      '2026-12-01T18:00 2026-12-01',
      '2026-12-15T18:00 2026-12-15',
      '2026-12-22T18:00 2026-12-22',
      '2026-12-29T18:00 2026-12-29',
      '2027-01-05T18:00 2027-01-05',
    ]);
  });

  it.each([
    ['another day', { series: 0, day: '2026-12-09' }],
    ['another series', { series: 3, day: '2026-12-08' }],
  ])('knows nothing of a date that stands for %s', (_, instead) =>
    expect(linesOf(hall([date({ until: '', instead })], tuesdays()))[0]).toBe('2026-11-27T18:30'),
  );

  it('comes back as it was, also beside others', () => {
    const typed = [
      hall([date()], tuesdays(), tuesdays({ day: '2026-12-02', rule: 'FREQ=DAILY;UNTIL=20261204' })),
      hall([date({ instead: { series: 0, day: '2026-12-08' } })], tuesdays()),
    ];
    const { locations } = toLocationInputs(typed);
    expect(toContentLocations(toDates(7, locations).toReversed(), toSeries(7, locations))).toEqual(typed);
  });

  it.each<[string, Partial<EventContentSeries>]>([
    ['a rule of others', { rule: 'FREQ=SECONDLY;UNTIL=20270105' }],
    ['a rule without an end', { rule: 'FREQ=WEEKLY;BYDAY=TU' }],
    ['a day that isn’t one', { day: '2026-02-30' }],
    ['an end before the beginning', { day: '2027-02-02' }],
    ['an hour that isn’t one', { from: '24:00' }],
    ['no hour', { from: '' }],
  ])('says so where it can’t be read: %s', (_, changes) => {
    const { locations } = toLocationInputs([hall([date()], tuesdays(changes))]);
    const words = { title: 'Chor', lead: '', organiser: 'Chor', locations };
    expect(problemsOf(words)).toEqual({ 'locations.0.series.0': texts.seriesInvalid });
  });

  it('has at most 200 dates, and there are at most five of them', () => {
    const words = { title: 'Chor', lead: '', organiser: 'Chor' };
    const daily = tuesdays({ rule: 'FREQ=DAILY;UNTIL=20270701' });
    const many = toLocationInputs([hall([], daily)]);
    expect(problemsOf({ ...words, ...many })).toEqual({ locations: texts.tooManyDates(200) });
    const six = toLocationInputs([hall([], ...Array.from({ length: 6 }, () => tuesdays()))]);
    expect(problemsOf({ ...words, ...six })).toEqual({ 'locations.0.series': texts.tooManySeries(5) });
    expect(new Set(six.locations[0]!.dates.map((date) => date.series?.position)).size).toBe(5);
  });

  it('is looked through once, however many dates stand for days of it', () => {
    const years = tuesdays({ rule: 'FREQ=DAILY;UNTIL=20311130' });
    const instead = { series: 0, day: '2031-11-28' };
    const began = performance.now();
    const { locations } = toLocationInputs([hall(Array(1000).fill(date({ instead })), years)]);
    // Doing it once for each of them took more than ten seconds, in which nobody else was answered.
    expect(performance.now() - began).toBeLessThan(4000);
    expect(locations[0]!.dates[999]).toMatchObject({ series: { isChange: true } });
  });
});
