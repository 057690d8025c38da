// Holds pure rules of backups that come by themselves: when one is due, how it is called, which of the older ones are kept.
import { addDays, clockOf, dayOf, momentAt, weekdayOf } from '#kernel/calendar.ts';
import { KEPT } from './constants.ts';

/** Returns the last moment at which the clocks showed this hour. */
export const lastDue = (hour: number, now: Date): Date => {
  const clock = `${String(hour).padStart(2, '0')}:00`;
  // On the night in which the clocks leave the hour out, it is an hour later.
  const today = momentAt(dayOf(now), clock)!;
  return today <= now ? today : momentAt(addDays(dayOf(now), -1), clock)!;
};

/** Names a backup, as `litfass-2026-11-24-0300`; `number` tells those of one minute apart. */
export const nameOf = (at: Date, number = 1): string =>
  `litfass-${dayOf(at)}-${clockOf(at).replace(':', '')}${number > 1 ? `-${number}` : ''}`;

const NAME = /^litfass-(\d{4}-\d{2}-\d{2})-\d{4}(-\d+)?$/;

export const isBackupName = (name: string): boolean => NAME.test(name);

const dayOfName = (name: string) => NAME.exec(name)![1]!;

/** Returns which of these names are of backups that are kept; the newest always is. */
export const retainedOf = (names: readonly string[]): ReadonlySet<string> => {
  const newest = names.filter(isBackupName).toSorted(byNumber).toReversed();
  const weekOf = (name: string) => {
    const day = dayOfName(name);
    return addDays(day, -weekdayOf(day));
  };
  return new Set([
    ...newestOfEach(newest, dayOfName, KEPT.days),
    ...newestOfEach(newest, weekOf, KEPT.weeks),
    ...newestOfEach(newest, (name) => dayOfName(name).replace(/-\d\d$/, ''), KEPT.months),
  ]);
};

/** Compares names so that `…-10` comes after `…-9`. */
const byNumber = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });

const newestOfEach = (newest: readonly string[], spanOf: (name: string) => string, most: number): string[] =>
  [...Map.groupBy(newest, spanOf).values()].slice(0, most).map(([first]) => first!);
