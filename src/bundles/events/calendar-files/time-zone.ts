// Topic: the portal's time zone as a file for calendars tells it (RFC 5545, 3.6.5): by the changes of clocks around the dates.
import { clockChangesIn, offsetAt, timeZone } from '#kernel/calendar.ts';
import type { ClockChange } from '#kernel/calendar.ts';
import { MINUTE_MS, HOUR_MS, DAY_MS } from '#kernel/durations.ts';
import { contentLine } from './content-lines.ts';

/**
 * VTIMEZONE for all moments between two. Changes that come every year by one rule are written as that rule, because Outlook
 * reads no more than one part each for summer and winter; others one by one.
 */
export const timeZoneLines = (first: Date, last: Date): string =>
  [
    contentLine('BEGIN', 'VTIMEZONE'),
    contentLine('TZID', timeZone()),
    ...partsBetween(first, last),
    contentLine('END', 'VTIMEZONE'),
  ].join('');

const partsBetween = (first: Date, last: Date): string[] => {
  // The year before says what holds until the first change.
  const years = yearsBetween(first.getUTCFullYear() - 1, last.getUTCFullYear());
  const changes = years.flatMap(clockChangesIn);
  const [earliest] = changes;
  if (!earliest) return [part('STANDARD', { from: offsetAt(first), to: offsetAt(first), onset: EPOCH })];
  const alike = Map.groupBy(changes, ({ from, to }) => `${from} ${to}`);
  const before = earliest.at > first ? [part('STANDARD', { ...still(earliest), onset: EPOCH })] : [];
  return [...before, ...[...alike.values()].map((group) => partOf(group, years.at(-1)!))];
};

/** Where clocks were not changed in the year before, what holds until they are. */
const still = ({ from }: ClockChange) => ({ from, to: from });

const EPOCH = '19700101T000000';

const yearsBetween = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

const partOf = (changes: readonly ClockChange[], lastYear: number): string => {
  const [first] = changes;
  const { from, to } = first!;
  const onsets = changes.map(onsetOf);
  const rule = ruleOf(onsets, lastYear);
  const dates = onsets.slice(1).map((onset) => contentLine('RDATE', compact(onset)));
  const more = rule ? contentLine('RRULE', rule) : dates.join('');
  return part(to > from ? 'DAYLIGHT' : 'STANDARD', { from, to, onset: compact(onsets[0]!), more });
};

interface PartOfZone {
  readonly from: number;
  readonly to: number;
  readonly onset: string;
  readonly more?: string;
}

const part = (name: 'STANDARD' | 'DAYLIGHT', { from, to, onset, more = '' }: PartOfZone): string =>
  [
    contentLine('BEGIN', name),
    contentLine('DTSTART', onset),
    more,
    contentLine('TZOFFSETFROM', offsetText(from)),
    contentLine('TZOFFSETTO', offsetText(to)),
    contentLine('END', name),
  ].join('');

/** What the clocks showed when they were changed, as if it were UTC. */
const onsetOf = ({ at, from }: ClockChange): Date => new Date(at.getTime() + from);

/** `20260329T020000` */
const compact = (wall: Date): string =>
  wall.toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length).replace(/[-:]/g, '');

/** The rule that all of them follow, once in each year until the last; undefined for a single one and for any other order. */
const ruleOf = (onsets: readonly Date[], lastYear: number): string | undefined => {
  const [first] = onsets;
  const isYearly = onsets.every((onset, at) => onset.getUTCFullYear() === first!.getUTCFullYear() + at);
  if (!isYearly || onsets.length === 1 || onsets.at(-1)!.getUTCFullYear() !== lastYear) return undefined;
  const rules = [lastWeekdayRule, weekdayRule].map((rule) => new Set(onsets.map(rule)));
  const fitting = rules.find((kinds) => kinds.size === 1);
  return fitting && [...fitting][0]!.slice(0, -CLOCK_LENGTH);
};

const CLOCK_LENGTH = ' hh:mm:ss'.length;
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const WEEK_MS = 7 * DAY_MS;

/** „the last Sunday of March“, with the hour, so that rules are alike only if that is. */
const lastWeekdayRule = (onset: Date): string => {
  const isLast = new Date(onset.getTime() + WEEK_MS).getUTCMonth() !== onset.getUTCMonth();
  return yearly(onset, isLast ? -1 : ordinalOf(onset));
};

/** „the second Sunday of March“ */
const weekdayRule = (onset: Date): string => yearly(onset, ordinalOf(onset));

const ordinalOf = (onset: Date) => Math.ceil(onset.getUTCDate() / 7);

const yearly = (onset: Date, ordinal: number): string => {
  const day = `${ordinal}${WEEKDAYS[onset.getUTCDay()]}`;
  const clock = onset.toISOString().slice('yyyy-mm-ddT'.length, 'yyyy-mm-ddThh:mm:ss'.length);
  return `FREQ=YEARLY;BYMONTH=${onset.getUTCMonth() + 1};BYDAY=${day} ${clock}`;
};

/** `+0100` */
const offsetText = (offset: number): string => {
  const [distance, sign] = [Math.abs(offset), offset < 0 ? '-' : '+'];
  const seconds = Math.floor((distance % MINUTE_MS) / 1000);
  const parts = [distance / HOUR_MS, (distance % HOUR_MS) / MINUTE_MS, ...(seconds ? [seconds] : [])];
  return sign + parts.map((part) => String(Math.floor(part)).padStart(2, '0')).join('');
};
