// Holds the pure rules of what was said: what it means, in a sentence and in dates, or what is wrong with it.
import { addDays } from '#kernel/calendar.ts';
import { MAX_DATES, MAX_SERIES_DAYS } from '../../constants.ts';
import type { EventContentDate, EventContentSeries } from '../../views.ts';
import { untilDay as saidUntil } from '../texts.ts';
import * as texts from './texts.ts';
import { toggledSeries } from './changes.ts';
import { allDaysOf, meantHolidays, toContentSeries } from './expand.ts';
import { sayDay, sayWholeDay } from './german-days.ts';
import type { Span } from './holidays.ts';
import { readWhen } from './read-when.ts';
import { sayHours, saySeries } from './say-series.ts';

export interface Understood {
  readonly said?: string;
  readonly note?: string | undefined;
  readonly problem?: string;
  readonly series?: EventContentSeries;
  readonly dates: readonly EventContentDate[];
}

/** Understands what somebody says on `today`; `toggled` are days that were clicked out, or in again. */
export const understand = (
  words: string,
  today: string,
  schoolHolidays: readonly Span[],
  toggled: readonly string[],
): Understood => {
  const read = readWhen(words, today);
  if (read.kind === 'problem') return { problem: read.text, dates: [] };
  if (read.kind === 'days') {
    const days = read.dates.map(sayDate).join('; ');
    return { said: texts.understoodAs(days), dates: read.dates };
  }
  const meant = toContentSeries(words.trim(), read.series, schoolHolidays);
  const series = toggled.reduce(toggledSeries, meant);
  const count = allDaysOf(series, MAX_SERIES_DAYS).length - series.except.length;
  if (count > MAX_DATES) return { problem: texts.tooMany(count, MAX_DATES), dates: [] };
  // They stand in any order.
  const last = schoolHolidays
    .map((span) => span.last)
    .toSorted()
    .at(-1);
  const isMeantUnknown = meantHolidays(read.series, schoolHolidays).every(
    ({ last }) => last < read.series.first,
  );
  // Where no school holidays are known at all, those that are meant are unknown, too.
  const isUnknown = read.series.isExceptSchoolHolidays && (isMeantUnknown || last! < read.series.last);
  const note = isMeantUnknown ? texts.schoolHolidaysUnknown : texts.schoolHolidaysUntil(sayDay(last!));
  return {
    said: texts.understoodAs(saySeries(read.series)),
    note: isUnknown ? note : undefined,
    series,
    dates: [],
  };
};

const sayDate = (date: EventContentDate): string => {
  const { day, from, untilDay, until, isAllDay } = date;
  const isOfDays = untilDay !== '';
  const isOverNight = !isAllDay && until <= from && untilDay === addDays(day, 1);
  const hours = isAllDay && isOfDays ? '' : sayHours(date);
  const last = isOfDays && !isOverNight ? saidUntil(sayWholeDay(untilDay)) : '';
  return [sayWholeDay(day), hours, last].filter(Boolean).join(' ');
};
