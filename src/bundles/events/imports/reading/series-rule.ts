// Reads a rule of a series (RRULE) by ical.js, and checks it. Reads what strangers send.
import ICAL from 'ical.js';
import type { DayRule } from './rule-days.ts';

export type ReadRule =
  | {
      readonly kind: 'rule';
      readonly rule: DayRule;
      readonly count: number | undefined;
      /** The end as it stands there: `20261231` or `20261231T225959Z`. */
      readonly until: string | undefined;
      /** They stand instead of the beginning's; empty for that alone. */
      readonly hours: readonly number[];
      readonly minutes: readonly number[];
    }
  | { readonly kind: 'tooFast' }
  | { readonly kind: 'unreadable' };

export const readRule = (value: string): ReadRule => {
  const rule = parse(value);
  if (!rule) return { kind: 'unreadable' };
  const { freq, interval, parts } = rule;
  if (freq === 'SECONDLY' || freq === 'MINUTELY' || freq === 'HOURLY') return { kind: 'tooFast' };
  if (!isDaily(freq) || !(interval >= 1 && interval <= MAX_INTERVAL)) return { kind: 'unreadable' };
  const [hours, minutes] = [numbersOf(parts.BYHOUR), numbersOf(parts.BYMINUTE)];
  if (hours.length * Math.max(minutes.length, 1) > MAX_CLOCKS) return { kind: 'tooFast' };
  const [, until] = /(?:^|;)UNTIL=([\dTZ-]+)/i.exec(value) ?? [];
  const { count } = rule;
  return {
    kind: 'rule',
    rule: {
      freq,
      interval,
      // ical.js counts from Sunday, which is 1.
      weekStart: ((rule.wkst + 5) % 7) + 1,
      byDay: textsOf(parts.BYDAY).map(toWeekday),
      byMonth: numbersOf(parts.BYMONTH),
      byMonthDay: numbersOf(parts.BYMONTHDAY),
      byYearDay: numbersOf(parts.BYYEARDAY),
      byWeekNo: numbersOf(parts.BYWEEKNO),
      bySetPos: numbersOf(parts.BYSETPOS),
    },
    count: typeof count === 'number' && count > 0 ? count : undefined,
    until,
    hours,
    minutes,
  };
};

const MAX_INTERVAL = 1000;
/** The most times of one day that a rule may name. */
const MAX_CLOCKS = 24;

/** Parses a rule without its end, which we read ourselves: ical.js knows nothing of odd ones. */
const parse = (value: string): ICAL.Recur | undefined => {
  try {
    const plain = value
      .replace(/\s/g, '')
      .split(';')
      .filter((part) => /^[A-Z-]+=./i.test(part) && !/^UNTIL=/i.test(part));
    return ICAL.Recur.fromString(plain.join(';').toUpperCase());
  } catch {
    return undefined;
  }
};

const isDaily = (freq: string): freq is DayRule['freq'] =>
  ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'].includes(freq);

const listOf = (part: unknown): readonly unknown[] => {
  if (part === undefined || part === null) return [];
  return Array.isArray(part) ? part : [part];
};
const numbersOf = (part: unknown): number[] => listOf(part).map(Number);
const textsOf = (part: unknown): string[] => listOf(part).map(String);

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

const toWeekday = (text: string) => ({
  ordinal: Number.parseInt(text, 10) || 0,
  weekday: WEEKDAYS.indexOf(text.slice(-2)) + 1,
});
