// Writes dates as a file that calendars read (iCalendar, RFC 5545). What programs make of it that don't keep to the standard:
// docs/decisions/0087.
import { addDays, dayOf, isAmbiguous, momentAt, timeZone, wallClockAt } from '#kernel/calendar.ts';
import { contentLine, parameterValue, textValue } from './content-lines.ts';
import { timeZoneLines } from './time-zone.ts';

export interface CalendarDate {
  /** An id that stays the same for ever, and is nobody else's in the world. */
  readonly uid: string;
  /** Grows with each change. */
  readonly sequence: number;
  readonly changedAt: Date;
  readonly startsAt: Date;
  /** When it ends; for whole days the midnight that the last one begins with; null for an open end. */
  readonly endsAt: Date | null;
  readonly isAllDay: boolean;
  /** Whether it is cancelled: then readers' calendars strike it out. */
  readonly isCancelled: boolean;
  readonly title: string;
  /** Words without markup; '' for none. */
  readonly description: string;
  readonly location: string;
  readonly organiser: Organiser;
  readonly category: string;
  /** The whole address of its page. */
  readonly url: string;
  /** It comes again; then this says when it is, rather than its moments. */
  readonly repetition?: Repetition | undefined;
  /** It takes place instead of this day and hour of the one with the same `uid` that comes again. */
  readonly insteadOf?: string | undefined;
}

/** Who invites, and the whole address of their page. */
export interface Organiser {
  readonly name: string;
  readonly url: string;
}

/** Days and hours by the clocks of the portal, `2026-12-01T19:00`, or `2026-12-01` for whole days. */
export interface Repetition {
  /** The rule without its end. */
  readonly rule: string;
  readonly start: string;
  /** The end of the first date; for whole days the day after. */
  readonly end: string | undefined;
  /** How long it is each time, where the end of the first doesn't say so. */
  readonly minutes: number | undefined;
  /** When it begins for the last time. */
  readonly last: string;
  /** The times when it doesn't take place. */
  readonly except: readonly string[];
}

export interface CalendarFile {
  /** The name under which calendar programs show it. */
  readonly name: string;
  readonly dates: readonly CalendarDate[];
  /** It is fetched again and again, about so often. */
  readonly refreshHours?: number;
}

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

export const toCalendarFile = ({ name, dates, refreshHours }: CalendarFile): string =>
  [
    contentLine('BEGIN', 'VCALENDAR'),
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', '-//Litfass//Termine//DE'),
    contentLine('CALSCALE', 'GREGORIAN'),
    contentLine('METHOD', 'PUBLISH'),
    contentLine('NAME', textValue(name)),
    // Programs that are older than NAME go by these lines.
    contentLine('X-WR-CALNAME', textValue(name)),
    contentLine('X-WR-TIMEZONE', timeZone()),
    ...(refreshHours ? refreshLines(`PT${refreshHours}H`) : []),
    zoneOf(dates),
    ...dates.map(dateLines),
    contentLine('END', 'VCALENDAR'),
  ].join('');

/** Returns the lines of RFC 7986, and those that Outlook had before. */
const refreshLines = (duration: string): string[] => [
  contentLine('REFRESH-INTERVAL;VALUE=DURATION', duration),
  contentLine('X-PUBLISHED-TTL', duration),
];

/** Returns the lines of the time zone, as far as the dates need one: whole days belong to no zone. */
const zoneOf = (dates: readonly CalendarDate[]): string => {
  const moments = dates
    .filter(({ isAllDay }) => !isAllDay)
    .flatMap(({ startsAt, endsAt, repetition, insteadOf }) => [
      startsAt.getTime(),
      (endsAt ?? startsAt).getTime(),
      ...[repetition?.start, repetition?.last, insteadOf].flatMap((clock) =>
        clock === undefined ? [] : [momentOf(clock).getTime()],
      ),
    ]);
  if (moments.length === 0) return '';
  const least = moments.reduce((one, other) => Math.min(one, other));
  const most = moments.reduce((one, other) => Math.max(one, other));
  return timeZoneLines(new Date(least), new Date(most));
};

