// Holds the pure rules of a place's dates while they are put together: what is said comes to those that are there, and days of
// a series are left out or get a date of their own.
import type { EventContentDate, EventContentLocation, EventContentSeries } from '../../views.ts';
import { dateOn } from './expand.ts';

type When = Pick<EventContentLocation, 'dates' | 'series'>;

const isBlank = ({ day, from, untilDay, until }: EventContentDate) =>
  [day, from, untilDay, until].every((part) => part === '');

/** Adds dates; rows that nobody filled in make room. */
export const withDates = ({ dates }: When, more: readonly EventContentDate[]): Pick<When, 'dates'> => ({
  dates: [...dates.filter((date) => !isBlank(date)), ...more],
});

export const withSeries = ({ dates, series = [] }: When, one: EventContentSeries): When => ({
  dates: dates.filter((date) => !isBlank(date)),
  series: [...series, one],
});

/** Removes a series; dates that stood for one of its days stay as dates like others. */
export const withoutSeries = ({ dates, series = [] }: When, at: number): When => ({
  dates: dates.map(({ instead, ...date }) => {
    if (!instead || instead.series === at) return date;
    return { ...date, instead: { ...instead, series: instead.series - Number(instead.series > at) } };
  }),
  series: series.filter((_, other) => other !== at),
});

/** Leaves a day out, or lets it take place again. */
export const withDayToggled = ({ series = [] }: When, at: number, day: string): Pick<When, 'series'> => ({
  series: series.map((one, other) => (other === at ? toggledSeries(one, day) : one)),
});

export const toggledSeries = (series: EventContentSeries, day: string): EventContentSeries => ({
  ...series,
  except: toggled(series.except, day),
});

const toggled = (days: readonly string[], day: string) =>
  days.includes(day) ? days.filter((other) => other !== day) : [...days, day].toSorted();

/** Gives a day of a series a date of its own, which is that of the series until somebody changes it. */
export const withDayChanged = (
  { dates, series = [] }: When,
  at: number,
  day: string,
): Pick<When, 'dates'> => ({
  dates: [...dates, { ...dateOn(day, series[at]!), instead: { series: at, day } }],
});

/** Returns the days of one series that have a date of their own. */
export const changedDays = ({ dates }: When, at: number): ReadonlySet<string> =>
  new Set(dates.flatMap(({ instead }) => (instead?.series === at ? [instead.day] : [])));
