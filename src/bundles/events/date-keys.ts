// Topic: by which number calendars know a date, whatever becomes of it.
import type { EventDate } from './queries.ts';
import type { NewDate } from './words.ts';

interface KeyedDates {
  readonly dates: readonly EventDate[];
  readonly lastKey: number;
}

/**
 * A date that was there before keeps its number: first whoever is at the same moment at the same place, then, of those that
 * are left, whoever stands where it stood, since that one was moved. What is new gets a number that no date of the event
 * ever had.
 */
export const withKeys = (
  dates: readonly NewDate[],
  former: readonly EventDate[],
  lastKey: number,
): KeyedDates => {
  const left = new Set(former);
  const keys = new Map<NewDate, number>();
  for (const isSame of [isAtSameMoment, isAtSamePosition])
    for (const date of dates) {
      const before = keys.has(date) ? undefined : [...left].find((one) => isSame(one, date));
      if (!before) continue;
      keys.set(date, before.key);
      left.delete(before);
    }
  let last = lastKey;
  return { dates: dates.map((date) => ({ ...date, key: keys.get(date) ?? ++last })), lastKey: last };
};

const isAtSameMoment = (one: EventDate, other: NewDate) =>
  one.startsAt.getTime() === other.startsAt.getTime() &&
  one.isAllDay === other.isAllDay &&
  one.venue === other.venue &&
  one.address === other.address;

const isAtSamePosition = (one: EventDate, other: NewDate) =>
  one.locationPosition === other.locationPosition && one.position === other.position;
