// Topic: days of the calendar and the clock in Berlin, where the portal's readers live. contract.md 11.7
import { DAY_MS, DIGEST_DAYS, DIGEST_HOUR } from './constants.ts';
import type { DigestPace } from './constants.ts';

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

const inBerlin = (moment: Date) => {
  const [year = '', month = '', day = '', hour = ''] = parts.format(moment).split(/\D+/);
  return { day: `${year}-${month}-${day}`, hour: Number(hour) };
};

/** „2026-11-20“ */
export const dayKey = (moment: Date): string => inBerlin(moment).day;

/** A digest that is due: what came from `since` up to `until`. */
export interface DigestPeriod {
  readonly pace: DigestPace;
  /** The same for everybody, and for no other period. */
  readonly name: string;
  readonly since: Date;
  readonly until: Date;
}

/** The daily digest of this or the last morning, and the weekly one of this or the last Monday. */
export const digestPeriods = (now: Date): DigestPeriod[] => {
  const { day, hour } = inBerlin(now);
  const morning = hour >= DIGEST_HOUR ? day : daysBefore(day, 1);
  return [periodOf('daily', morning), periodOf('weekly', daysBefore(morning, daysSinceMonday(morning)))];
};

const periodOf = (pace: DigestPace, day: string): DigestPeriod => {
  const until = digestMoment(day);
  const since = new Date(until.getTime() - DIGEST_DAYS[pace] * DAY_MS);
  return { pace, name: `${pace}:${day}`, since, until };
};

/** Seven o'clock in Berlin is five or six in UTC. */
const digestMoment = (day: string): Date => {
  const candidates = [2, 1].map(
    (ahead) => new Date(noonOf(day).getTime() + (DIGEST_HOUR - ahead - 12) * 3_600_000),
  );
  return candidates.find((moment) => inBerlin(moment).hour === DIGEST_HOUR)!;
};

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

const daysBefore = (day: string, count: number): string =>
  new Date(noonOf(day).getTime() - count * DAY_MS).toISOString().slice(0, 10);

const daysSinceMonday = (day: string) => (noonOf(day).getUTCDay() + 6) % 7;
