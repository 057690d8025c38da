// Writes the portal's time zone as a file for calendars tells it (RFC 5545, 3.6.5): by the changes of clocks around the dates.
import { addDays, clockChangesIn, dayOf, offsetAt, timeZone, weekdayOf } from '#kernel/calendar.ts';
import type { ClockChange } from '#kernel/calendar.ts';
import { HOUR_MS, MINUTE_MS } from '#kernel/durations.ts';
import { contentLine } from './content-lines.ts';

/**
 * Returns VTIMEZONE for all moments between two. Changes that come every year by one rule are written as that rule, because
 * Outlook reads no more than one part each for summer and winter; others one by one.
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
  const years = yearsBetween(yearOf(dayOf(first)) - 1, yearOf(dayOf(last)));
  const changes = years.flatMap(clockChangesIn);
  const [earliest] = changes;
  if (!earliest) return [part('STANDARD', { from: offsetAt(first), to: offsetAt(first), onset: EPOCH })];
  const alike = Map.groupBy(changes, ({ from, to }) => `${from} ${to}`);
  const before = earliest.at > first ? [part('STANDARD', { ...still(earliest), onset: EPOCH })] : [];
  return [...before, ...[...alike.values()].map((group) => partOf(group, years.at(-1)!))];
};

/** Returns what holds until clocks are changed, where they weren't in the year before. */
const still = ({ from }: ClockChange) => ({ from, to: from });

const EPOCH = '19700101T000000';

const yearsBetween = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

const partOf = (changes: readonly ClockChange[], lastYear: number): string => {
  const [first] = changes;
  const { from, to } = first!;
  const onsets = changes.map(({ wall }) => wall);
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

/** Returns a time such as `20260329T020000`. */
const compact = (wall: string): string => wall.replace(/[-:]/g, '');

const yearOf = (wall: string) => Number(wall.slice(0, 'yyyy'.length));

/**
 * Returns the rule that all of them follow, once in each year until the last; undefined for a single one and for any other
 * order.
 */
const ruleOf = (onsets: readonly string[], lastYear: number): string | undefined => {
  const years = onsets.map(yearOf);
  const isYearly = years.every((year, at) => year === years[0]! + at) && years.at(-1) === lastYear;
  if (!isYearly || onsets.length === 1) return undefined;
  const rules = [countedFromEnd, countedFromStart].map((rule) => new Set(onsets.map(rule)));
  const [found] = rules.find((kinds) => kinds.size === 1) ?? [];
  // The hour stands in the rule only to tell rules apart; programs take it from the first change.
  return found?.slice(0, found.indexOf(' '));
};

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** Returns a rule such as „the last Sunday of March“, where it is the last. */
const countedFromEnd = (wall: string): string => {
  const day = dayIn(wall);
  const isLast = monthOf(addDays(day, 7)) !== monthOf(day);
  return yearly(wall, isLast ? -1 : ordinalOf(day));
};

/** Returns a rule such as „the second Sunday of March“. */
const countedFromStart = (wall: string): string => yearly(wall, ordinalOf(dayIn(wall)));

const yearly = (wall: string, ordinal: number): string => {
  const day = dayIn(wall);
  const weekday = WEEKDAYS[weekdayOf(day) - 1];
  return `FREQ=YEARLY;BYMONTH=${monthOf(day)};BYDAY=${ordinal}${weekday} ${wall.slice(day.length)}`;
};

const dayIn = (wall: string) => wall.slice(0, 'yyyy-mm-dd'.length);
const monthOf = (day: string) => Number(day.slice('yyyy-'.length, 'yyyy-mm'.length));
const ordinalOf = (day: string) => Math.ceil(Number(day.slice('yyyy-mm-'.length)) / 7);

/** Returns an offset such as `+0100`. */
const offsetText = (offset: number): string => {
  const [distance, sign] = [Math.abs(offset), offset < 0 ? '-' : '+'];
  const seconds = Math.floor((distance % MINUTE_MS) / 1000);
  const parts = [distance / HOUR_MS, (distance % HOUR_MS) / MINUTE_MS, ...(seconds ? [seconds] : [])];
  return sign + parts.map((part) => String(Math.floor(part)).padStart(2, '0')).join('');
};
