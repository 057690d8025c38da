// Says a series in one sentence, as the reader of sentences understands it again.
import { sayDay, sayList, sayMonth, sayWeekday } from './german-days.ts';
import type { ReadSeries } from './read-series.ts';
import type { Rhythm } from './rhythm.ts';
import * as texts from '../texts.ts';

/**
 * Returns a sentence such as „Jeden ersten Dienstag im Monat um 19 Uhr, ab 1. Dezember 2026 bis 2. November 2027“. Exceptions
 * of the series stand in the list.
 */
export const saySeries = (
  series: Pick<ReadSeries, keyof Rhythm | 'first' | 'last' | 'from' | 'until' | 'isAllDay'>,
): string => {
  const { first, last } = series;
  return `${sayRhythm(series)} ${sayHours(series)}, ${texts.fromDay(sayDay(first))} ${texts.untilDay(sayDay(last))}`;
};

const sayRhythm = (rhythm: Rhythm): string => {
  const { frequency, interval, weekdays, ordinals, monthDays, months } = rhythm;
  const days = sayList(weekdays.map(sayWeekday));
  if (frequency === 'DAILY') return interval === 1 ? texts.everyDay : texts.everyDays(interval);
  if (frequency === 'WEEKLY')
    return interval === 1 ? texts.everyWeek(days) : texts.everyWeeks(interval, days);
  if (frequency === 'YEARLY') return texts.everyYear(`${monthDays[0]}. ${sayMonth(months[0]!)}`);
  if (weekdays.length > 0) {
    const counted = sayList(ordinals.map((ordinal) => texts.ordinals[ordinal]!));
    return interval === 1 ? texts.inMonth(counted, days) : texts.inMonths(counted, days, interval);
  }
  const dates = sayList(monthDays.map((day) => (day === -1 ? texts.lastDay : `${day}.`)));
  return interval === 1 ? texts.onMonthDays(dates) : texts.onMonthDaysOf(dates, interval);
};

export const sayHours = ({
  from,
  until,
  isAllDay,
}: Pick<ReadSeries, 'from' | 'until' | 'isAllDay'>): string => {
  if (isAllDay) return texts.wholeDay;
  return until === '' ? texts.atHour(short(from)) : texts.fromUntil(short(from), short(until));
};

/** Returns a time such as „19“, „19.30“. */
const short = (clock: string) =>
  clock
    .replace(/^0(?=\d)/, '')
    .replace(':00', '')
    .replace(':', '.');
