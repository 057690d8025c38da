import { afterEach, describe, expect, it } from 'vitest';
import { USUAL_TIME_ZONE, setTimeZone } from '#kernel/calendar.ts';
import { timeZoneLines } from './time-zone.ts';

afterEach(() => setTimeZone(USUAL_TIME_ZONE));

const at = (iso: string) => new Date(iso);
const zone = (name: string, first: string, last = first) => {
  setTimeZone(name);
  return timeZoneLines(at(first), at(last)).split('\r\n').slice(0, -1);
};

describe('the time zone in a file for calendars', () => {
  it('has one rule for summer and one for winter, as Outlook wants it', () =>
    expect(zone('Europe/Berlin', '2026-06-01T10:00:00Z', '2027-12-01T10:00:00Z')).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Berlin',
      'BEGIN:DAYLIGHT',
      'DTSTART:20250330T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'END:DAYLIGHT',
      'BEGIN:STANDARD',
      'DTSTART:20251026T030000',
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'END:STANDARD',
      'END:VTIMEZONE',
    ]));

  it('counts Sundays from the first where that is the rule', () =>
    expect(zone('America/New_York', '2026-06-01T10:00:00Z', '2031-01-01T10:00:00Z')).toContain(
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
    ));

  it('names changes one by one that follow no rule', () => {
    const lines = zone('Europe/Berlin', '1946-06-01T10:00:00Z', '1948-06-01T10:00:00Z');
    expect(lines.filter((line) => line.startsWith('RRULE'))).toEqual([]);
    expect(lines).toContain('TZOFFSETTO:+0300');
  });

  it('is one part where clocks are never changed', () =>
    expect(zone('Asia/Tokyo', '2026-06-01T10:00:00Z')).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:Asia/Tokyo',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0900',
      'TZOFFSETTO:+0900',
      'END:STANDARD',
      'END:VTIMEZONE',
    ]));

  it('writes halves of hours, and what lies behind UTC', () => {
    expect(zone('Asia/Kolkata', '2026-06-01T10:00:00Z')).toContain('TZOFFSETTO:+0530');
    expect(zone('America/St_Johns', '2026-06-01T10:00:00Z')).toContain('TZOFFSETTO:-0230');
  });
});
