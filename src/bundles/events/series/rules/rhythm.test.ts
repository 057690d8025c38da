import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/calendar.ts';
import { daysOf, firstDayFrom, readRule, ruleOf } from './rhythm.ts';
import type { Rhythm, Series } from './rhythm.ts';
import { NONE, rhythms, sorted } from '../test-data.ts';

/** Days from 2010 to 2039. */
const someDays = fc.integer({ min: 0, max: 10_956 }).map((count) => addDays('2010-01-01', count));

const seriesIn = (rhythm: Rhythm, day: string): Series => {
  const first = firstDayFrom(day, rhythm)!;
  return { ...rhythm, first, last: addDays(first, 500) };
};

describe('a rhythm', () => {
  it('means the days that others read in its rule', () => {
    fc.assert(
      fc.property(rhythms, someDays, (rhythm, day) => {
        const series = seriesIn(rhythm, day);
        const days = daysOf(series, 60);
        const theirs = ICAL.Recur.fromString(ruleOf(series)).iterator(ICAL.Time.fromDateString(series.first));
        for (const own of days) expect(theirs.next()?.toString()).toBe(own);
        if (days.length < 60) expect(theirs.next() ?? null).toBeNull();
      }),
      { numRuns: 300 },
    );
  });

  it('is the same after its rule was written and read', () => {
    fc.assert(
      fc.property(rhythms, someDays, (rhythm, day) => {
        const { first: _, ...series } = seriesIn(rhythm, day);
        const read = readRule(ruleOf(series))!;
        expect({ ...read, ordinals: sorted(read.ordinals) }).toEqual(series);
      }),
    );
  });

  it.each([
    'FREQ=SECONDLY;UNTIL=20271231',
    'FREQ=DAILY',
    'FREQ=DAILY;COUNT=1000000;UNTIL=20271231',
    'FREQ=WEEKLY;BYDAY=XX;UNTIL=20271231',
    'FREQ=DAILY;UNTIL=20271331',
    'FREQ=DAILY;INTERVAL=0;UNTIL=20271231',
    'FREQ=DAILY;BYDAY=MO;UNTIL=20271231',
    'FREQ=WEEKLY;UNTIL=20271231',
    'FREQ=DAILY;BYMONTHDAY=1;UNTIL=20271231',
    'FREQ=WEEKLY;BYMONTHDAY=1;BYDAY=MO;UNTIL=20271231',
    'FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=3,4;UNTIL=20271231',
    'FREQ=YEARLY;BYMONTHDAY=3;UNTIL=20271231',
    'FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=3;BYDAY=MO;UNTIL=20271231',
    'FREQ=MONTHLY;UNTIL=20271231',
    'FREQ=MONTHLY;BYMONTHDAY=1;BYDAY=1MO;UNTIL=20271231',
    'FREQ=MONTHLY;BYMONTH=1;BYMONTHDAY=1;UNTIL=20271231',
    'FREQ=MONTHLY;BYDAY=-2MO;UNTIL=20271231',
    'FREQ=MONTHLY;BYDAY=MO;UNTIL=20271231',
    'FREQ=WEEKLY;BYDAY=1MO;UNTIL=20271231',
    'FREQ=DAILY;INTERVAL=1;UNTIL=20271231',
    'FREQ=WEEKLY;BYDAY=TU,TU;UNTIL=20271231',
    'FREQ=MONTHLY;UNTIL=20271231',
    'FREQ=MONTHLY;BYDAY=6MO;UNTIL=20271231',
    'FREQ=MONTHLY;BYDAY=-2FR;UNTIL=20271231',
    'FREQ=MONTHLY;BYMONTHDAY=1;BYDAY=1MO;UNTIL=20271231',
    'FREQ=YEARLY;UNTIL=20271231',
    'FREQ=YEARLY;BYMONTH=1,2;BYMONTHDAY=3;UNTIL=20271231',
    '',
  ])('isn’t read from %j', (rule) => expect(readRule(rule)).toBeUndefined());

  it('that no day is in has none, and is no endless search', () => {
    const never = { ...NONE, frequency: 'YEARLY' as const, monthDays: [31], months: [2] };
    expect(firstDayFrom('2026-01-01', never)).toBeUndefined();
    expect(daysOf({ ...never, first: '2026-01-01', last: '9999-12-31' }, 10)).toEqual([]);
  });
});
