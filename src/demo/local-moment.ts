// Finds moments that the content names by days from today and the clock in Germany.
import { addDays, dayOf, momentAt } from '#kernel/calendar.ts';

/** Returns the moment „19:30“ so many days after the day on which it is `now` there. */
export const localMoment = (now: Date, inDays: number, clock: string): Date =>
  momentAt(addDays(dayOf(now), inDays), clock)!;
