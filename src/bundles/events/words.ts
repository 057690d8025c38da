// Topic: what somebody tells of an event, and what is wrong with it.
import { isWebAddress } from '#bundles/rich-text/public.ts';
import { MAX_DATES, MAX_LEAD_LENGTH, MAX_LINE_LENGTH, MAX_LOCATIONS, MAX_TITLE_LENGTH } from './constants.ts';
import * as texts from './texts.ts';

export interface EventWords {
  readonly title: string;
  readonly lead: string;
  readonly organiser: string;
  /** „Eintritt frei“, „12 Euro, ermäßigt 8“ */
  readonly price?: string;
  /** http(s) address of more about it. */
  readonly link?: string;
  readonly locations: readonly EventLocationInput[];
}

export interface EventLocationInput {
  readonly venue: string;
  readonly address: string;
  readonly dates: readonly EventDateInput[];
}

export interface EventDateInput {
  readonly startsAt: Date;
  /** Of whole days any moment of the last one. */
  readonly endsAt?: Date | null;
  readonly isAllDay?: boolean;
}

/** What is wrong, by field; empty when all is well. */
export const problemsOf = (words: EventWords): Readonly<Record<string, string>> => {
  const found = {
    title: words.title.trim() ? tooLong(words.title, MAX_TITLE_LENGTH) : texts.titleMissing,
    lead: tooLong(words.lead, MAX_LEAD_LENGTH),
    organiser: words.organiser.trim() ? tooLong(words.organiser) : texts.organiserMissing,
    price: tooLong(words.price ?? ''),
    link: problemOfLink(words.link?.trim() ?? ''),
    locations: problemOfLocations(words.locations),
  };
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
};

const tooLong = (text: string, max = MAX_LINE_LENGTH) => (text.length > max ? texts.tooLong(max) : undefined);

const problemOfLink = (link: string) => {
  if (link === '') return undefined;
  return isWebAddress(link) ? undefined : texts.linkInvalid;
};

const problemOfLocations = (locations: readonly EventLocationInput[]): string | undefined => {
  if (locations.length === 0) return texts.locationMissing;
  if (locations.length > MAX_LOCATIONS) return texts.tooManyLocations(MAX_LOCATIONS);
  const dates = locations.flatMap((location) => location.dates);
  if (dates.length > MAX_DATES) return texts.tooManyDates(MAX_DATES);
  return [...locations.map(problemOfLocation), ...dates.map(problemOfDate)].find(Boolean);
};

const problemOfLocation = ({ venue, address, dates }: EventLocationInput) => {
  if (!venue.trim()) return texts.venueMissing;
  return dates.length === 0 ? texts.dateMissing : (tooLong(venue) ?? tooLong(address));
};

const problemOfDate = ({ startsAt, endsAt = null }: EventDateInput) => {
  if (!isOfOurTimes(startsAt) || (endsAt && !isOfOurTimes(endsAt))) return texts.dateInvalid;
  return endsAt && endsAt < startsAt ? texts.endsTooEarly : undefined;
};

/** No typing errors such as the year 202, and nothing that the calendar of a database can't hold. */
const isOfOurTimes = (moment: Date) =>
  moment >= new Date('1970-01-01T00:00:00Z') && moment < new Date('2200-01-01T00:00:00Z');
