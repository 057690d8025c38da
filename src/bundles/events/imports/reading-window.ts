// Says from which span of time dates of foreign calendars are taken.
import { DAY_MS } from '#kernel/durations.ts';
import { WINDOW_DAYS_BEFORE, WINDOW_MONTHS } from './reading/limits.ts';
import type { Window } from './reading/read-item.ts';

export const windowAt = (now: Date): Window => ({
  from: new Date(now.getTime() - WINDOW_DAYS_BEFORE * DAY_MS),
  until: new Date(now.getTime() + WINDOW_MONTHS * DAYS_OF_MONTH * DAY_MS),
});

const DAYS_OF_MONTH = 31;
