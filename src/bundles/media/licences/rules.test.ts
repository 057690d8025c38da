import { describe, expect, it } from 'vitest';
import { dayText } from '#design/dates.ts';
import { endOfDay } from '#kernel/calendar.ts';
import { lastMomentOf } from './rules.ts';

describe('the end of a licence', () => {
  it('is a millisecond before the midnight after it', () =>
    expect(lastMomentOf(new Date(1000)).getTime()).toBe(999));

  it.each(['2027-02-28', '2027-03-28', '2027-10-31'])('is told as its last day, %s', (day) => {
    expect(dayText(lastMomentOf(endOfDay(day)!))).toBe(dayText(new Date(`${day}T12:00:00Z`)));
  });
});
