// Writes dates of a series as one entry of a calendar that comes again, with entries of their own for the days that are
// otherwise (RFC 5545, 3.8.4.4 and 3.8.5).
import { addDays, isAmbiguous, wallClockAt } from '#kernel/calendar.ts';
import { MINUTE_MS } from '#kernel/durations.ts';
import type { EventDate, EventSeries } from '../queries.ts';
import type { EventStatus } from '../rules.ts';
import { dateOn, readContentSeries } from '../series/rules/expand.ts';
import { daysOf } from '../series/rules/rhythm.ts';
import type { Rhythm } from '../series/rules/rhythm.ts';
import { MAX_SERIES_DAYS } from '../constants.ts';
import { momentOf } from './calendar-file.ts';
import type { Repetition } from './calendar-file.ts';

/** One entry: a date that stands for itself, a whole series, or the day of one that is otherwise. */
export interface Entry {
  readonly key: number;
  readonly date: EventDate;
  readonly repetition?: Repetition;
  /** It takes place instead of this day and hour of the series, by the clocks of the portal. */
  readonly insteadOf?: string;
}

/** Returns the dates of an event, those of a series gathered; `state` is that of the whole event. */
export const toEntries = (
  dates: readonly EventDate[],
  series: readonly EventSeries[],
  state: EventStatus,
): readonly Entry[] => {
  const gathered = series.flatMap((one) => gather(one, dates, state));
  const told = new Set(gathered.map(({ series }) => series));
  const single = dates.filter((date) => ![...told].some((one) => isOf(date, one)));
  return [...singleEntries(single), ...gathered.flatMap(({ entries }) => entries)];
};

const isOf = (date: EventDate, series: EventSeries) =>
  date.seriesPosition === series.position && date.locationPosition === series.locationPosition;

/** Each date for itself. */
export const singleEntries = (dates: readonly EventDate[]): readonly Entry[] =>
  dates.map((date) => ({ key: date.key, date }));

/**
 * Says whether programs misread a rhythm: a fifth weekday beside another day. Where the month of the first date has no such
 * fifth, ical.js, and with it Thunderbird and Nextcloud, leave the first date out. Each of its dates stands for itself.
 */
const isMisread = ({ ordinals, weekdays }: Pick<Rhythm, 'ordinals' | 'weekdays'>): boolean =>
  ordinals.includes(5) && ordinals.length * weekdays.length > 1;

/** None of a series without a day that takes place as it says. */
const gather = (series: EventSeries, dates: readonly EventDate[], state: EventStatus) => {
  const read = readContentSeries(series);
  const own = dates.filter((date) => isOf(date, series));
  const regular = own.find((date) => isRegular(date, series, state));
  if (!read || !regular || isMisread(read)) return [];
  const taking = new Set(own.map(({ seriesDay }) => seriesDay));
  const days = daysOf(read, MAX_SERIES_DAYS);
  const left = days.filter((day) => !taking.has(day));
  const repetition: Repetition = {
    rule: series.rule.replace(/;UNTIL=.*/, ''),
    start: wallClockOn(series.day, series),
    end: isFirstAsLong(series) ? endOn(series) : undefined,
    minutes: isFirstAsLong(series) ? undefined : lengthOf(series) / MINUTE_MS,
    last: wallClockOn(days.at(-1)!, series),
    except: left.map((day) => wallClockOn(day, series)),
  };
  const others = own.filter((date) => !isRegular(date, series, state));
  const { key } = series;
  return [
    {
      series,
      entries: [
        { key, date: regular, repetition },
        ...others.map((date) => ({ key, date, insteadOf: wallClockOn(date.seriesDay!, series) })),
      ],
    },
  ];
};

/** Returns a time such as `2026-12-01T19:00`, or the day alone. */
const wallClockOn = (day: string, { from, isAllDay }: EventSeries): string =>
  isAllDay ? day : `${day}T${from}`;

/** Returns the end of its first day; undefined for an open end. */
const endOn = (series: EventSeries): string | undefined => {
  const { day, untilDay, until } = dateOn(series.day, series);
  if (series.isAllDay) return addDays(day, 1);
  return until === '' ? undefined : `${untilDay || day}T${until}`;
};

/**
 * Says whether programs come to the same date by the rule. They don't at hours that clocks show twice or leave out, and where a
 * night has an hour more or less: what comes again lasts as long each time.
 */
const isRegular = (date: EventDate, series: EventSeries, state: EventStatus): boolean => {
  if (date.isSeriesChange || date.status !== state) return false;
  if (series.isAllDay) return true;
  const { startsAt, endsAt } = date;
  if (!isShownAs(startsAt, wallClockOn(date.seriesDay!, series))) return false;
  if (endsAt === null) return true;
  const end = endOn({ ...series, day: date.seriesDay! });
  return isShownAs(endsAt, end!) && endsAt.getTime() - startsAt.getTime() === lengthOf(series);
};

const isShownAs = (moment: Date, clock: string) =>
  !isAmbiguous(moment) && wallClockAt(moment).startsWith(clock);

/** Programs take the length of all from the end of the first, unless its night has an hour more or less. */
const isFirstAsLong = (series: EventSeries): boolean => {
  const [start, end] = [wallClockOn(series.day, series), endOn(series)];
  if (series.isAllDay || end === undefined) return true;
  const [from, until] = [momentOf(start), momentOf(end)];
  return (
    isShownAs(from, start) && isShownAs(until, end) && until.getTime() - from.getTime() === lengthOf(series)
  );
};

/** Returns the length by the clocks, in milliseconds. */
const lengthOf = ({ from, until }: EventSeries): number => {
  const minutes = minutesOf(until) - minutesOf(from);
  return (minutes > 0 ? minutes : minutes + MINUTES_A_DAY) * MINUTE_MS;
};

const MINUTES_A_DAY = 24 * 60;
const minutesOf = (clock: string) => 60 * Number(clock.slice(0, 2)) + Number(clock.slice(3));
