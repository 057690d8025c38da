// Reads places whose dates are said in words by whoever has no composer before them, such as content that comes with the
// portal. They are read by the rules of the composer.
import { addDays } from '#kernel/calendar.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { toLocationInputs } from '../clock-dates.ts';
import type { EventStatus } from '../rules.ts';
import type { EventContentDate, EventContentSeries } from '../views.ts';
import type { EventDateInput, EventLocationInput } from '../words.ts';
import { dateOn, daysTakingPlace } from './rules/expand.ts';
import { readSpans } from './rules/holidays.ts';
import { understand } from './rules/understand.ts';
import * as texts from './rules/texts.ts';

export interface SaidLocation {
  readonly venue: string;
  readonly address: string;
  /** The dates beside what comes again. */
  readonly dates: readonly EventDateInput[];
  /** Sentences such as „dienstags von 19 bis 21 Uhr, außer in den Ferien“. */
  readonly series?: readonly string[];
  readonly changes?: readonly SaidChange[];
}

/** How one day of a series differs from what was said. */
export interface SaidChange {
  /** The position of the series, counted from nought; the first one unless it says so. */
  readonly series?: number;
  /** The number of the day, counted from 1, among the days on which the series takes place. */
  readonly nth: number;
  /** The number of days by which it is moved to a later day. */
  readonly daysLater?: number;
  /** Hours such as `19:30`; those of the series unless it says so. */
  readonly from?: string;
  readonly until?: string;
  readonly status?: EventStatus;
}

interface ReadLocations {
  readonly locations: readonly EventLocationInput[];
  /** Sentences to what can't be read, keyed `locations.0.series.1`. */
  readonly errors: FieldErrors;
}

/** Reads places whose dates are said in words; `holidayLines` is what the setting of school holidays holds. */
export const readSaidLocations = (
  said: readonly SaidLocation[],
  today: string,
  holidayLines: string,
): ReadLocations => {
  const { spans } = readSpans(holidayLines);
  const found: Record<string, string> = {};
  const typed = said.map(({ venue, address, series: sentences = [], changes = [] }, at) => {
    const series = sentences.flatMap((words, position) => {
      const { series: meant, problem = texts.rhythmMissing } = understand(words, today, spans, []);
      if (!meant) found[`locations.${at}.series.${position}`] = problem;
      return meant ?? [];
    });
    const dates = changes.flatMap((change, position) => {
      const date = changedDate(change, series);
      if (!date) found[`locations.${at}.changes.${position}`] = texts.noDay;
      return date ?? [];
    });
    return { venue, address, dates, series };
  });
  const { locations, errors } = toLocationInputs(typed);
  return {
    locations: locations.map((location, at) => ({
      ...location,
      dates: [...said[at]!.dates, ...location.dates],
    })),
    errors: { ...errors, ...found },
  };
};

/** Returns the date that a change makes; undefined where the series has no such day. */
const changedDate = (
  { series: position = 0, nth, daysLater = 0, from, until, status }: SaidChange,
  all: readonly EventContentSeries[],
): EventContentDate | undefined => {
  const series = all[position];
  const day = series && daysTakingPlace(series, new Set(), nth)[nth - 1];
  if (!day) return undefined;
  const hours = { ...series, ...(from !== undefined && { from }), ...(until !== undefined && { until }) };
  return {
    ...dateOn(addDays(day, daysLater), hours),
    ...(status && { status }),
    instead: { series: position, day },
  };
};