const dateLines = (date: CalendarDate): string =>
  [
    contentLine('BEGIN', 'VEVENT'),
    contentLine('UID', date.uid),
    contentLine('SEQUENCE', String(date.sequence)),
    contentLine('DTSTAMP', inUtc(date.changedAt)),
    contentLine('LAST-MODIFIED', inUtc(date.changedAt)),
    ...(date.insteadOf === undefined ? [] : [byClock('RECURRENCE-ID', date.insteadOf)]),
    ...timesOf(date),
    contentLine('SUMMARY', textValue(date.title)),
    ...(date.description ? [contentLine('DESCRIPTION', textValue(date.description))] : []),
    contentLine('LOCATION', textValue(date.location)),
    contentLine(`ORGANIZER;CN=${parameterValue(date.organiser.name)}`, date.organiser.url),
    contentLine('CATEGORIES', textValue(date.category)),
    contentLine('URL', date.url),
    contentLine('STATUS', date.isCancelled ? 'CANCELLED' : 'CONFIRMED'),
    contentLine('END', 'VEVENT'),
  ].join('');

const timesOf = (date: CalendarDate): string[] => {
  if (date.repetition) return repeated(date.repetition);
  return date.isAllDay ? wholeDays(date) : hours(date);
};

/** Returns the lines of a repetition. The end of a rule is in UTC where its beginning has a zone. */
const repeated = ({ rule, start, end, minutes, last, except }: Repetition): string[] => {
  const until = last.includes('T') ? inUtc(momentOf(last)) : compact(last);
  return [
    byClock('DTSTART', start),
    ...(end === undefined ? [] : [byClock('DTEND', end)]),
    ...(minutes === undefined ? [] : [contentLine('DURATION', `PT${minutes}M`)]),
    contentLine('RRULE', `${rule};UNTIL=${until}`),
    ...except.map((clock) => byClock('EXDATE', clock)),
  ];
};

/** Writes a time always as the clocks show it, so that it is found again in the rule. */
const byClock = (name: string, clock: string): string =>
  clock.includes('T')
    ? contentLine(`${name};TZID=${timeZone()}`, `${compact(clock)}00`)
    : contentLine(`${name};VALUE=DATE`, compact(clock));

/** Returns the moment of a time such as `2026-12-01T19:00` or of a day; the second one where clocks show it twice. */
export const momentOf = (clock: string): Date => {
  const [day = '', hour] = clock.split('T');
  return momentAt(day, hour, 'second')!;
};

/** Returns the lines of whole days; the end is the day after the last one. */
const wholeDays = ({ startsAt, endsAt }: CalendarDate): string[] => [
  contentLine('DTSTART;VALUE=DATE', compact(dayOf(startsAt))),
  contentLine('DTEND;VALUE=DATE', compact(addDays(dayOf(endsAt ?? startsAt), 1))),
];

/** Returns the lines of hours; an end at the moment of the beginning is left out. */
const hours = ({ startsAt, endsAt }: CalendarDate): string[] => [
  atMoment('DTSTART', startsAt),
  ...(endsAt && endsAt > startsAt ? [atMoment('DTEND', endsAt)] : []),
];

/** Writes a moment by the clocks of the portal; in UTC where these show one hour twice, of which programs take one or the other. */
const atMoment = (name: string, moment: Date): string =>
  isAmbiguous(moment)
    ? contentLine(name, inUtc(moment))
    : contentLine(`${name};TZID=${timeZone()}`, compact(wallClockAt(moment)));

const inUtc = (moment: Date): string =>
  `${compact(moment.toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length))}Z`;

/** Returns a time such as `20261127T193000`. */
const compact = (text: string): string => text.replace(/[-:]/g, '');
