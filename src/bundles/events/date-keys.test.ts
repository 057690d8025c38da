import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withKeys } from './date-keys.ts';
import type { NewDate } from './words.ts';

const aDate = (position: number, day: number, venue = 'Markt'): NewDate => ({
  eventId: 1,
  locationPosition: 0,
  position,
  startsAt: new Date(Date.UTC(2026, 10, day, 18)),
  endsAt: null,
  isAllDay: false,
  status: 'scheduled',
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
