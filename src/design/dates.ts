// This says how a moment is written in German. Used by views on the server; components only draw the words. The browser asks it
// for the day of what is no longer „vor 23 Stunden“, in the usual formats.
// contract.md 11.7
import { relativeText } from './relative-text.ts';
import { memoize } from './memoize.ts';
import type { TimeView } from './Time.tsx';
import { MINUTE_MS } from './durations.ts';

/** How a portal writes moments; one for the whole process. */
export interface DateFormats {
  /** The time zone's name as IANA has it. */
  readonly zone: string;
  /** Whether hours are written „9.30 Uhr“ or „9:30 Uhr“. */
  readonly clock: 'dot' | 'colon';
  /** Whether days are written „20. November 2026“ or „20.11.2026“. */
  readonly day: 'long' | 'short';
}

/** Days begin at quarters of an hour: what is written for one moment holds for its whole quarter. */
const QUARTER_MS = 15 * MINUTE_MS;
const MAX_MEMOIZED = 8_000;

const quarterOf = (date: Date) => Math.floor(date.getTime() / QUARTER_MS);

const writersOf = ({ zone, clock, day }: DateFormats) => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('de-DE', { timeZone: zone, ...options });
  const dayFormat = format(
    day === 'long'
      ? { day: 'numeric', month: 'long', year: 'numeric' }
      : { day: 'numeric', month: 'numeric', year: 'numeric' },
  );
  const shortDay = format({ day: 'numeric', month: 'numeric' });
  const time = format({ hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });
  const clockOf = (moment: number) => {
    const text = time.format(moment);
    return clock === 'dot' ? text.replace(':', '.') : text;
  };
  const weekday = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const shortWeekday = format({ weekday: 'short' });
  const dayNumber = format({ day: 'numeric' });
  const shortMonth = format({ month: 'short' });
  return {
    dayOfQuarter: memoize(MAX_MEMOIZED, (quarter: number) =>
      dayFormat.format(quarter * QUARTER_MS).replace('. ', '.\u00a0'),
    ),
    shortDayOfQuarter: memoize(MAX_MEMOIZED, (quarter: number) => shortDay.format(quarter * QUARTER_MS)),
    clockOfMinute: memoize(MAX_MEMOIZED, (minute: number) => `${clockOf(minute * MINUTE_MS)}\u00a0Uhr`),
    hourOfMinute: memoize(MAX_MEMOIZED, (minute: number) =>
      clockOf(minute * MINUTE_MS).replace(/[.:]00$/, ''),
    ),
    weekdayOfQuarter: memoize(MAX_MEMOIZED, (quarter: number) => weekday.format(quarter * QUARTER_MS)),
    tileOfQuarter: memoize(MAX_MEMOIZED, (quarter: number) => ({
      weekday: shortWeekday.format(quarter * QUARTER_MS).replace('.', ''),
      day: dayNumber.format(quarter * QUARTER_MS).replace('.', ''),
      month: shortMonth.format(quarter * QUARTER_MS).replace('.', ''),
    })),
    monthOfYear: format({ month: 'long', year: 'numeric' }),
    year: format({ year: 'numeric' }),
  };
};

let formats: DateFormats = { zone: 'Europe/Berlin', clock: 'dot', day: 'long' };
let writers = writersOf(formats);

/** Sets the formats in which all moments are written from now on. Throws on a zone that isn't one. */
export const setDateFormats = (wanted: DateFormats): void => {
  const { zone, clock, day } = formats;
  if (wanted.zone === zone && wanted.clock === clock && wanted.day === day) return;
  writers = writersOf(wanted);
  formats = wanted;
};

/** Reads „9.30 Uhr“, with a no-break space. */
export const clockText = (date: Date): string =>
  writers.clockOfMinute(Math.floor(date.getTime() / MINUTE_MS));

/** Reads „20. November 2026“. */
export const dayText = (date: Date): string => writers.dayOfQuarter(quarterOf(date));

/** Reads „Freitag, 20. November 2026“. */
export const weekdayText = (date: Date): string => writers.weekdayOfQuarter(quarterOf(date));

/** Reads „November 2026“. */
export const monthText = (date: Date): string => writers.monthOfYear.format(date);

/** Reads „20. November 2026, 9.30 Uhr“. */
export const momentOf = (date: Date): TimeView => ({
  iso: date.toISOString(),
  text: `${dayText(date)}, ${clockText(date)}`,
});

/** Reads „vor 5 Minuten“ within a day, and afterwards as the date. */
export const agoOf = (date: Date, now: Date): TimeView => ({
  iso: date.toISOString(),
  text: relativeText(date.getTime(), now.getTime()) ?? dayText(date),
});

/** Reads „20.11.“. */
export const shortDayText = (date: Date): string => writers.shortDayOfQuarter(quarterOf(date));

/** Reads „20.11.“, and „20. November 2025“ of another year than that of `now`. */
export const recentDayText = (date: Date, now: Date): string =>
  writers.year.format(date) === writers.year.format(now) ? shortDayText(date) : dayText(date);

/** Gives the parts of a date tile: „Sa“, „21“, „Nov“. */
export const tileOf = (date: Date) => ({
  iso: date.toISOString(),
  ...writers.tileOfQuarter(quarterOf(date)),
});

/** Reads „10 bis 17 Uhr“ or „19.30 Uhr“; full hours come without minutes. The end counts only on the same day. */
export const hoursText = (startsAt: Date, endsAt: Date | null): string => {
  const start = hourText(startsAt);
  const isSameDay = endsAt !== null && dayText(startsAt) === dayText(endsAt);
  return `${isSameDay ? `${start} bis ${hourText(endsAt)}` : start}\u00a0Uhr`;
};

const hourText = (date: Date): string => writers.hourOfMinute(Math.floor(date.getTime() / MINUTE_MS));
