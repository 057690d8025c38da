import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withKeys, withSeriesKeys } from './date-keys.ts';
import type { NewDate, NewSeries } from './words.ts';

const aDate = (position: number, day: number, venue = 'Markt'): NewDate => ({
  eventId: 1,
  locationPosition: 0,
  position,
  startsAt: new Date(Date.UTC(2026, 10, day, 18)),
  endsAt: null,
  isAllDay: false,
  status: 'scheduled',
  seriesPosition: null,
  seriesDay: null,
  isSeriesChange: false,
  venue,
  address: '',
});

const keysOf = (dates: readonly { key: number }[]) => dates.map(({ key }) => key);

describe('the number by which calendars know a date', () => {
  const first = withKeys([aDate(0, 1), aDate(1, 8), aDate(2, 15)], [], 0);

  it('counts from one', () => expect([keysOf(first.dates), first.lastKey]).toEqual([[1, 2, 3], 3]));

  it('stays when another date goes, or comes before it', () => {
    const without = withKeys([aDate(0, 8), aDate(1, 15)], first.dates, 3);
    expect(keysOf(without.dates)).toEqual([2, 3]);
    const earlier = withKeys([aDate(0, 4), aDate(1, 8), aDate(2, 15)], without.dates, 3);
    expect([keysOf(earlier.dates), earlier.lastKey]).toEqual([[4, 2, 3], 4]);
  });

  it('stays when the date is moved, or takes place elsewhere', () => {
    const moved = withKeys([aDate(0, 2), aDate(1, 8, 'Kirche'), aDate(2, 15)], first.dates, 3);
    expect([keysOf(moved.dates), moved.lastKey]).toEqual([[1, 2, 3], 3]);
  });

  it('is never one that was another date’s, whatever was changed', () => {
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { maxLength: 6 });
    fc.assert(
      fc.property(fc.array(days, { maxLength: 6 }), (versions) => {
        let state = withKeys([], [], 0);
        for (const version of versions) {
          const { dates: former, lastKey } = state;
          state = withKeys(
            version.map((day, at) => aDate(at, day)),
            former,
            lastKey,
          );
          const keys = keysOf(state.dates);
          expect(new Set(keys).size).toBe(keys.length);
          for (const key of keys) expect(keysOf(former).includes(key) || key > lastKey).toBe(true);
          const isBefore = ({ startsAt }: NewDate) =>
            former.find((one) => one.startsAt.getTime() === startsAt.getTime());
          for (const date of state.dates) expect(isBefore(date)?.key ?? date.key).toBe(date.key);
        }
      }),
    );
  });
});

const ofSeries = (position: number, day: number, seriesDay: string): NewDate => ({
  ...aDate(position, day),
  seriesPosition: 0,
  seriesDay,
});

const aSeries = (position: number, rule: string): NewSeries => ({
  eventId: 1,
  locationPosition: 0,
  position,
  words: '',
  rule: `${rule};UNTIL=20271231`,
  day: '2026-12-01',
  from: '19:00',
  until: '',
  isAllDay: false,
  except: [],
});

describe('the number of a series and its days', () => {
  const first = withKeys([ofSeries(0, 1, 'a'), ofSeries(1, 8, 'b'), ofSeries(2, 15, 'c')], [], 0);

  it('stays with a day that gets a date of its own, wherever it stands then', () => {
    const changed = { ...ofSeries(0, 9, 'b'), isSeriesChange: true };
    const { dates } = withKeys([changed, ofSeries(1, 1, 'a'), ofSeries(2, 15, 'c')], first.dates, 3);
    expect(keysOf(dates)).toEqual([2, 1, 3]);
  });

  it('stays with the series while its rhythm or its position does, and is never another’s', () => {
    const before = withSeriesKeys([aSeries(0, 'FREQ=DAILY'), aSeries(1, 'FREQ=WEEKLY;BYDAY=TU')], [], 5);
    expect([keysOf(before.series), before.lastKey]).toEqual([[6, 7], 7]);
    const later = withSeriesKeys([aSeries(0, 'FREQ=WEEKLY;BYDAY=TU')], before.series, 7);
    expect(keysOf(later.series)).toEqual([7]);
    const other = withSeriesKeys([aSeries(0, 'FREQ=WEEKLY;BYDAY=WE')], later.series, 7);
    expect(keysOf(other.series)).toEqual([7]);
    const fresh = withSeriesKeys([...later.series, aSeries(1, 'FREQ=DAILY')], later.series, 7);
    expect([keysOf(fresh.series), fresh.lastKey]).toEqual([[7, 8], 8]);
  });
});
