// Compares dates of a calendar with those of an event: which of them is which, and what becomes of the event's when the
// calendar's change.
import { momentAt } from '#kernel/calendar.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { MAX_DATES, MAX_LOCATIONS } from '../../constants.ts';
import type { EventContent, EventContentDate, EventContentLocation } from '../../views.ts';
import type { Known } from '../content.ts';

/** A date with where it is. */
export interface PlacedDate {
  readonly venue: string;
  readonly address: string;
  readonly date: EventContentDate;
}

/** One that a calendar knows. */
export interface KnownDate extends PlacedDate {
  readonly key: string;
}

type Content = Pick<EventContent, 'locations'>;

export const datesIn = ({ locations }: Content): PlacedDate[] =>
  locations.flatMap(({ venue, address, dates }) => dates.map((date) => ({ venue, address, date })));

export const knownDates = ({ content, dateKeys }: Known): KnownDate[] =>
  datesIn(content).map((date, at) => ({ ...date, key: dateKeys[at] ?? '' }));

/** Returns all that is said of a date, in one text that can be compared. */
const nameOf = ({ venue, address, date }: PlacedDate): string => {
  const { day, from, untilDay, until, isAllDay, status = 'scheduled' } = date;
  return JSON.stringify([venue.trim(), address.trim(), day, from, untilDay, until, isAllDay, status]);
};

export const isSameDate = (one: PlacedDate, other: PlacedDate): boolean => nameOf(one) === nameOf(other);

/** Says whether the dates are the same, whatever their order. */
export const areSameDates = (some: readonly PlacedDate[], others: readonly PlacedDate[]): boolean => {
  const [one, other] = [some, others].map((dates) => dates.map(nameOf).toSorted());
  return JSON.stringify(one) === JSON.stringify(other);
};

export interface Pair {
  readonly before: KnownDate;
  readonly after: KnownDate;
}

export interface Pairs {
  readonly pairs: readonly Pair[];
  /** The dates that aren't there any more. */
  readonly gone: readonly KnownDate[];
  readonly come: readonly KnownDate[];
}

/**
 * Says which date is which: by the calendar's own word, then by the day, then of those left over the ones within three days of
 * each other.
 */
export const pairDates = (before: readonly KnownDate[], after: readonly KnownDate[]): Pairs => {
  const [gone, come] = [new Set(before), new Set(after)];
  const pairs: Pair[] = [];
  const isSingle = before.length === 1 && after.length === 1;
  const match = (isSame: (one: KnownDate, other: KnownDate) => boolean) => {
    for (const one of gone) {
      const other = [...come].find((candidate) => isSame(one, candidate));
      if (!other) continue;
      pairs.push({ before: one, after: other });
      gone.delete(one);
      come.delete(other);
    }
  };
  match((one, other) => one.key === other.key && nameOf(one) === nameOf(other));
  match((one, other) => one.key === other.key && (one.key !== '' || isSingle));
  match((one, other) => one.date.day === other.date.day && one.date.from === other.date.from);
  match((one, other) => one.date.day === other.date.day);
  match((one, other) => Math.abs(Date.parse(one.date.day) - Date.parse(other.date.day)) <= NEAR_MS);
  return { pairs, gone: [...gone], come: [...come] };
};

const NEAR_MS = 3 * DAY_MS;

const CANCELLED = 'cancelled';

export const cancelled = <Dated extends PlacedDate>(date: Dated): Dated => ({
  ...date,
  date: { ...date.date, status: CANCELLED },
});

/** What is over counts no more, whatever becomes of it in the calendar. */
export const isAhead = ({ date }: PlacedDate, now: Date): boolean => {
  const moment = momentAt(date.day, date.isAllDay ? '23:59' : date.from, 'second');
  return moment !== undefined && moment > now;
};

interface Merged {
  readonly content: EventContent;
  /** Whether not everything could be done: the date that the calendar means isn't as the calendar knew it. */
  readonly isConflict: boolean;
}

/** Brings what changed from `base` to `theirs` into the event's dates. */
export const mergeDates = (
  base: readonly KnownDate[],
  theirs: readonly KnownDate[],
  ours: EventContent,
  now: Date,
): Merged => {
  const { pairs, come } = pairDates(base, theirs);
  const changes = pairs.filter(({ before, after }) => !isSameDate(before, after));
  const dates: (PlacedDate | undefined)[] = datesIn(ours);
  const has = (date: PlacedDate) => dates.some((one) => one && isSameDate(one, date));
  let isConflict = false;
  // All dates are first looked up as they were known, so that two dates that change places find each other.
  const found = changes.map(({ before, after }) => {
    const at = dates.findIndex((one) => one && isSameDate(one, before));
    if (at === -1) isConflict ||= !has(after);
    else dates[at] = undefined;
    return { at, after };
  });
  for (const { at, after } of found) if (at !== -1) dates[at] = withoutKey(after);
  const added = come.filter((date) => !has(date) && isAhead(date, now)).map(withoutKey);
  const isTouched = added.length > 0 || found.some(({ at }) => at !== -1);
  // Series are somebody's own words, since calendars bring single dates: an event with any is left as it is.
  if (isTouched && ours.locations.some(({ series = [] }) => series.length > 0))
    return { content: ours, isConflict: true };
  const all = [...dates.flatMap((date) => date ?? []), ...added];
  return { content: isTouched ? { ...ours, locations: placed(all, now) } : ours, isConflict };
};

/** Returns the event with those of its dates that are over, and for the others those of the calendar. */
export const replaceDates = (theirs: readonly PlacedDate[], ours: EventContent, now: Date): EventContent => ({
  ...ours,
  locations: placed(
    [
      ...datesIn(ours).filter((date) => !isAhead(date, now)),
      ...theirs.filter((date) => isAhead(date, now)).map(withoutKey),
    ],
    now,
  ),
});

const withoutKey = ({ venue, address, date }: PlacedDate): PlacedDate => ({ venue, address, date });

/**
 * Returns the dates by where they are, in the order in which places come first; of too many those that are over longest are
 * left out.
 */
const placed = (dates: readonly PlacedDate[], now: Date): EventContentLocation[] => {
  const tooMany = dates.length - MAX_DATES;
  const over = dates.filter((date) => !isAhead(date, now)).slice(0, Math.max(tooMany, 0));
  const kept = dates.filter((date) => !over.includes(date)).slice(0, MAX_DATES);
  const groups = [...Map.groupBy(kept, ({ venue, address }) => JSON.stringify([venue, address])).values()];
  const [whole, rest] = [groups.slice(0, MAX_LOCATIONS - 1), groups.slice(MAX_LOCATIONS - 1).flat()];
  return [...whole, ...(rest.length > 0 ? [rest] : [])].map((group) => ({
    venue: group[0]!.venue,
    address: group[0]!.address,
    dates: group.map(({ date }) => date),
  }));
};
