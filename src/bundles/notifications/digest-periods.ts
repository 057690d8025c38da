// Computes which digests are due by the portal's clocks, and the time each looks back on. contract.md 11.7
import { addDays, clockOf, dayOf, momentAt, weekdayOf } from '#kernel/calendar.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { DIGEST_DAYS, DIGEST_HOUR } from './constants.ts';
import type { DigestPace } from './constants.ts';

/** A digest that is due: what came from `since` up to `until`. */
export interface DigestPeriod {
  readonly pace: DigestPace;
  /** It is the same for everybody, and for no other period. */
  readonly name: string;
  readonly since: Date;
  readonly until: Date;
}

/** Gives the daily digest of this or the last morning, and the weekly one of this or the last Monday. */
export const digestPeriods = (now: Date): DigestPeriod[] => {
  const today = dayOf(now);
  const morning = clockOf(now) >= DIGEST_CLOCK ? today : addDays(today, -1);
  return [periodOf('daily', morning), periodOf('weekly', addDays(morning, 1 - weekdayOf(morning)))];
};

const periodOf = (pace: DigestPace, day: string): DigestPeriod => {
  const until = momentAt(day, DIGEST_CLOCK)!;
  const since = new Date(until.getTime() - DIGEST_DAYS[pace] * DAY_MS);
  return { pace, name: `${pace}:${day}`, since, until };
};

const DIGEST_CLOCK = `${String(DIGEST_HOUR).padStart(2, '0')}:00`;
