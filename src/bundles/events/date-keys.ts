// Says by which number calendars know a date, whatever becomes of it.
import type { EventDate, EventSeries } from './queries.ts';
import type { NewDate, NewSeries } from './words.ts';

interface KeyedDates {
  readonly dates: readonly EventDate[];
  readonly lastKey: number;
}

/**
 * Returns the dates with their numbers. A date that was there before keeps its number: first whoever is at the same moment at
 * the same place, then whoever is the same day of the same series, then, of those that are left, whoever stands where it stood,
 * since that one was moved. What is new gets a number that no date of the event ever had.
 */
export const withKeys = (
  dates: readonly NewDate[],
  former: readonly EventDate[],
  lastKey: number,
): KeyedDates => {
  const keys = matched(dates, former, [isAtSameMoment, isOfSameDay, isAtSamePosition]);
  let last = lastKey;
  return { dates: dates.map((date) => ({ ...date, key: keys.get(date) ?? ++last })), lastKey: last };
};

/** A series keeps its number while it stands where it stood, or comes in the same rhythm at the same place. */
export const withSeriesKeys = (
  series: readonly NewSeries[],
  former: readonly EventSeries[],
  lastKey: number,
): { readonly series: readonly EventSeries[]; readonly lastKey: number } => {
  const keys = matched(series, former, [isSameRhythm, isAtSamePosition]);
  let last = lastKey;
  return { series: series.map((one) => ({ ...one, key: keys.get(one) ?? ++last })), lastKey: last };
};

/** Returns the number of each that was there before, by the first rule that finds it. */
const matched = <New, Old extends { readonly key: number }>(
  fresh: readonly New[],
  former: readonly Old[],
  rules: readonly ((one: Old, other: New) => boolean)[],
): ReadonlyMap<New, number> => {
  const left = new Set(former);
  const keys = new Map<New, number>();
  for (const isSame of rules)
    for (const one of fresh) {
      const before = keys.has(one) ? undefined : [...left].find((old) => isSame(old, one));
      if (!before) continue;
      keys.set(one, before.key);
      left.delete(before);
    }
  return keys;
};

const isAtSameMoment = (one: EventDate, other: NewDate) =>
  one.startsAt.getTime() === other.startsAt.getTime() &&
  one.isAllDay === other.isAllDay &&
  one.venue === other.venue &&
  one.address === other.address;

const isOfSameDay = (one: EventDate, other: NewDate) =>
  one.seriesDay !== null &&
  one.seriesDay === other.seriesDay &&
  one.seriesPosition === other.seriesPosition &&
  one.locationPosition === other.locationPosition;

const isSameRhythm = (one: EventSeries, other: NewSeries) =>
  one.rule.replace(/;UNTIL=.*/, '') === other.rule.replace(/;UNTIL=.*/, '') &&
  one.locationPosition === other.locationPosition;

interface Position {
  readonly locationPosition: number;
  readonly position: number;
}

const isAtSamePosition = (one: Position, other: Position) =>
  one.locationPosition === other.locationPosition && one.position === other.position;
