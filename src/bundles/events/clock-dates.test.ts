import { describe, expect, it } from 'vitest';
import { toContentLocations, toLocationInputs } from './clock-dates.ts';
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
