// Merges what a calendar said, what it says now, and what somebody made of the event meanwhile: what only the calendar changed
// is taken over, what only people changed stays, and where both did, people are asked.
import { isDeepStrictEqual } from 'node:util';
import type { EventContent } from '../../views.ts';
import type { Known } from '../content.ts';
import {
  areSameDates,
  cancelled,
  datesIn,
  isAhead,
  knownDates,
  mergeDates,
  pairDates,
  replaceDates,
} from './dates.ts';
import type { KnownDate, PlacedDate } from './dates.ts';
import { MAX_DATES } from '../../constants.ts';

const PLAIN_FIELDS = ['title', 'body', 'organiser', 'link', 'status'] as const;
type PlainField = (typeof PLAIN_FIELDS)[number];
export const FOLLOWED_FIELDS = [...PLAIN_FIELDS, 'dates'] as const;
export type FollowedField = (typeof FOLLOWED_FIELDS)[number];

/** Where people and the calendar want different things; values as a content has them, `dates` as a list. */
export interface FieldConflict {
  readonly field: FollowedField;
  /** What the calendar said when both were of one mind. */
  readonly base: unknown;
  readonly theirs: unknown;
  readonly ours: unknown;
}

export interface Merge {
  readonly content: EventContent;
  readonly conflicts: readonly FieldConflict[];
}

export const valueOf = (content: EventContent, field: FollowedField): unknown =>
  field === 'dates' ? datesIn(content) : content[field];

/** Says whether two values of a field say the same. */
export const isSameValue = (field: FollowedField, one: unknown, other: unknown): boolean => {
  if (field === 'dates') return areSameDates(one as PlacedDate[], other as PlacedDate[]);
  if (typeof one === 'string' && typeof other === 'string') return one.trim() === other.trim();
  return isDeepStrictEqual(plain(one), plain(other));
};

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** Returns the event's content with what the calendar changed, and what couldn't be merged. */
export const merge = (base: Known, theirs: Known, ours: EventContent, now: Date): Merge => {
  const conflicts: FieldConflict[] = [];
  const note = (field: FollowedField) =>
    conflicts.push({
      field,
      base: valueOf(base.content, field),
      theirs: valueOf(theirs.content, field),
      ours: valueOf(ours, field),
    });
  let content = ours;
  for (const field of PLAIN_FIELDS) {
    const [was, is, own] = [base.content[field], theirs.content[field], ours[field]];
    if (isSameValue(field, was, is) || isSameValue(field, is, own)) continue;
    if (isSameValue(field, was, own)) content = { ...content, [field]: is };
    else note(field);
  }
  const dated = mergeDates(knownDates(base), knownDates(theirs), content, now);
  if (dated.isConflict) note('dates');
  return { content: dated.content, conflicts };
};

/** Returns the event with the calendar's value of a field, whatever stands there. */
export const take = (ours: EventContent, field: FollowedField, theirs: unknown, now: Date): EventContent =>
  field === 'dates'
    ? replaceDates(theirs as PlacedDate[], ours, now)
    : { ...ours, [field satisfies PlainField]: theirs };

/**
 * Returns the conflicts that are there now: a field whose calendar says again what it once said, or what people say, is none
 * any more.
 */
export const stillInConflict = (
  former: readonly FieldConflict[],
  merged: Merge,
  theirs: Known,
): readonly FieldConflict[] => {
  const fresh = new Set(merged.conflicts.map(({ field }) => field));
  const left = former.filter(({ field }) => !fresh.has(field));
  const before = new Map(former.map(({ field, base }) => [field, base]));
  return [
    ...left.map((conflict) => ({ ...conflict, theirs: valueOf(theirs.content, conflict.field) })),
    ...merged.conflicts.map((conflict) => ({
      ...conflict,
      base: before.get(conflict.field) ?? conflict.base,
    })),
  ]
    .map((conflict) => ({ ...conflict, ours: valueOf(merged.content, conflict.field) }))
    .filter(
      ({ field, base, theirs: now, ours }) =>
        !isSameValue(field, now, ours) && !isSameValue(field, now, base),
    );
};

/** Returns what a calendar says by now, with dates that it doesn't name any more as cancelled ones, as long as they are ahead. */
export const withVanished = (base: Known, theirs: Known, now: Date): Known => {
  const after = knownDates(theirs);
  const { gone } = pairDates(knownDates(base), after);
  const last = after.at(-1)?.date.day ?? '';
  const isCut = after.length >= MAX_DATES;
  const vanished = gone
    .filter((date) => isAhead(date, now) && !(isCut && date.date.day > last))
    .map((date) => cancelled(date));
  return vanished.length === 0 ? theirs : toKnown(theirs.content, [...after, ...vanished]);
};

/** Returns the event as cancelled, since the whole of it doesn't stand in the calendar any more. */
export const asCancelled = ({ content, dateKeys }: Known): Known => ({
  content: { ...content, status: 'cancelled' },
  dateKeys,
});

const toKnown = (content: EventContent, dates: readonly KnownDate[]): Known => {
  const groups = [...Map.groupBy(dates, ({ venue, address }) => JSON.stringify([venue, address])).values()];
  const locations = groups.map((group) => ({
    venue: group[0]!.venue,
    address: group[0]!.address,
    dates: group.map(({ date }) => date),
  }));
  return { content: { ...content, locations }, dateKeys: groups.flat().map(({ key }) => key) };
};

export const isSameKnown = (one: Known, other: Known): boolean =>
  FOLLOWED_FIELDS.every((field) =>
    isSameValue(field, valueOf(one.content, field), valueOf(other.content, field)),
  );
