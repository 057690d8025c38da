import { describe, expect, it } from 'vitest';
import type { EventContentDate } from '../../views.ts';
import { clashing, takenTimes } from './occasions.ts';

const date = (changes: Partial<EventContentDate>): EventContentDate => ({
  day: '2026-12-05',
  from: '19:00',
  untilDay: '',
  until: '21:00',
  isAllDay: false,
  ...changes,
});
const tuesdays = {
  words: '',
  rule: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20261215',
  day: '2026-12-01',
  from: '19:00',
  until: '',
  isAllDay: false,
  except: ['2026-12-15'],
};
const at = (...dates: readonly EventContentDate[]) => ({ venue: 'Saal', address: '', dates });
const taken = (startsAt: string, overAt: string) => ({ startsAt, overAt });

describe('when a place is taken', () => {
  it('is at its dates and those of its series, an open end for three hours', () =>
    expect(
      takenTimes({ ...at(date({})), series: [tuesdays] }).map(({ startsAt, overAt }) => [
        startsAt.toISOString(),
        overAt.toISOString(),
      ]),
    ).toEqual([
      ['2026-12-01T18:00:00.000Z', '2026-12-01T21:00:00.000Z'],
      ['2026-12-05T18:00:00.000Z', '2026-12-05T20:00:00.000Z'],
      ['2026-12-08T18:00:00.000Z', '2026-12-08T21:00:00.000Z'],
    ]));

  it.each<[string, Partial<EventContentDate>, string, string]>([
    [
      'over midnight',
      { untilDay: '2026-12-06', until: '01:00' },
      '2026-12-05T18:00:00.000Z',
      '2026-12-06T00:00:00.000Z',
    ],
    [
      'on a whole day',
      { isAllDay: true, from: '', until: '' },
      '2026-12-04T23:00:00.000Z',
      '2026-12-05T23:00:00.000Z',
    ],
    [
      'on whole days, whatever hours were typed before',
      { isAllDay: true, untilDay: '2026-12-06' },
      '2026-12-04T23:00:00.000Z',
      '2026-12-06T23:00:00.000Z',
    ],
    [
      'without an end',
      { until: '', untilDay: '2026-12-06' },
      '2026-12-05T18:00:00.000Z',
      '2026-12-05T21:00:00.000Z',
    ],
  ])('is taken %s', (_, changes, startsAt, overAt) =>
    expect(takenTimes(at(date(changes)))).toEqual([
      { startsAt: new Date(startsAt), overAt: new Date(overAt) },
    ]),
  );

  it('isn’t known of what can’t be read yet', () =>
    expect(
      takenTimes(
        at(
          date({ day: '' }),
          date({ from: '' }),
          date({ day: 'bald' }),
          date({ until: '18:00' }),
          date({ until: '19:00' }),
        ),
      ),
    ).toEqual([]));

  it('clashes with what lies across it, not with what ends when it begins', () => {
    const own = takenTimes(at(date({}), date({ day: '2026-12-06', isAllDay: true, from: '', until: '' })));
    const before = taken('2026-12-05T16:00:00Z', '2026-12-05T18:00:00Z');
    const across = taken('2026-12-05T16:00:00Z', '2026-12-05T18:00:01Z');
    const within = taken('2026-12-06T10:00:00Z', '2026-12-06T11:00:00Z');
    const after = taken('2026-12-06T23:00:00Z', '2026-12-07T11:00:00Z');
    expect(clashing([before, across, within, after], own)).toEqual([across, within]);
  });
});
