// Pure rules of newsletters: when the next issue is due, and in which order pieces stand.
import { addDays, dayOf, momentAt, weekdayOf } from '#kernel/calendar.ts';
import { FIRST_PAUSE_MS, LONGEST_PAUSE_MS, RETRY_WAITS_MS } from './constants.ts';
import type { Rhythm } from './constants.ts';

interface Hours {
  readonly rhythm: Rhythm;
  readonly weekday: number;
  readonly hour: number;
}

const DAYS_LOOKED_AT = 9;

/** The first hour after a moment at which an issue is due, by the portal's clocks: seven o'clock stays seven o'clock. */
export const nextDue = ({ rhythm, weekday, hour }: Hours, after: Date): Date => {
  const today = dayOf(after);
  const clock = `${String(hour).padStart(2, '0')}:00`;
  for (let ahead = 0; ahead < DAYS_LOOKED_AT; ahead++) {
    const day = addDays(today, ahead);
    const moment = momentAt(day, clock)!;
    if (moment > after && (rhythm === 'daily' || weekdayOf(day) === weekday)) return moment;
  }
  throw new Error('No day of the next nine is due');
};

interface Choices {
  readonly order: readonly string[];
  readonly leftOut: readonly string[];
  readonly added: readonly string[];
}

/**
 * What editors have named stands first, in their order; then what they added, then what the rule found. Without what they left out, each
 * once.
 */
export const arrange = (found: readonly string[], { order, leftOut, added }: Choices): string[] => {
  const there = [...new Set([...added, ...found])].filter((key) => !leftOut.includes(key));
  const named = order.filter((key) => there.includes(key));
  return [...new Set([...named, ...there])];
};

/** Undefined when a mail was tried often enough. */
export const retryWaitAfter = (attempts: number): number | undefined => RETRY_WAITS_MS[attempts - 1];

/** How long an issue waits that the mail server doesn't take at all, the longer the more often. */
export const pauseAfter = (pauses: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, pauses));

/** An address as those see it who needn't know it: „r…@litfass.example“. */
export const maskedAddress = (email: string): string => email.replace(/^(.)[^@]*(@.*)$/u, '$1…$2');
