// Finds the days of a series by its rule (RFC 5545, 3.3.10), in a span and within a number of steps: whatever the rule says,
// each step is one day looked at. ical.js, which reads rules, can't be used to count on: some rules never let go of it.
import { addDays, countOfDay, daysBetween, partsOfDay, weekdayOf, weekdayOfCount } from '#kernel/calendar.ts';

export interface DayRule {
  readonly freq: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  readonly interval: number;
  /** The day that each week begins with; 1 is Monday. */
  readonly weekStart: number;
  /** The weekdays; an ordinal of 0 stands for each such day. */
  readonly byDay: readonly { readonly ordinal: number; readonly weekday: number }[];
  readonly byMonth: readonly number[];
  readonly byMonthDay: readonly number[];
  readonly byYearDay: readonly number[];
  readonly byWeekNo: readonly number[];
  readonly bySetPos: readonly number[];
}

export interface Budget {
  steps: number;
}

interface Span {
  /** The series begins with it: `2026-11-27`. */
  readonly first: string;
  readonly from: string;
  readonly until: string;
}

/**
 * Days in their order. Without `isCounted` the years before the span are skipped; with it all days come from the first on. Ends
 * early when the budget is spent, which is below 0 then.
 */
export const daysOfRule = function* (
  rule: DayRule,
  { first, from, until }: Span,
  budget: Budget,
  isCounted: boolean,
): Generator<string> {
  const [firstDay, lastDay] = [numberOf(first), numberOf(until)];
  const fits = dayTest(withUsual(rule, first));
  let period = periodOf(rule, firstDay);
  if (!isCounted) period = skipTo(rule, period, Math.max(firstDay, numberOf(from)));
  while (period.begin <= lastDay) {
    const days: number[] = [];
    for (let day = period.begin; day < period.end; day++) {
      if (--budget.steps < 0) return;
      if (fits(day)) days.push(day);
    }
    const chosen = rule.bySetPos.length > 0 ? positions(days, rule.bySetPos) : days;
    for (const day of chosen) if (day >= firstDay && day <= lastDay) yield textOf(day);
    period = following(rule, period, rule.interval);
  }
};

/** Returns the number of a day, counted from 1970 on. */
const numberOf = (day: string) => daysBetween(FIRST_COUNTED, day);
const textOf = (day: number) => addDays(FIRST_COUNTED, day);
const FIRST_COUNTED = '1970-01-01';

/** What a rule leaves open is as on its first day. */
const withUsual = (rule: DayRule, first: string): DayRule => {
  const { month, day } = partsOfDay(numberOf(first));
  const weekday = { ordinal: 0, weekday: weekdayOf(first) };
  const { freq, byDay, byMonth, byMonthDay, byYearDay, byWeekNo } = rule;
  if (freq === 'DAILY' || byDay.length + byMonthDay.length + byYearDay.length > 0) return rule;
  if (freq === 'WEEKLY' || byWeekNo.length > 0) return { ...rule, byDay: [weekday] };
  if (freq === 'MONTHLY') return { ...rule, byMonthDay: [day] };
  return { ...rule, byMonthDay: [day], byMonth: byMonth.length > 0 ? byMonth : [month] };
};

interface Period {
  readonly begin: number;
  /** The day after its last one. */
  readonly end: number;
}

const periodOf = ({ freq, weekStart }: DayRule, day: number): Period => {
  const { year, month } = partsOfDay(day);
  if (freq === 'DAILY') return { begin: day, end: day + 1 };
  if (freq === 'MONTHLY') return { begin: countOfDay(year, month, 1), end: countOfDay(year, month + 1, 1) };
  if (freq === 'YEARLY') return { begin: countOfDay(year, 1, 1), end: countOfDay(year + 1, 1, 1) };
  const begin = day - ((weekdayOfCount(day) - weekStart + 7) % 7);
  return { begin, end: begin + 7 };
};

const following = (rule: DayRule, { begin }: Period, count: number): Period => {
  const { year, month } = partsOfDay(begin);
  if (rule.freq === 'DAILY') return { begin: begin + count, end: begin + count + 1 };
  if (rule.freq === 'WEEKLY') return { begin: begin + 7 * count, end: begin + 7 * count + 7 };
  if (rule.freq === 'YEARLY') return periodOf(rule, countOfDay(year + count, 1, 1));
  return periodOf(rule, countOfDay(year, month + count, 1));
};

/** Skips ahead to a period of the series that begins before a day. */
const skipTo = (rule: DayRule, period: Period, day: number): Period => {
  const length = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 }[rule.freq];
  const count = Math.floor((day - period.begin) / length / rule.interval) - 1;
  return count > 0 ? following(rule, period, count * rule.interval) : period;
};

/** Says whether a list allows one of the values; an empty list allows all. */
const isOpen = (list: readonly number[], ...values: readonly number[]) =>
  list.length === 0 || values.some((value) => list.includes(value));

const dayTest = (rule: DayRule) => {
  const { freq, byDay, byMonth, byMonthDay, byYearDay, byWeekNo, weekStart } = rule;
  const isInYear = freq === 'YEARLY' && byMonth.length === 0;
  return (number: number): boolean => {
    const { year, month, day } = partsOfDay(number);
    if (!isOpen(byMonth, month)) return false;
    const monthLength = countOfDay(year, month + 1, 1) - countOfDay(year, month, 1);
    if (!isOpen(byMonthDay, day, day - monthLength - 1)) return false;
    const [yearBegin, yearEnd] = [countOfDay(year, 1, 1), countOfDay(year + 1, 1, 1)];
    if (!isOpen(byYearDay, number - yearBegin + 1, number - yearEnd)) return false;
    if (byWeekNo.length > 0 && !isOpen(byWeekNo, ...weekNumbers(number, weekStart))) return false;
    if (byDay.length === 0) return true;
    const [nth, nthLast] = isInYear
      ? [Math.floor((number - yearBegin) / 7) + 1, -Math.floor((yearEnd - 1 - number) / 7) - 1]
      : [Math.floor((day - 1) / 7) + 1, -Math.floor((monthLength - day) / 7) - 1];
    // Ordinals mean something in months and years only; some programs write them into weekly rules.
    const hasOrdinals = (freq === 'MONTHLY' || freq === 'YEARLY') && byWeekNo.length === 0;
    return byDay.some(
      ({ ordinal, weekday }) =>
        weekday === weekdayOfCount(number) &&
        (ordinal === 0 || !hasOrdinals || ordinal === nth || ordinal === nthLast),
    );
  };
};

/** Returns the numbers of a week, from the beginning and from the end of its year; a year's first week has four days of it. */
const weekNumbers = (day: number, weekStart: number): number[] => {
  const begin = day - ((weekdayOfCount(day) - weekStart + 7) % 7);
  // The year of a week is that of its fourth day.
  const { year } = partsOfDay(begin + 3);
  const firstOf = (year: number) => {
    const fourth = countOfDay(year, 1, 4);
    return fourth - ((weekdayOfCount(fourth) - weekStart + 7) % 7);
  };
  return [(begin - firstOf(year)) / 7 + 1, (begin - firstOf(year + 1)) / 7];
};

const positions = (days: readonly number[], wanted: readonly number[]): number[] =>
  days.filter((_, at) => wanted.includes(at + 1) || wanted.includes(at - days.length));
