import { describe, expect, it } from 'vitest';
import { toContentLocations, toLocationInputs } from './clock-dates.ts';
import { clockIso, dayIso, momentByClock } from './rules.ts';
import * as texts from './texts.ts';
import type { EventContentDate } from './views.ts';
import { toDates } from './words.ts';

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

describe('a moment by the clocks of the portal', () => {
  it.each([
    ['in winter', '2026-11-27', '19:30', '2026-11-27T18:30:00.000Z'],
    ['in summer', '2026-07-01', '00:00', '2026-06-30T22:00:00.000Z'],
    ['in the hour that comes twice', '2026-10-25', '02:30', '2026-10-25T01:30:00.000Z'],
    ['in the hour that is skipped', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['just before the clock is put back', '2026-10-25', '01:59', '2026-10-24T23:59:00.000Z'],
    ['just after it was put forward', '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ])('%s', (_, day, clock, iso) => expect(momentByClock(day, clock)?.toISOString()).toBe(iso));

  it.each([
    ['2026-02-30', '10:00'],
    ['2026-11-27', '24:00'],
    ['27.11.2026', '10:00'],
    ['', '10:00'],
    ['2026-11-27', ''],
    ['2026-11-27', '9:30'],
    ['2026-11-27T10:00:00Z', ''],
  ])('isn’t %j, %j', (day, clock) => expect(momentByClock(day, clock)).toBeUndefined());

  it('says the same again, every hour of two years but the skipped ones', () => {
    for (let time = Date.UTC(2026, 0, 1); time < Date.UTC(2028, 0, 1); time += 3_600_000) {
      const moment = new Date(time);
      const [day, clock] = [dayIso(moment), clockIso(moment)];
      const again = momentByClock(day, clock)!;
      expect([dayIso(again), clockIso(again)]).toEqual([day, clock]);
    }
  });
});

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
  ])('say what is wrong, by field: %s', (_, changes, field, text) =>
    expect(read(changes).errors).toEqual({ [`locations.0.dates.1.${field}`]: text }),
  );

  it('come back as they were', () => {
    const typed = [
      ...at(date(), date({ untilDay: '2026-11-29' }), date({ until: '' })),
      ...at(date({ isAllDay: true, from: '', until: '', untilDay: '2026-11-30' })),
    ];
    expect(toContentLocations(toDates(7, toLocationInputs(typed).locations).toReversed())).toEqual(typed);
  });
});
