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

/** Returns the host of a portal, with its port, as it stands in the names of its backups: several may share a folder. */
export const hostOf = (publicUrl: string): string => new URL(publicUrl).host.replaceAll(/[^a-z0-9.-]/g, '-');

/**
 * Names a backup, as `litfass-zeitung.example-2026-11-24-0300`, without a host `litfass-2026-11-24-0300`; `number` tells those of
 * one minute apart.
 */
export const nameOf = (at: Date, number = 1, host = ''): string =>
  `litfass-${host && `${host}-`}${dayOf(at)}-${clockOf(at).replace(':', '')}${number > 1 ? `-${number}` : ''}`;

const NAME = /^litfass-(?:(.+)-)?((\d{4}-\d{2}-\d{2})-\d{4}(?:-\d+)?)$/;

/** Says whether a name is of a backup that came by itself, of whichever portal. */
export const isBackupName = (name: string): boolean => NAME.test(name);

/** Says whether a name is of a backup of the portal of this host; names without one are from when all had none. */
export const isBackupOf =
  (host: string) =>
  (name: string): boolean => {
    const parts = NAME.exec(name);
    return parts !== null && (parts[1] ?? host) === host;
  };

const dayOfName = (name: string) => NAME.exec(name)![3]!;

/** Returns which of these names are of backups that are kept; the newest always is. */
export const retainedOf = (names: readonly string[]): ReadonlySet<string> => {
  const newest = names.filter(isBackupName).toSorted(byMoment).toReversed();
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

/** Compares names by their moments, so that `…-10` comes after `…-9`. */
export const byMoment = (a: string, b: string): number =>
  momentOfName(a).localeCompare(momentOfName(b), 'en', { numeric: true });

const momentOfName = (name: string) => NAME.exec(name)![2]!;

const newestOfEach = (newest: readonly string[], spanOf: (name: string) => string, most: number): string[] =>
  [...Map.groupBy(newest, spanOf).values()].slice(0, most).map(([first]) => first!);
