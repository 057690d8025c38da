// Pure rules of events' dates: when one is over, which one is next, where a day begins. Days are those of Europe/Berlin.
import { ASSUMED_LENGTH_MS, MAX_FEE_EUROS } from './constants.ts';

export interface Occasion {
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly isAllDay: boolean;
}

/** From then on a date belongs to the past. */
export const overAt = ({ startsAt, endsAt, isAllDay }: Occasion): Date => {
  if (isAllDay) return startOfNextDay(endsAt ?? startsAt);
  return endsAt ?? new Date(startsAt.getTime() + ASSUMED_LENGTH_MS);
};

export const isOver = (date: Occasion, now: Date): boolean => overAt(date) <= now;

/** The first of the dates that is not over, else the last; undefined only without any. Dates come in their order. */
export const nextOf = <T extends Occasion>(dates: readonly T[], now: Date): T | undefined =>
  dates.find((date) => !isOver(date, now)) ?? dates.at(-1);

/** As it is stored: whole days by their midnights, without an end on the day of the beginning. */
export const tidyOccasion = ({ startsAt, endsAt, isAllDay }: Occasion): Occasion => {
  if (!isAllDay) return { startsAt, endsAt, isAllDay };
  const first = startOfDay(startsAt);
  const last = endsAt && startOfDay(endsAt);
  return { startsAt: first, endsAt: last && last > first ? last : null, isAllDay };
};

/** Midnight before a moment. */
export const startOfDay = (moment: Date): Date => {
  const wall = moment.getTime() + aheadOfUtc(moment);
  const midnight = wall - (((wall % DAY_MS) + DAY_MS) % DAY_MS);
  // Between midnight and the moment the clock may have been changed.
  const guess = new Date(midnight - aheadOfUtc(moment));
  return new Date(midnight - aheadOfUtc(guess));
};

/** A day may have 23 or 25 hours. */
const startOfNextDay = (moment: Date): Date =>
  startOfDay(new Date(startOfDay(moment).getTime() + 1.5 * DAY_MS));

/** „2026-11-27“ */
export const dayIso = (moment: Date): string =>
  new Date(moment.getTime() + aheadOfUtc(moment)).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** „19:30“ */
export const clockIso = (moment: Date): string =>
  new Date(moment.getTime() + aheadOfUtc(moment))
    .toISOString()
    .slice('yyyy-mm-ddT'.length, 'yyyy-mm-ddThh:mm'.length);

/**
 * The moment when clocks show „2026-11-27“ and „19:30“; undefined for a day or hour that isn't one. What is skipped when
 * the clock is put forward is an hour later.
 */
export const momentByClock = (day: string, clock: string): Date | undefined => {
  const wall = new Date(`${day}T${clock}:00Z`);
  const isReal = !Number.isNaN(wall.getTime()) && wall.toISOString().startsWith(`${day}T${clock}:00`);
  if (!isReal) return undefined;
  const guess = new Date(wall.getTime() - aheadOfUtc(wall));
  return new Date(wall.getTime() - aheadOfUtc(guess));
};

const DAY_MS = 24 * 60 * 60_000;

/** Milliseconds that clocks show more than UTC at a moment. */
const aheadOfUtc = (moment: Date): number => {
  const [hours = '0', minutes = '0'] = offset.format(moment).match(/\d+/g)?.slice(-2) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * 60_000;
};

const offset = new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Berlin', timeZoneName: 'longOffset' });

/** Cents of what somebody typed as an amount: „12“, „12,5“, „1.200,00 €“; undefined for anything else, and for too much. */
export const centsIn = (typed: string): number | undefined => {
  const amount = typed.replace(/\s|€|euro$/gi, '');
  if (!/^(\d{1,3}(\.\d{3})+|\d+)(,\d{1,2})?$|^\d+\.\d{1,2}$/.test(amount)) return undefined;
  const isGrouped = amount.includes(',') || /^\d{1,3}(\.\d{3})+$/.test(amount);
  const euros = Number(isGrouped ? amount.replaceAll('.', '').replace(',', '.') : amount);
  return euros <= MAX_FEE_EUROS ? Math.round(euros * CENTS) : undefined;
};

/** „12“, „12,50“ */
export const amountOf = (cents: number): string =>
  cents % CENTS === 0 ? String(cents / CENTS) : (cents / CENTS).toFixed(2).replace('.', ',');

const CENTS = 100;
