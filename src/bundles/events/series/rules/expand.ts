// Holds the pure rules of series: the dates that a series stands for, as if each had been typed.
import { addDays, isDay } from '#kernel/calendar.ts';
import { MAX_SERIES_DAYS } from '../../constants.ts';
import type { EventContentDate, EventContentSeries } from '../../views.ts';
import { publicHolidaysIn, spanAt } from './holidays.ts';
import type { Span } from './holidays.ts';
import { daysOf, readRule, ruleOf } from './rhythm.ts';
import type { Series } from './rhythm.ts';
import type { ReadSeries } from './read-series.ts';
import { isClock } from './said-words.ts';

/** Returns what a sentence meant, as it is kept: holidays are days like others from now on. */
export const toContentSeries = (
  words: string,
  read: ReadSeries,
  schoolHolidays: readonly Span[],
): EventContentSeries => {
  const free = meantHolidays(read, schoolHolidays);
  const isFree = (day: string) =>
    spanAt(free, day) !== undefined || (read.isExceptPublicHolidays && isPublicHoliday(day));
  const except = new Set([...read.except, ...daysOf(read, MAX_SERIES_DAYS).filter(isFree)]);
  return {
    words,
    rule: ruleOf(read),
    day: read.first,
    from: read.from,
    until: read.until,
    isAllDay: read.isAllDay,
    except: [...except].toSorted(),
  };
};

/** Returns the school holidays that the series leaves out. */
export const meantHolidays = (
  { isExceptSchoolHolidays, schoolHolidayNames: names }: ReadSeries,
  all: readonly Span[],
): readonly Span[] => {
  if (!isExceptSchoolHolidays || names.length === 0) return isExceptSchoolHolidays ? all : [];
  return all.filter(({ name }) => names.some((begins) => name.toLowerCase().startsWith(begins)));
};

const isPublicHoliday = (day: string) => publicHolidaysIn(Number(day.slice(0, 4))).includes(day);

/** Says why a day is a free one, if it is. */
export const freeDayName = (day: string, schoolHolidays: readonly Span[], publicHoliday: string) =>
  isPublicHoliday(day) ? publicHoliday : spanAt(schoolHolidays, day);

/** Reads a stored series; undefined for one that can't be read, which nobody can have typed. */
export const readContentSeries = (series: EventContentSeries): Series | undefined => {
  const rule = readRule(series.rule);
  const { day, from, until, isAllDay } = series;
  const isReal =
    rule && isDay(day) && isDay(rule.last) && day <= rule.last && isClock(from) && isClock(until);
  return isReal && (isAllDay || from !== '') ? { ...rule, first: day } : undefined;
};

/** Returns all days of a series' rhythm, at most `limit`, also those that it leaves out. */
export const allDaysOf = (series: EventContentSeries, limit: number): readonly string[] => {
  const read = readContentSeries(series);
  return read ? daysOf(read, limit) : [];
};

type SaidHours = Pick<EventContentSeries, 'from' | 'until' | 'isAllDay'>;

/** Returns a date of a series as one would have typed it. Hours that end before they begin go on until the next day. */
export const dateOn = (day: string, { from, until, isAllDay }: SaidHours): EventContentDate => {
  const isOverMidnight = !isAllDay && until !== '' && until <= from;
  return { day, from, untilDay: isOverMidnight ? addDays(day, 1) : '', until, isAllDay };
};

/** Returns the dates of a place's series that take place as the series says; `replaced` are days that have a date of their own. */
export const daysTakingPlace = (
  series: EventContentSeries,
  replaced: ReadonlySet<string>,
  limit: number,
): readonly string[] => {
  const out = new Set([...series.except, ...replaced]);
  return allDaysOf(series, limit + out.size)
    .filter((day) => !out.has(day))
    .slice(0, limit);
};
