// Holds pure rules of newsletters: when the next issue is due, and in which order pieces stand.
import { addDays, dayOf, momentAt, weekdayOf } from '#kernel/calendar.ts';
import { FIRST_PAUSE_MS, LONGEST_PAUSE_MS, RETRY_WAITS_MS } from './constants.ts';
import type { Rhythm } from './constants.ts';

interface Hours {
  readonly rhythm: Rhythm;
  readonly weekday: number;
  readonly hour: number;
}

const DAYS_LOOKED_AT = 9;

/** Returns the first hour after a moment at which an issue is due, by the portal's clocks: seven o'clock stays seven o'clock. */
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

interface Pin {
  readonly key: string;
  readonly at: number;
}

/**
 * Returns where editors have put pieces, counted from 0: `article:12@3`. What is written without a place stands where it is
 * named.
 */
const readPins = (order: readonly string[]): Pin[] =>
  order
    .map((entry, named): Pin => {
      const [key = '', at] = entry.split('@');
      return { key, at: at === undefined ? named : Number(at) };
    })
    .toSorted((a, b) => a.at - b.at);

/**
 * Arranges what the rule found in its order, with what editors added, around the pieces that they have put somewhere: those
 * keep their places, whatever comes in later. What they left out is missing, and each piece stands once.
 */
export const arrange = (found: readonly string[], { order, leftOut, added }: Choices): string[] => {
  const there = [...new Set([...added, ...found])].filter((key) => !leftOut.includes(key));
  const pins = readPins(order).filter(({ key }) => there.includes(key));
  const others = there.filter((key) => pins.every((pin) => pin.key !== key));
  const arranged: string[] = [];
  while (pins.length + others.length > 0) {
    const isPinned = pins.length > 0 && (others.length === 0 || pins[0]!.at <= arranged.length);
    arranged.push(isPinned ? pins.shift()!.key : others.shift()!);
  }
  return [...new Set(arranged)];
};

/** Writes an order in which pieces stand as what editors have put somewhere: what they had before, and one more. */
export const pinIn = (shown: readonly string[], before: readonly string[], key?: string): string[] => {
  const pinned = new Set(readPins(before).map((pin) => pin.key));
  return shown.flatMap((one, at) => (one === key || pinned.has(one) ? [`${one}@${at}`] : []));
};

/** Returns how long to wait until a mail is tried again; undefined when it was tried often enough. */
export const retryWaitAfter = (attempts: number): number | undefined => RETRY_WAITS_MS[attempts - 1];

/** Returns how long an issue waits that the mail server doesn't take at all, the longer the more often. */
export const pauseAfter = (pauses: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, pauses));

/** Returns an address as those see it who needn't know it: „r…@litfass.example“. */
export const maskedAddress = (email: string): string => email.replace(/^(.)[^@]*(@.*)$/u, '$1…$2');
