// Holds the pure rules of series: in which rhythm something comes again, as RFC 5545 writes it, and the days that come of it.
import { addDays, daysBetween, lastDayOfMonth, weekdayOf } from '#kernel/calendar.ts';
import { MAX_INTERVAL, MAX_SERIES_DAYS } from '../../constants.ts';

export const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;

export interface Rhythm {
  readonly frequency: (typeof FREQUENCIES)[number];
  /** The interval: every so many days, weeks, months or years. */
  readonly interval: number;
  /** Monday is 1; every week, or in months those that `ordinals` counts. */
  readonly weekdays: readonly number[];
  /** The first is 1, the last −1. */
  readonly ordinals: readonly number[];
  /** The last is −1. */
  readonly monthDays: readonly number[];
  /** January is 1; in all of them where there is none. */
  readonly months: readonly number[];
}

/** A rhythm with its ends, days as `2026-12-01`; the last is the latest that it can fall on. */
export interface Series extends Rhythm {
  readonly first: string;
  readonly last: string;
}

/** Returns a rule such as `FREQ=MONTHLY;BYDAY=1TU;UNTIL=20271130`; by days, without hours. */
export const ruleOf = ({ last, ...rhythm }: Omit<Series, 'first'>): string => {
  const { frequency, interval, weekdays, ordinals, monthDays, months } = rhythm;
  const days = weekdays.flatMap((day) =>
    frequency === 'MONTHLY'
      ? ordinals.map((ordinal) => `${ordinal}${DAY_NAMES[day - 1]}`)
      : DAY_NAMES[day - 1]!,
  );
  return [
    `FREQ=${frequency}`,
    ...(interval > 1 ? [`INTERVAL=${interval}`] : []),
    ...(months.length > 0 ? [`BYMONTH=${months.join(',')}`] : []),
    ...(monthDays.length > 0 ? [`BYMONTHDAY=${monthDays.join(',')}`] : []),
    ...(days.length > 0 ? [`BYDAY=${days.join(',')}`] : []),
    `UNTIL=${last.replaceAll('-', '')}`,
  ].join(';');
};

/** Reads a rule; undefined for what isn't one as `ruleOf` writes it of something that can be said. */
export const readRule = (rule: string): Omit<Series, 'first'> | undefined => {
  const found = RULE.exec(rule)?.groups;
  if (!found) return undefined;
  const days = found['days']?.split(',') ?? [];
  const counted = days.filter((part) => part.length > 2).map((part) => Number(part.slice(0, -2)));
  const until = found['until']!;
  const read = {
    frequency: found['frequency'] as Rhythm['frequency'],
    interval: Number(found['interval'] ?? 1),
    weekdays: [...new Set(days.map(weekdayNamed))],
    ordinals: [...new Set(counted)],
    monthDays: numbersIn(found['monthDays']),
    months: numbersIn(found['months']),
    last: [until.slice(0, 4), until.slice(4, 6), until.slice(6)].join('-'),
  };
  return ruleOf(read) === rule && isSayable(read) ? read : undefined;
};

/** Says whether there are words for a rhythm, as there are for everything that is read from words. */
const isSayable = ({ frequency, weekdays, monthDays, months }: Rhythm): boolean => {
  if (frequency === 'DAILY') return weekdays.length === 0 && monthDays.length === 0;
  if (frequency === 'WEEKLY') return weekdays.length > 0 && monthDays.length === 0;
  if (frequency === 'YEARLY') return weekdays.length === 0 && monthDays.length === 1 && months.length === 1;
  const isCounted = weekdays.length > 0;
  return isCounted === (monthDays.length === 0) && months.length === 0;
};

const numbersIn = (list: string | undefined) => list?.split(',').map(Number) ?? [];
const weekdayNamed = (part: string) => DAY_NAMES.indexOf(part.slice(-2)) + 1;

const DAY_NAMES: readonly string[] = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

const RULE = new RegExp(
  [
    '^FREQ=(?<frequency>DAILY|WEEKLY|MONTHLY|YEARLY)',
    `(;INTERVAL=(?<interval>[1-9]\\d?))?`,
    '(;BYMONTH=(?<months>([1-9]|1[0-2])(,([1-9]|1[0-2])){0,11}))?',
    '(;BYMONTHDAY=(?<monthDays>(-1|[1-9]|[12]\\d|3[01])(,(-1|[1-9]|[12]\\d|3[01])){0,30}))?',
    '(;BYDAY=(?<days>(-1|[1-5])?(MO|TU|WE|TH|FR|SA|SU)(,(-1|[1-5])?(MO|TU|WE|TH|FR|SA|SU)){0,34}))?',
    ';UNTIL=(?<until>\\d{4}(0[1-9]|1[0-2])(0[1-9]|[12]\\d|3[01]))$',
  ].join(''),
);

/** Returns the days of a series in their order, at most `limit`; days beyond `MAX_SERIES_DAYS` aren't looked at. */
export const daysOf = (series: Series, limit: number): readonly string[] => {
  const days: string[] = [];
  const end = addDays(series.first, MAX_SERIES_DAYS);
  for (let day = series.first; day <= series.last && day <= end && days.length < limit; day = addDays(day, 1))
    if (isInRhythm(day, series)) days.push(day);
  return days;
};

/** Returns the day itself, or the next one in this rhythm; undefined where years hold none. */
export const firstDayFrom = (day: string, rhythm: Rhythm): string | undefined =>
  // Each interval counts from the first day, so that it is looked for without one.
  daysOf({ ...rhythm, interval: 1, first: day, last: addDays(day, MAX_SERIES_DAYS) }, 1)[0];

const isInRhythm = (day: string, series: Series): boolean => {
  const { frequency, interval, weekdays, months } = series;
  const month = monthOf(day);
  if (months.length > 0 && !months.includes(month)) return false;
  if (interval > MAX_INTERVAL) return false;
  if (interval > 1 && spanOf(series.first, day, frequency) % interval !== 0) return false;
  if (frequency === 'DAILY') return true;
  if (frequency === 'WEEKLY') return weekdays.includes(weekdayOf(day));
  return weekdays.length > 0 ? isCountedWeekday(day, series) : isMonthDay(day, series);
};

const isCountedWeekday = (day: string, { weekdays, ordinals }: Rhythm) => {
  if (!weekdays.includes(weekdayOf(day))) return false;
  const left = lengthOfMonth(day) - monthDayOf(day);
  return (
    ordinals.includes(Math.ceil(monthDayOf(day) / WEEK)) || ordinals.includes(-Math.floor(left / WEEK) - 1)
  );
};

const isMonthDay = (day: string, { monthDays }: Rhythm) =>
  monthDays.includes(monthDayOf(day)) || (monthDays.includes(-1) && monthDayOf(day) === lengthOfMonth(day));

/** Says how many days, weeks from Monday on, months or years lie between two days. */
const spanOf = (from: string, to: string, frequency: Rhythm['frequency']): number => {
  if (frequency === 'DAILY') return daysBetween(from, to);
  if (frequency === 'WEEKLY') return daysBetween(mondayOf(from), mondayOf(to)) / WEEK;
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return frequency === 'YEARLY' ? years : 12 * years + monthOf(to) - monthOf(from);
};

const WEEK = 7;
const mondayOf = (day: string) => addDays(day, 1 - weekdayOf(day));
const monthOf = (day: string) => Number(day.slice(5, 7));
const monthDayOf = (day: string) => Number(day.slice(8));
const lengthOfMonth = (day: string) => monthDayOf(lastDayOfMonth(day));
