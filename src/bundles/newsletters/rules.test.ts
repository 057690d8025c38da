import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockOf, dayOf, momentAt, weekdayOf } from '#kernel/calendar.ts';
import { RETRY_WAITS_MS } from './constants.ts';
import { moveTo } from './desk/rules.ts';
import { arrange, maskedAddress, nextDue, pauseAfter, pinIn, retryWaitAfter } from './rules.ts';

const daily = { rhythm: 'daily', weekday: 1, hour: 7 } as const;
const weekly = { rhythm: 'weekly', weekday: 5, hour: 17 } as const;

describe('the next issue', () => {
  it.each([
    ['before its hour, the same day', daily, '2026-11-24', '06:59', '2026-11-24'],
    ['at its hour, the next day', daily, '2026-11-24', '07:00', '2026-11-25'],
    ['over the change to summer', daily, '2026-03-28', '12:00', '2026-03-29'],
    ['over the change to winter', daily, '2026-10-24', '12:00', '2026-10-25'],
    ['on its weekday', weekly, '2026-11-24', '12:00', '2026-11-27'],
    ['a week later once it is over', weekly, '2026-11-27', '17:00', '2026-12-04'],
  ] as const)('is due %s', (_what, hours, day, clock, expected) => {
    const due = nextDue(hours, momentAt(day, clock)!);
    expect([dayOf(due), clockOf(due)]).toEqual([expected, `${String(hours.hour).padStart(2, '0')}:00`]);
  });

  it('comes once in each of its periods, at the hour that clocks show', () => {
    const years = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(
        years,
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 1, max: 7 }),
        (from, hour, weekday) => {
          const due = nextDue({ rhythm: 'weekly', weekday, hour }, from);
          expect(due.getTime()).toBeGreaterThan(from.getTime());
          expect(weekdayOf(dayOf(due))).toBe(weekday);
          // An hour may be skipped when clocks are put forward; then the next hour counts.
          expect([hour, hour + 1]).toContain(Number(clockOf(due).slice(0, 2)));
        },
      ),
    );
  });
});

describe('the order of an issue', () => {
  const choices = { order: [], leftOut: [], added: [] };

  it('is that of the rule, until editors say otherwise', () => {
    expect(arrange(['a:1', 'a:2', 'a:3'], choices)).toEqual(['a:1', 'a:2', 'a:3']);
    expect(
      arrange(['a:1', 'a:2', 'a:3'], { order: ['a:3', 'a:9'], leftOut: ['a:1'], added: ['a:7', 'a:2'] }),
    ).toEqual(['a:3', 'a:7', 'a:2']);
  });
});

describe('a piece that editors have put somewhere', () => {
  const choices = { order: [], leftOut: [], added: [] };
  const keys = fc.uniqueArray(
    fc.integer({ min: 1, max: 20 }).map((id) => `a:${id}`),
    { maxLength: 12 },
  );

  it('keeps its place, and what comes in later stands where the rule says', () => {
    const order = pinIn(['a:3', 'a:2', 'a:1'], [], 'a:3');
    expect(order).toEqual(['a:3@0']);
    expect(arrange(['a:5', 'a:4', 'a:3', 'a:2', 'a:1'], { ...choices, order })).toEqual([
      'a:3',
      'a:5',
      'a:4',
      'a:2',
      'a:1',
    ]);
    expect(arrange(['a:9', 'a:8', 'a:7'], { ...choices, order: ['a:8@2'] })).toEqual(['a:9', 'a:7', 'a:8']);
    expect(arrange(['a:9', 'a:8', 'a:7'], { ...choices, order: ['a:8@2', 'a:7@0'] })).toEqual([
      'a:7',
      'a:9',
      'a:8',
    ]);
    expect(arrange(['a:9', 'a:8'], { ...choices, order: ['a:9@7', 'a:1@0'] })).toEqual(['a:8', 'a:9']);
  });

  it('stands where it was dropped, whatever was put somewhere before', () => {
    fc.assert(
      fc.property(
        keys,
        fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 6 }),
        (found, moves) => {
          let order: string[] = [];
          for (const [from, to] of moves) {
            const shown = arrange(found, { ...choices, order });
            const key = shown[from % Math.max(1, shown.length)] ?? 'a:0';
            const moved = moveTo(shown, key, to % 12);
            order = pinIn(moved, order, key);
            expect(arrange(found, { ...choices, order })).toEqual(moved);
          }
          expect(order.length).toBeLessThanOrEqual(moves.length);
        },
      ),
    );
  });
});

describe('waiting', () => {
  it('takes longer each time, and ends', () => {
    const waits = [1, 2, 3, 4].map((attempts) => retryWaitAfter(attempts)!);
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(waits).toEqual(RETRY_WAITS_MS);
    expect(retryWaitAfter(5)).toBeUndefined();
    expect([pauseAfter(0), pauseAfter(1), pauseAfter(99)]).toEqual([60_000, 120_000, 3_600_000]);
  });
});

it('hides an address from those who needn’t know it', () => {
  expect(maskedAddress('ruth.lindner@litfass.example')).toBe('r…@litfass.example');
});
