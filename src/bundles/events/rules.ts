// Holds the pure rules of events' dates and fees: when a date is over, which one is next, what an amount means.
import { dayOf, endOfDay, startOfDay } from '#kernel/calendar.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { ASSUMED_LENGTH_MS, MAX_FEE_EUROS } from './constants.ts';

/** How an event, or one of its dates, stands. */
export const EVENT_STATUSES = ['scheduled', 'cancelled', 'postponed', 'sold-out'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** Says whether people need not come. */
export const isOff = (status: EventStatus): boolean => status === 'cancelled' || status === 'postponed';

export interface Occasion {
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly isAllDay: boolean;
}

/** Returns the moment from which on a date belongs to the past. */
export const overAt = ({ startsAt, endsAt, isAllDay }: Occasion): Date => {
  if (isAllDay) return endOfDay(dayOf(endsAt ?? startsAt))!;
  return endsAt ?? new Date(startsAt.getTime() + ASSUMED_LENGTH_MS);
};

/** Says whether a date goes on for days, other than an evening that ends after midnight. */
export const isLong = (date: Occasion): boolean => {
  if (date.isAllDay) return date.endsAt !== null;
  return overAt(date).getTime() - date.startsAt.getTime() >= LONG_MS;
};

/** An evening that ends after midnight ends the next day by the calendar only. */
export const isOvernight = (date: Occasion): boolean =>
  date.endsAt !== null && !isLong(date) && dayOf(date.endsAt) !== dayOf(date.startsAt);

/** Says whether somebody looking for something to do with children finds the event. */
export const isForFamilies = (event: {
  readonly features: readonly string[];
  readonly ageTo: number | null;
}): boolean => event.features.includes('families') || (event.ageTo !== null && event.ageTo < FULL_AGE);

export const isOver = (date: Occasion, now: Date): boolean => overAt(date) <= now;

/**
 * Returns the first of the dates that is not over, of these the first that takes place, else the last; undefined only without
 * any. Dates come in their order.
 */
export const nextOf = <T extends Occasion & { readonly status?: EventStatus }>(
  dates: readonly T[],
  now: Date,
): T | undefined => {
  const coming = dates.filter((date) => !isOver(date, now));
  return coming.find(({ status = 'scheduled' }) => !isOff(status)) ?? coming[0] ?? dates.at(-1);
};

/** Returns a date as it is stored: whole days by their midnights, without an end on the day of the beginning. */
export const normalizeOccasion = ({ startsAt, endsAt, isAllDay }: Occasion): Occasion => {
  if (!isAllDay) return { startsAt, endsAt, isAllDay };
  const first = startOfDay(startsAt);
  const last = endsAt ? startOfDay(endsAt) : first;
  return { startsAt: first, endsAt: last > first ? last : null, isAllDay };
};

/**
 * Returns the cents of what somebody typed as an amount: „12“, „12,5“, „1.200,00 €“; undefined for anything else, and for too
 * much.
 */
export const centsIn = (typed: string): number | undefined => {
  const amount = typed.replace(/\s|€|euro$/gi, '');
  if (!/^(\d{1,3}(\.\d{3})+|\d+)(,\d{1,2})?$|^\d+\.\d{1,2}$/.test(amount)) return undefined;
  const isGrouped = amount.includes(',') || /^\d{1,3}(\.\d{3})+$/.test(amount);
  const euros = Number(isGrouped ? amount.replaceAll('.', '').replace(',', '.') : amount);
  return euros <= MAX_FEE_EUROS ? Math.round(euros * CENTS) : undefined;
};

/** It reads „12“ or „12,50“. */
export const amountOf = (cents: number): string =>
  cents % CENTS === 0 ? String(cents / CENTS) : (cents / CENTS).toFixed(2).replace('.', ',');

const CENTS = 100;
/** The age of majority in years. */
const FULL_AGE = 18;
/** Nothing that begins in an evening lasts so long unless the next day belongs to it. */
const LONG_MS = 12 * HOUR_MS;
