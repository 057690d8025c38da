// The portal's calendar says which day and hour its clocks show at a moment, and which moment a day and an hour mean, wherever
// the code runs. The clocks are those of Germany unless a portal says otherwise. Moments are Dates; days and hours are strings
// as forms write them. contract.md 11.7, decisions/0056
import { DAY_MS } from './durations.ts';

/** The time zone of a portal that says nothing else. */
export const USUAL_TIME_ZONE = 'Europe/Berlin';

/** Returns the time zone's name as IANA has it; there is one for the whole process. */
export const timeZone = (): string => zone;

/** Throws on a zone that isn't one. */
export const setTimeZone = (name: string): void => {
  if (name === zone) return;
  offsets = offsetsOf(name);
  zone = name;
  changesByYear.clear();
  offsetsByDay.clear();
};

const offsetsOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
let zone: string = USUAL_TIME_ZONE;
let offsets = offsetsOf(zone);
const changesByYear = new Map<number, readonly ClockChange[]>();
/** Null of days on which clocks are changed. Days count from 1970 on, by UTC. */
const offsetsByDay = new Map<number, number | null>();

/** Returns the day that the clocks show, such as `2026-11-27`. */
export const dayOf = (moment: Date): string => wallClockOf(moment).slice(0, DAY_LENGTH);

/** Returns the hour that the clocks show, such as `19:30`. */
export const clockOf = (moment: Date): string => wallClockOf(moment).slice(DAY_LENGTH + 1, INPUT_LENGTH);

/** Returns the day and the hour, such as `2026-11-27T19:30`, as a field for a day and an hour takes them. */
export const dayAndClockOf = (moment: Date): string => wallClockOf(moment).slice(0, INPUT_LENGTH);

/** Returns the day and the hour to the second, such as `2026-11-27T19:30:00`. */
export const wallClockAt = (moment: Date): string => wallClockOf(moment).slice(0, WALL_LENGTH);

/** Returns true in both of the hours that the clocks show alike when they are put back. */
export const isAmbiguous = (moment: Date): boolean => {
  const wall = moment.getTime() + offsetAt(moment);
  return momentOfWall(wall, 'first').getTime() !== momentOfWall(wall, 'second').getTime();
};

/** A moment at which clocks are put forward or back: from so many milliseconds more than UTC to so many. */
export interface ClockChange {
  readonly at: Date;
  /** What the clocks showed before they were changed: `2026-03-29T02:00:00`. */
  readonly wall: string;
  readonly from: number;
  readonly to: number;
}

/** Returns the changes of clocks in a year of UTC, in their order. */
export const clockChangesIn = (year: number): readonly ClockChange[] => {
  const known = changesByYear.get(year) ?? findChanges(Date.UTC(year, 0), Date.UTC(year + 1, 0));
  changesByYear.set(year, known);
  return known;
};

/** How many milliseconds some clocks show more than UTC at a moment. */
export type ClockOffset = (moment: Date) => number;

