// Describes what somebody tells of an event, and what is wrong with it.
import type { FieldErrors } from '#kernel/errors.ts';
import { visibleLine } from '#kernel/visible-words.ts';
import {
  MAX_DATES,
  MAX_LEAD_LENGTH,
  MAX_LINE_LENGTH,
  MAX_LOCATIONS,
  MAX_SERIES,
  MAX_TITLE_LENGTH,
} from './constants.ts';
import { NO_STORED_DETAILS, problemsOfDetails } from './details.ts';
import type { EventDetails } from './details.ts';
import type { EventStatus } from './rules.ts';
import type { EventDate, EventSeries } from './queries.ts';
import { normalizeOccasion } from './rules.ts';
import { readContentSeries } from './series/rules/expand.ts';
import * as texts from './texts.ts';
import type { EventContentSeries } from './views.ts';
import { isWebAddress } from '#bundles/rich-text/public.ts';

export interface EventWords {
  readonly title: string;
  readonly lead: string;
  readonly organiser: string;
  /** Its name leads to the author's profile. */
  readonly isOrganisedByAuthor?: boolean;
  /** It leads to the profile of somebody else, who is asked first. */
  readonly organiserId?: number | null;
  /** It is said in words: „ermäßigt 8 Euro, Kinder frei“. */
  readonly price?: string;
  /** What going in costs: 0 for nothing, null where nobody says, NaN for what can't be read. */
  readonly feeCents?: number | null;
  /** Behind this http(s) address is more about it. */
  readonly link?: string;
  /** What is said of status, tickets, ages and the like; without it nothing is. */
  readonly details?: EventDetails;
  readonly locations: readonly EventLocationInput[];
}

export interface EventLocationInput {
  readonly venue: string;
  readonly address: string;
  /** Also those of its series. */
  readonly dates: readonly EventDateInput[];
  readonly series?: readonly EventContentSeries[];
}

export interface EventDateInput {
  readonly startsAt: Date;
  /** The end; of whole days it is any moment of the last one. */
  readonly endsAt?: Date | null;
  readonly isAllDay?: boolean;
  readonly status?: EventStatus;
  /** It belongs to a series of its place, counted from nought. */
  readonly series?: SeriesPlace;
}

/** Which day of which series a date is; `isChange` where it isn't as the series says. */
export interface SeriesPlace {
  readonly position: number;
  readonly day: string;
  readonly isChange: boolean;
}

/**
 * Returns what is wrong, by field; empty when all is well. Fields of places and dates are named like `locations.0.dates.1.day`.
 */
export const problemsOf = (words: EventWords): FieldErrors => {
  const found = [
    ['title', visibleLine(words.title) ? tooLong(words.title, MAX_TITLE_LENGTH) : texts.titleMissing],
    ['lead', tooLong(words.lead, MAX_LEAD_LENGTH)],
    ['organiser', visibleLine(words.organiser) ? tooLong(words.organiser) : texts.organiserMissing],
    ['price', tooLong(words.price ?? '')],
    ['fee', Number.isNaN(words.feeCents) ? texts.feeInvalid : undefined],
    ['link', problemOfLink(words.link?.trim() ?? '')],
    ['locations', problemOfNumbers(words.locations)],
    ...words.locations.flatMap(problemsOfLocation),
  ] as const;
  const missing = Object.fromEntries(found.filter((entry) => entry[1] !== undefined)) as FieldErrors;
  return { ...missing, ...problemsOfDetails(words.details ?? NO_STORED_DETAILS) };
};

/** A date that isn't stored yet. */
export type NewDate = Omit<EventDate, 'key'>;

/** Returns the dates as they are stored, with where they are. */
export const toDates = (eventId: number, locations: readonly EventLocationInput[]): NewDate[] =>
  locations.flatMap(({ venue, address, dates }, locationPosition) =>
    dates.map(({ startsAt, endsAt = null, isAllDay = false, status = 'scheduled', series }, position) => ({
      eventId,
      locationPosition,
      position,
      status,
      seriesPosition: series?.position ?? null,
      seriesDay: series?.day ?? null,
      isSeriesChange: series?.isChange ?? false,
      ...normalizeOccasion({ startsAt, endsAt, isAllDay }),
      venue: venue.trim(),
      address: address.trim(),
    })),
  );

/** A series that isn't stored yet. */
export type NewSeries = Omit<EventSeries, 'key'>;

/** Returns the series as they are stored. */
export const toSeries = (eventId: number, locations: readonly EventLocationInput[]): NewSeries[] =>
  locations.flatMap(({ series = [] }, locationPosition) =>
    series.map((one, position) => ({ ...one, eventId, locationPosition, position })),
  );

type Problem = readonly [field: string, text: string | undefined];

const tooLong = (text: string, max = MAX_LINE_LENGTH) => (text.length > max ? texts.tooLong(max) : undefined);

const problemOfLink = (link: string) => {
  if (link === '') return undefined;
  return isWebAddress(link) ? undefined : texts.linkInvalid;
};

const problemOfNumbers = (locations: readonly EventLocationInput[]): string | undefined => {
  if (locations.length === 0) return texts.locationMissing;
  if (locations.length > MAX_LOCATIONS) return texts.tooManyLocations(MAX_LOCATIONS);
  const count = locations.flatMap((location) => location.dates).length;
  return count > MAX_DATES ? texts.tooManyDates(MAX_DATES) : undefined;
};

const problemsOfLocation = (
  { venue, address, dates, series = [] }: EventLocationInput,
  at: number,
): Problem[] => [
  [`locations.${at}.venue`, visibleLine(venue) ? tooLong(venue) : texts.venueMissing],
  [`locations.${at}.address`, tooLong(address)],
  [`locations.${at}.dates`, dates.length === 0 ? texts.dateMissing : undefined],
  ...dates.flatMap((date, position) => problemsOfDate(date, `locations.${at}.dates.${position}`)),
  [`locations.${at}.series`, series.length > MAX_SERIES ? texts.tooManySeries(MAX_SERIES) : undefined],
  ...series.map(
    (one, position): Problem => [
      `locations.${at}.series.${position}`,
      readContentSeries(one) ? undefined : texts.seriesInvalid,
    ],
  ),
];

const problemsOfDate = ({ startsAt, endsAt = null }: EventDateInput, field: string): Problem[] => [
  [`${field}.day`, isOfOurTimes(startsAt) ? undefined : texts.dateInvalid],
  [`${field}.until`, endsAt ? problemOfEnd(endsAt, startsAt) : undefined],
];

const problemOfEnd = (endsAt: Date, startsAt: Date) => {
  if (!isOfOurTimes(endsAt)) return texts.dateInvalid;
  return endsAt < startsAt ? texts.endsTooEarly : undefined;
};

/** No typing errors such as the year 202, and nothing that the calendar of a database can't hold. */
const isOfOurTimes = (moment: Date) =>
  moment >= new Date('1970-01-01T00:00:00Z') && moment < new Date('2200-01-01T00:00:00Z');
