import { afterEach, describe, expect, it } from 'vitest';
import {
  agoOf,
  clockText,
  dayText,
  hoursText,
  momentOf,
  recentDayText,
  setDateFormats,
  weekdayText,
} from './dates.ts';

const at = new Date('2026-11-20T08:30:00Z');

describe('German dates', () => {
  it('write the hour of Berlin with a dot', () => expect(clockText(at)).toBe('9.30\u00a0Uhr'));
  it('write full hours with both noughts', () =>
    expect(clockText(new Date('2026-07-01T22:00:00Z'))).toBe('0.00\u00a0Uhr'));
  it('write the day in words', () => expect(dayText(at)).toBe('20.\u00a0November 2026'));
  it('write the weekday', () => expect(weekdayText(at)).toBe('Freitag, 20. November 2026'));
  it('write day and hour', () =>
    expect(momentOf(at)).toEqual({
      iso: '2026-11-20T08:30:00.000Z',
      text: '20.\u00a0November 2026, 9.30\u00a0Uhr',
    }));
  it('are relative within a day', () =>
    expect(agoOf(at, new Date('2026-11-20T11:31:00Z')).text).toBe('vor 3\u00a0Stunden'));
  it('are absolute from a day on', () =>
    expect(agoOf(at, new Date('2026-11-21T08:30:00Z')).text).toBe('20.\u00a0November 2026'));
});

describe('days of a list', () => {
  it('say the year of other years alone, by the clocks of the portal', () => {
    expect(recentDayText(at, new Date('2026-02-01T00:00:00Z'))).toBe('20.11.');
    expect(recentDayText(at, new Date('2027-01-01T00:00:00Z'))).toBe('20.\u00a0November 2026');
    expect(recentDayText(new Date('2026-12-31T23:30:00Z'), new Date('2027-06-01T00:00:00Z'))).toBe('1.1.');
  });
});

describe('dates as a portal likes them', () => {
  const USUAL = { zone: 'Europe/Berlin', clock: 'dot', day: 'long' } as const;
  afterEach(() => setDateFormats(USUAL));

  it('are written with figures and a colon', () => {
    setDateFormats({ ...USUAL, clock: 'colon', day: 'short' });
    expect(momentOf(at).text).toBe('20.11.2026, 9:30\u00a0Uhr');
    expect(hoursText(at, new Date('2026-11-20T10:00:00Z'))).toBe('9:30 bis 11\u00a0Uhr');
  });

  it('tell the hour of another zone', () => {
    setDateFormats({ ...USUAL, zone: 'Africa/Windhoek' });
    expect(clockText(at)).toBe('10.30\u00a0Uhr');
    setDateFormats(USUAL);
    expect(clockText(at)).toBe('9.30\u00a0Uhr');
  });
});
