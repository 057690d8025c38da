import { afterEach, describe, expect, it } from 'vitest';
import { USUAL_TIME_ZONE, addDays, momentAt, setTimeZone } from '#kernel/calendar.ts';
import type { Asked } from './asked.ts';
import { FOR_EVER, daysOf, neighboursOf, spanOfDay, spanOfList, weekendOf } from './spans.ts';

afterEach(() => setTimeZone(USUAL_TIME_ZONE));

const at = (day: string, clock?: string) => momentAt(day, clock)!;
const hours = ({ from, until }: { from: Date; until: Date }) =>
  (until.getTime() - from.getTime()) / 3_600_000;

describe('the days that are looked at', () => {
  it('are a day, the week from Monday on, the whole month', () => {
    expect(daysOf('tag', '2026-11-27')).toEqual(['2026-11-27']);
    expect([daysOf('woche', '2026-11-27').at(0), daysOf('woche', '2026-11-27').at(-1)]).toEqual([
      '2026-11-23',
      '2026-11-29',
    ]);
    expect(daysOf('monat', '2026-11-27')).toHaveLength(30);
    expect(daysOf('monat', '2028-02-10')).toHaveLength(29);
    expect(daysOf('monat', '2026-12-31').at(-1)).toBe('2026-12-31');
  });

  it('are each once where clocks are changed, with 23 and with 25 hours', () => {
    expect(hours(spanOfDay('2026-03-29'))).toBe(23);
    expect(hours(spanOfDay('2026-10-25'))).toBe(25);
    expect(daysOf('woche', '2026-10-25').map((day) => day.slice(-2))).toEqual([
      '19',
      '20',
      '21',
      '22',
      '23',
      '24',
      '25',
    ]);
  });

  it.each(['Europe/Berlin', 'America/New_York', 'Pacific/Apia', 'Australia/Lord_Howe'])(
    'follow each other without a gap through thirty years of %s',
    (zone) => {
      setTimeZone(zone);
      for (let day = '2010-01-01'; day < '2040-01-01'; day = addDays(day, 1)) {
        const [one, other] = [spanOfDay(day), spanOfDay(addDays(day, 1))];
        if (one.until.getTime() !== other.from.getTime()) expect(day).toBe('without a gap');
      }
    },
  );
});

describe('the days before and after', () => {
  it('go on by a day, a week, a month, over the changes of clocks', () => {
    const today = '2026-03-01';
    expect(neighboursOf('tag', '2026-03-29', today)).toEqual({ previous: '2026-03-28', next: '2026-03-30' });
    expect(neighboursOf('woche', '2026-03-25', today)).toEqual({
      previous: '2026-03-16',
      next: '2026-03-30',
    });
    expect(neighboursOf('monat', '2026-10-31', today)).toEqual({
      previous: '2026-09-01',
      next: '2026-11-01',
    });
    expect(neighboursOf('monat', '2026-12-24', today).next).toBe('2027-01-01');
  });

  it('end with today, where lists end, and with the end of the calendar', () => {
    expect(neighboursOf('tag', '2026-11-27', '2026-11-27').previous).toBeUndefined();
    expect(neighboursOf('woche', '2026-11-30', '2026-11-27').previous).toBe('2026-11-27');
    expect(neighboursOf('woche', '2026-11-27', '2026-11-27').previous).toBeUndefined();
    expect(neighboursOf('monat', '2029-11-10', '2026-11-27').next).toBeUndefined();
  });
});

const asked = (changes: Partial<Asked>) =>
  ({ from: undefined, until: undefined, isWeekend: false, ...changes }) as Asked;

describe('the span of a list', () => {
  const now = at('2026-11-27', '12:00');

  it('begins with today and doesn’t end, unless somebody says so', () => {
    expect(spanOfList(asked({}), now)).toEqual({ from: at('2026-11-27'), until: FOR_EVER });
    expect(spanOfList(asked({ from: '2026-12-01', until: '2026-12-02' }), now)).toEqual({
      from: at('2026-12-01'),
      until: at('2026-12-03'),
    });
  });

  it('is this weekend from Friday evening to Sunday, or what is left of it', () => {
    const weekend = (day: string) => spanOfList(asked({ isWeekend: true }), at(day, '12:00'));
    const until = at('2026-11-30');
    expect(weekend('2026-11-23')).toEqual({ from: at('2026-11-27', '17:00'), until });
    expect(weekend('2026-11-27')).toEqual({ from: at('2026-11-27', '17:00'), until });
    expect(weekend('2026-11-28')).toEqual({ from: at('2026-11-28'), until });
    expect(weekend('2026-11-29')).toEqual({ from: at('2026-11-29'), until });
    expect(weekendOf('2026-11-30')).toBe('2026-12-04');
  });
});
