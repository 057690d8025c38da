// This says how long ago something was, in German. Pure, so that the server and the browser say the same.
import * as texts from './texts.ts';
import { MINUTE_MS } from './durations.ts';

const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

/** Reads „vor 5 Minuten“, with a no-break space after the number; null from one day on, when a date says it better. */
export const relativeText = (then: number, now: number): string | null => {
  const minutes = Math.floor((now - then) / MINUTE_MS);
  if (minutes < 1) return texts.justNow;
  if (minutes < HOUR_MINUTES) return texts.minutesAgo(minutes);
  const hours = Math.floor(minutes / HOUR_MINUTES);
  return hours < DAY_HOURS ? texts.hoursAgo(hours) : null;
};
