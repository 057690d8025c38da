import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockOf, momentAt } from '#kernel/calendar.ts';
import { DAY_MS, HOUR_MS } from '#kernel/durations.ts';
import { dueReminder, nextReminderAt } from './rules.ts';

const at = (day: string, clock: string) => momentAt(day, clock)!;
const evening = { startsAt: at('2026-03-29', '19:00'), isAllDay: false };

describe('a reminder', () => {
  it('comes a day before at the same hour of the clocks, and two hours before', () => {
    expect(nextReminderAt(evening, at('2026-03-01', '12:00'))).toEqual(at('2026-03-28', '19:00'));
    expect(nextReminderAt(evening, at('2026-03-28', '19:00'))).toEqual(at('2026-03-29', '17:00'));
    expect(nextReminderAt(evening, at('2026-03-29', '17:00'))).toBeNull();
    const autumn = { startsAt: at('2026-10-25', '19:00'), isAllDay: false };
    expect(nextReminderAt(autumn, at('2026-10-01', '12:00'))).toEqual(at('2026-10-24', '19:00'));
    // In the night of the change two hours are two hours.
    const night = { startsAt: at('2026-10-25', '03:30'), isAllDay: false };
    expect(nextReminderAt(night, at('2026-10-24', '12:00'))?.toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });

  it('comes in the morning before a whole day, and not in its night', () => {
    const fair = { startsAt: at('2026-11-28', '00:00'), isAllDay: true };
    expect(nextReminderAt(fair, at('2026-11-01', '12:00'))).toEqual(at('2026-11-27', '09:00'));
    expect(nextReminderAt(fair, at('2026-11-27', '09:00'))).toBeNull();
  });

  it('is told once when it was late, and not when the date has begun', () => {
    expect(dueReminder(evening, at('2026-03-28', '18:59'))).toBeUndefined();
    expect(dueReminder(evening, at('2026-03-28', '19:00'))).toBe('day');
    expect(dueReminder(evening, at('2026-03-28', '23:00'))).toBe('day');
    expect(dueReminder(evening, at('2026-03-29', '18:59'))).toBe('hours');
    expect(dueReminder(evening, at('2026-03-29', '19:00'))).toBeUndefined();
  });

  it('is at the same hour in all years from 2010 to 2039, and always before the date', () => {
    const moments = fc.date({
      min: new Date('2010-01-02T00:00:00Z'),
      max: new Date('2039-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (moment) => {
        const startsAt = new Date(Math.floor(moment.getTime() / 60_000) * 60_000);
        const next = nextReminderAt(
          { startsAt, isAllDay: false },
          new Date(startsAt.getTime() - 3 * DAY_MS),
        )!;
        const between = startsAt.getTime() - next.getTime();
        expect(Math.abs(between - DAY_MS)).toBeLessThanOrEqual(HOUR_MS);
        // What the clocks skip the day before is an hour later.
        if (between % DAY_MS !== 0 || clockOf(next) === clockOf(startsAt))
          expect([clockOf(startsAt), clockOf(new Date(startsAt.getTime() + HOUR_MS))]).toContain(
            clockOf(next),
          );
      }),
    );
  });
});