/** Returns the clocks of any place, by a zone's name as IANA has it; undefined for a name that nobody knows. */
export const clocksOf = (name: string): ClockOffset | undefined => {
  try {
    const format = offsetsOf(name);
    return (moment) => offsetIn(format, moment);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};

/** Returns the moment when clocks that are perhaps not the portal's show a day and an hour, as `momentAt` reads them. */
export const momentByClocks = (clocks: ClockOffset, day: string, clock = '00:00'): Date | undefined => {
  const wall = wallOf(day, clock);
  return wall === undefined ? undefined : ifOfSomeYear(momentOfWall(wall, 'first', clocks));
};

/** Returns what clocks that are perhaps not the portal's show, such as `2026-11-27T19:30:00`. */
export const wallClockBy = (clocks: ClockOffset, moment: Date): string =>
  new Date(moment.getTime() + clocks(moment)).toISOString().slice(0, WALL_LENGTH);

/**
 * Returns the moment when the clocks show `2026-11-27` and `19:30`, or its midnight; undefined for a day or an hour that isn't
 * one. What is skipped when clocks are put forward is an hour later; an hour that comes twice is the first unless `second` is
 * asked for.
 */
export const momentAt = (
  day: string,
  clock = '00:00',
  repeated: 'first' | 'second' = 'first',
): Date | undefined => {
  const wall = wallOf(day, clock);
  return wall === undefined ? undefined : ifOfSomeYear(momentOfWall(wall, repeated));
};

/** Returns a moment unless it lies, by UTC, before the first year. */
const ifOfSomeYear = (moment: Date): Date | undefined =>
  moment.getTime() < FIRST_MOMENT ? undefined : moment;

/** Returns what clocks show, counted as if it were UTC; undefined for a day or an hour that isn't one. */
const wallOf = (day: string, clock: string): number | undefined => {
  const wall = new Date(`${day}T${clock}:00Z`);
  // Date makes another day of one that no month has.
  const isReal =
    isWritten(day) && !Number.isNaN(wall.getTime()) && wall.toISOString().startsWith(`${day}T${clock}:00`);
  return isReal ? wall.getTime() : undefined;
};

/** Returns the midnight that a moment's day begins with. */
export const startOfDay = (moment: Date): Date => {
  const wall = moment.getTime() + offsetAt(moment);
  return momentOfWall(Math.floor(wall / DAY_MS) * DAY_MS);
};

/** Returns the midnight after a day, which may have 23 or 25 hours; undefined for a day that isn't one. */
export const endOfDay = (day: string): Date | undefined => momentAt(day) && momentAt(addDays(day, 1));

/** Adds days to a day that is one; a negative number goes back. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, DAY_LENGTH);

/** Returns how many days later the second day is than the first, both of them days that are ones. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** Says whether it is a day of some month, written as `2026-11-27`. */
export const isDay = (text: string): boolean =>
  isWritten(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

/** Returns the last day of the month in which a day lies. */
export const lastDayOfMonth = (day: string): string => {
  const month = day.slice(0, MONTH_LENGTH);
  return [31, 30, 29].map((date) => `${month}-${date}`).find(isDay) ?? `${month}-28`;
};

/** Returns the same day of a month that comes so much later, or earlier; where that month is shorter, its last day. */
export const addMonths = (day: string, count: number): string => {
  const [year, month] = day.split('-').map(Number) as [number, number];
  const first = addDays(FIRST_COUNTED, countOfDay(year, month + count, 1));
  const last = lastDayOfMonth(first);
  const same = `${first.slice(0, MONTH_LENGTH)}${day.slice(MONTH_LENGTH)}`;
  return same < last ? same : last;
};

/** Counts a date in days from the first of January 1970 on; months beyond the twelfth are those of later years. */
export const countOfDay = (year: number, month: number, day: number): number =>
  Math.round(new Date(0).setUTCFullYear(year, month - 1, day) / DAY_MS);

/** Returns year, month and day of a date that is counted in days from the first of January 1970 on. */
export const partsOfDay = (count: number): { year: number; month: number; day: number } => {
  const date = new Date(count * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
};

/** Returns the number of a day's weekday: Monday is 1, Sunday is 7. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;

/** Returns the weekday of a day that is counted from the first of January 1970 on. */
export const weekdayOfCount = (count: number): number => new Date(count * DAY_MS).getUTCDay() || 7;

const DAY = /^\d{4}-\d\d-\d\d$/;
/** There is no year nought, and PostgreSQL can't read it. */
const FIRST_DAY = '0001-01-01';
const FIRST_MOMENT = new Date(0).setUTCFullYear(1, 0, 1);
const isWritten = (text: string) => DAY.test(text) && text >= FIRST_DAY;
const FIRST_COUNTED = '1970-01-01';
const MONTH_LENGTH = 'yyyy-mm'.length;
const DAY_LENGTH = 'yyyy-mm-dd'.length;
const INPUT_LENGTH = 'yyyy-mm-ddThh:mm'.length;
const WALL_LENGTH = 'yyyy-mm-ddThh:mm:ss'.length;

/** Returns what the clocks show, written as ISO 8601 does. */
const wallClockOf = (moment: Date): string => new Date(moment.getTime() + offsetAt(moment)).toISOString();

/**
 * Returns the moment of `wall`, which counts what the clocks show as if it were UTC. Clocks are changed once within two days at
 * the most.
 */
const momentOfWall = (
  wall: number,
  repeated: 'first' | 'second' = 'first',
  clocks: ClockOffset = offsetAt,
): Date => {
  const before = clocks(new Date(wall - DAY_MS));
  const after = clocks(new Date(wall + DAY_MS));
  const [offset = before] = (repeated === 'first' ? [before, after] : [after, before]).filter(
    (candidate) => clocks(new Date(wall - candidate)) === candidate,
  );
  return new Date(wall - offset);
};

/** Returns the milliseconds that the clocks show more than UTC; before 1893 they went by the sun of each town, to the second. */
export const offsetAt = (moment: Date): number => {
  const day = Math.floor(moment.getTime() / DAY_MS);
  // To ask for an offset takes microseconds, and a page with a hundred dates asks a thousand times.
  return (day >= 0 && day < KEPT_DAYS ? offsetOfDay(day) : null) ?? offsetIn(offsets, moment);
};

/** How many days since 1970 keep their offsets: until 2107. */
const KEPT_DAYS = 50_000;

/** No zone changes twice within a day. */
const offsetOfDay = (day: number): number | null => {
  const known = offsetsByDay.get(day);
  if (known !== undefined) return known;
  const [begin, end] = [day, day + 1].map((at) => offsetIn(offsets, new Date(at * DAY_MS)));
  const found = begin === end ? begin! : null;
  offsetsByDay.set(day, found);
  return found;
};

const offsetIn = (format: Intl.DateTimeFormat, moment: Date): number => {
  const [, sign, hours = 0, minutes = 0, seconds = 0] = OFFSET.exec(format.format(moment)) ?? [];
  const distance = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  return sign === '+' ? distance : -distance;
};

/**
 * Finds changes of clocks: halves the time between two moments until a change is found to the second; no zone changes twice
 * within a day.
 */
const findChanges = (start: number, end: number): ClockChange[] => {
  const changes: ClockChange[] = [];
  for (let day = start; day < end; day += DAY_MS) {
    const [from, to] = [offsetAt(new Date(day)), offsetAt(new Date(day + DAY_MS))];
    if (from !== to) changes.push(changeAt(momentOfChange(day, from), { from, to }));
  }
  return changes;
};

const changeAt = (moment: number, offsets: Pick<ClockChange, 'from' | 'to'>): ClockChange => {
  const wall = new Date(moment + offsets.from).toISOString().slice(0, WALL_LENGTH);
  return { at: new Date(moment), wall, ...offsets };
};

const momentOfChange = (day: number, from: number): number => {
  let [before, after] = [day, day + DAY_MS];
  while (after - before > SECOND_MS) {
    const middle = before + Math.round((after - before) / 2 / SECOND_MS) * SECOND_MS;
    if (offsetAt(new Date(middle)) === from) before = middle;
    else after = middle;
  }
  return after;
};

const SECOND_MS = 1000;

const OFFSET = /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?/;
