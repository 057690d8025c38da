// Translates places and dates between what somebody types, by the clocks of the portal, and moments.
import { clockOf, dayOf, momentAt } from '#kernel/calendar.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { MAX_DATES, MAX_LOCATIONS, MAX_SERIES, MAX_SERIES_DAYS } from './constants.ts';
import { changedDays } from './series/rules/changes.ts';
import { allDaysOf, dateOn } from './series/rules/expand.ts';
import * as texts from './texts.ts';
import type { EventContentDate, EventContentLocation, EventContentSeries } from './views.ts';
import type { EventDateInput, EventLocationInput, NewDate, NewSeries } from './words.ts';

interface ReadLocations {
  readonly locations: readonly EventLocationInput[];
  /** They are those of days and hours, keyed `locations.0.dates.1.day`. */
  readonly errors: FieldErrors;
}

/** What can't be read is an error, and some moment or none in its place. */
export const toLocationInputs = (locations: readonly EventContentLocation[]): ReadLocations => {
  const errors: Record<string, string> = {};
  const toInput = (date: EventContentDate, field: string): EventDateInput => {
    const read = readDate(date);
    for (const [name, text] of Object.entries(read.errors)) errors[`${field}.${name}`] = text;
    return read.date;
  };
  return {
    locations: locations.map(({ venue, address, dates, series = [] }, at) => {
      // Looking for the days of a series takes time, so nobody looks for those of more than there may be.
      const withAllDays = (at < MAX_LOCATIONS ? series.slice(0, MAX_SERIES) : []).map(withDays);
      const typed = dates.map((date, position) => ({
        ...toInput(date, `locations.${at}.dates.${position}`),
        ...placeOf(date, withAllDays),
      }));
      return { venue, address, dates: [...typed, ...datesOfSeries(withAllDays, dates)], series };
    }),
    errors,
  };
};

/** A series with all days of its rhythm. */
interface SeriesWithDays {
  readonly series: EventContentSeries;
  readonly days: ReadonlySet<string>;
}

const withDays = (series: EventContentSeries): SeriesWithDays => ({
  series,
  days: new Set(allDaysOf(series, MAX_SERIES_DAYS)),
});

/** Returns the day of a series that a date stands for, as long as there is that series. */
const placeOf = ({ instead }: EventContentDate, withAllDays: readonly SeriesWithDays[]) =>
  instead && withAllDays[instead.series]?.days.has(instead.day)
    ? { series: { position: instead.series, day: instead.day, isChange: true } }
    : {};

/** Returns the dates that take place as their series says; one more than there may be, so that too many are noticed. */
const datesOfSeries = (
  withAllDays: readonly SeriesWithDays[],
  dates: readonly EventContentDate[],
): EventDateInput[] =>
  withAllDays.flatMap(({ series, days }, position) => {
    const out = new Set([...series.except, ...changedDays({ dates }, position)]);
    return [...days]
      .filter((day) => !out.has(day))
      .slice(0, MAX_DATES + 1)
      .map((day) => ({
        ...readDate(dateOn(day, series)).date,
        series: { position, day, isChange: false },
      }));
  });

/** Translates moments back into what is typed. Dates come in any order. */
export const toContentLocations = (
  dates: readonly NewDate[],
  series: readonly NewSeries[],
): EventContentLocation[] =>
  [...Map.groupBy(dates, (date) => date.locationPosition)]
    .toSorted(([one], [other]) => one - other)
    .map(([location, own]) => {
      const typed = own.filter((date) => date.seriesPosition === null || date.isSeriesChange);
      const ofPlace = series.filter(({ locationPosition }) => locationPosition === location);
      return {
        venue: own[0]!.venue,
        address: own[0]!.address,
        dates: typed.toSorted((a, b) => a.position - b.position).map(toContentDate),
        ...(ofPlace.length > 0 && {
          series: ofPlace.toSorted((a, b) => a.position - b.position).map(toContentSeries),
        }),
      };
    });

const toContentSeries = (series: NewSeries): EventContentSeries => {
  const { words, rule, day, from, until, isAllDay, except } = series;
  return { words, rule, day, from, until, isAllDay, except };
};

const toContentDate = (date: NewDate): EventContentDate => {
  const { startsAt, endsAt, isAllDay, status, seriesPosition, seriesDay } = date;
  const day = dayOf(startsAt);
  const lastDay = endsAt ? dayOf(endsAt) : '';
  return {
    day,
    from: isAllDay ? '' : clockOf(startsAt),
    untilDay: lastDay === day ? '' : lastDay,
    until: isAllDay || !endsAt ? '' : clockOf(endsAt),
    isAllDay,
    ...(status !== 'scheduled' && { status }),
    ...(seriesPosition !== null && seriesDay && { instead: { series: seriesPosition, day: seriesDay } }),
  };
};

interface ReadDate {
  readonly date: EventDateInput;
  readonly errors: FieldErrors;
}

const readDate = (date: EventContentDate): ReadDate => {
  const { day, isAllDay, status = 'scheduled' } = date;
  const from = isAllDay ? MIDNIGHT : date.from;
  const startsAt = momentByClock(day, from);
  const end = readEnd(date);
  const errors = {
    ...(!momentByClock(day, MIDNIGHT) && { day: day ? texts.dateInvalid : texts.dayMissing }),
    ...(!momentByClock(SOME_DAY, from) && { from: from ? texts.dateInvalid : texts.fromMissing }),
    ...(!isAllDay && isSkipped(day, from) && { from: texts.hourSkipped }),
    ...end.errors,
  };
  // Where the hour is missing, the day alone stands for it, so that nothing but the missing hour is an error.
  const stand = startsAt ?? momentByClock(day, MIDNIGHT) ?? new Date(Number.NaN);
  const hasEnd = startsAt && end.endsAt;
  return { date: { startsAt: stand, endsAt: hasEnd ? end.endsAt : null, isAllDay, status }, errors };
};

/** An end without a day is on the day of the beginning. */
const readEnd = ({ day, untilDay, until, isAllDay }: EventContentDate) => {
  const clock = isAllDay ? MIDNIGHT : until;
  const isGiven = untilDay !== '' || (!isAllDay && until !== '');
  if (!isGiven) return { endsAt: null, errors: {} };
  const errors = {
    ...(untilDay && !momentByClock(untilDay, MIDNIGHT) && { untilDay: texts.dateInvalid }),
    ...(!momentByClock(SOME_DAY, clock) && { until: clock ? texts.dateInvalid : texts.untilMissing }),
    ...(!isAllDay && isSkipped(untilDay || day, clock) && { until: texts.hourSkipped }),
  };
  return { endsAt: momentByClock(untilDay || day, clock) ?? null, errors };
};

/** Returns a moment; in the night that has an hour twice, what takes place at that hour does so when it comes again. */
const momentByClock = (day: string, clock: string) => momentAt(day, clock, 'second');

/** No clock shows it, since in that night clocks are put forward over it. */
const isSkipped = (day: string, clock: string): boolean => {
  const moment = momentByClock(day, clock);
  return moment !== undefined && clockOf(moment) !== clock;
};

const MIDNIGHT = '00:00';
const SOME_DAY = '2000-01-01';
