// Says which hours of the day are rows of the calendar.
import { clockOf } from '#kernel/calendar.ts';
import { USUAL_HOURS } from './constants.ts';

/** Returns the hours at which something is scheduled and those that a newsroom plans for; in a week that is over only the first. */
export const hoursOf = (
  now: Date,
  until: Date,
  scheduled: readonly { readonly scheduledFor: Date }[],
): readonly number[] => {
  const usual = until > now ? USUAL_HOURS : [];
  return [...new Set([...usual, ...scheduled.map(({ scheduledFor }) => hourOf(scheduledFor))])].toSorted(
    (a, b) => a - b,
  );
};

/** Returns the hour as the clocks show it. */
export const hourOf = (moment: Date): number => Number(clockOf(moment).slice(0, 2));
