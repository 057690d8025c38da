// Counts weeks as calendars of offices do, by ISO 8601: `2026-W48` begins on Monday, 23 November.
import { addDays, dayOf, daysBetween, weekdayOf } from '#kernel/calendar.ts';

/** Gives the week in which a moment lies by the clocks of the portal. */
export const weekOf = (moment: Date): string => weekOfDay(dayOf(moment));

/** Returns the week of a day `2026-11-27`. It belongs to the year in which its Thursday lies. */
export const weekOfDay = (day: string): string => {
  const thursday = addDays(day, 4 - weekdayOf(day));
  const year = thursday.slice(0, 4);
  const week = Math.floor(daysBetween(`${year}-01-01`, thursday) / 7) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
};

/** Returns the seven days of a week, Monday first; undefined for what is no week. */
export const daysOfWeek = (week: string): readonly string[] | undefined => {
  const [, year, number] = WEEK.exec(week) ?? [];
  if (year === undefined) return undefined;
  const fourth = `${year}-01-04`;
  const monday = addDays(fourth, 1 - weekdayOf(fourth) + 7 * (Number(number) - 1));
  return weekOfDay(monday) === week
    ? [0, 1, 2, 3, 4, 5, 6].map((count) => addDays(monday, count))
    : undefined;
};

/** Gives the number of a week, for people: „48“. */
export const numberOfWeek = (week: string): number => Number(week.slice(-2));

const WEEK = /^((?:19|20|21)\d\d)-W(\d\d)$/;
