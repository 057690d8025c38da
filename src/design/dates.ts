// This says how a moment is written in German. Used by views on the server; components only draw the words.
// contract.md 11.7
import { relativeText } from './relative-text.ts';
import { memoize } from './memoize.ts';
import type { TimeView } from './Time.tsx';
import { MINUTE_MS } from './durations.ts';

const TIME_ZONE = 'Europe/Berlin';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('de-DE', { timeZone: TIME_ZONE, ...options });
const day = format({ day: 'numeric', month: 'long', year: 'numeric' });
const weekday = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const monthOfYear = format({ month: 'long', year: 'numeric' });
const shortDay = format({ day: 'numeric', month: 'numeric' });
const clock = format({ hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });

/** Days begin at quarters of an hour: what is written for one moment holds for its whole quarter. */
const QUARTER_MS = 15 * MINUTE_MS;
const MAX_MEMOIZED = 8_000;

const quarterOf = (date: Date) => Math.floor(date.getTime() / QUARTER_MS);
const dayOfQuarter = memoize(MAX_MEMOIZED, (quarter: number) =>
  day.format(quarter * QUARTER_MS).replace('. ', '.\u00a0'),
);
const shortDayOfQuarter = memoize(MAX_MEMOIZED, (quarter: number) => shortDay.format(quarter * QUARTER_MS));
const clockOfMinute = memoize(
  MAX_MEMOIZED,
  (minute: number) => `${clock.format(minute * MINUTE_MS).replace(':', '.')}\u00a0Uhr`,
);

/** Reads „9.30 Uhr“, with a no-break space. */
export const clockText = (date: Date): string => clockOfMinute(Math.floor(date.getTime() / MINUTE_MS));

/** Reads „20. November 2026“. */
export const dayText = (date: Date): string => dayOfQuarter(quarterOf(date));

/** Reads „Freitag, 20. November 2026“. */
export const weekdayText = (date: Date): string => weekday.format(date);

/** Reads „November 2026“. */
export const monthText = (date: Date): string => monthOfYear.format(date);

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
export const shortDayText = (date: Date): string => shortDayOfQuarter(quarterOf(date));

/** Gives the parts of a date tile: „Sa“, „21“, „Nov“. */
export const tileOf = (date: Date) => ({
  iso: date.toISOString(),
  weekday: shortWeekday.format(date).replace('.', ''),
  day: dayNumber.format(date).replace('.', ''),
  month: shortMonth.format(date).replace('.', ''),
});

/** „10 bis 17 Uhr“, „19.30 Uhr“; full hours without minutes. The end counts only on the same day. */
export const hoursText = (startsAt: Date, endsAt: Date | null): string => {
  const start = hourText(startsAt);
  const isSameDay = endsAt !== null && dayText(startsAt) === dayText(endsAt);
  return `${isSameDay ? `${start} bis ${hourText(endsAt)}` : start}\u00a0Uhr`;
};

const hourText = (date: Date): string => clock.format(date).replace(':00', '').replace(':', '.');

const shortWeekday = format({ weekday: 'short' });
const dayNumber = format({ day: 'numeric' });
const shortMonth = format({ month: 'short' });
