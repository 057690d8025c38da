// Writes what a calendar says of an event as the content of a manuscript.
import { build, importHtml, plainTextToHtml } from '#bundles/rich-text/public.ts';
import { toContentLocations } from '../clock-dates.ts';
import { MAX_LOCATIONS } from '../constants.ts';
import { NO_DETAILS } from '../details.ts';
import type { EventContent } from '../views.ts';
import type { NewDate } from '../words.ts';
import { MAX_WORDS_LENGTH } from './constants.ts';
import type { ReadDate, ReadItem } from './reading/read-item.ts';

/** What holds for all events of a calendar. */
export interface SourceWords {
  readonly locationId: number;
  readonly categoryId: number;
  readonly organiser: string;
  readonly venue: string;
}

/** What a calendar says of an event. */
export interface Known {
  readonly content: EventContent;
  /** The keys of its dates, in their order: each says which date of its series it is. */
  readonly dateKeys: readonly string[];
}

export const toKnown = (item: ReadItem, source: SourceWords): Known => {
  const dates = toDates(item.dates, source.venue).map((date, at) => ({ ...date, key: item.dates[at]!.key }));
  const inOrder = dates.toSorted((one, other) => one.locationPosition - other.locationPosition);
  return { content: toContent(item, source), dateKeys: inOrder.map(({ key }) => key) };
};

export const toContent = (item: ReadItem, source: SourceWords): EventContent => ({
  ...NO_DETAILS,
  title: item.title,
  lead: '',
  body: bodyOf(item.text),
  imageId: null,
  organiser: item.organiser || source.organiser,
  isOrganisedByAuthor: false,
  organiserId: null,
  price: '',
  feeKind: '',
  fee: '',
  link: item.link,
  status: item.isCancelled ? 'cancelled' : 'scheduled',
  locations: toContentLocations(toDates(item.dates, source.venue), []),
  locationId: source.locationId,
  categoryId: source.categoryId,
  tags: [],
});

const bodyOf = (text: string): EventContent['body'] =>
  text === '' ? build.doc() : importHtml(plainTextToHtml(text)).document;

/** What a date that belongs to no series has: rhythms of calendars come in as the dates they mean. */
const OF_NO_SERIES = { seriesPosition: null, seriesDay: null, isSeriesChange: false };

/**
 * Returns the dates by where they are, in the order in which places come first. More places than an event has lie in the last
 * of them.
 */
const toDates = (dates: readonly ReadDate[], usual: string): NewDate[] => {
  const venues = [...new Set(dates.map(({ venue }) => venue || usual))];
  const positions = new Map<number, number>();
  return dates.map(({ venue, startsAt, endsAt, isAllDay }) => {
    const locationPosition = Math.min(venues.indexOf(venue || usual), MAX_LOCATIONS - 1);
    const position = positions.get(locationPosition) ?? 0;
    positions.set(locationPosition, position + 1);
    const where = { ...partVenue(venues[locationPosition]!), ...OF_NO_SERIES };
    return {
      eventId: 0,
      locationPosition,
      position,
      startsAt,
      endsAt,
      isAllDay,
      status: 'scheduled',
      ...where,
    };
  });
};

/**
 * Separates words such as „Gemeindehaus, Kirchgasse 3, 12345 Auenfeld, Deutschland“ into the name of the place, and its address
 * without the country.
 */
export const partVenue = (words: string): { venue: string; address: string } => {
  const [venue = '', ...address] = words
    .replace(/,\s*(?:Deutschland|Germany)\s*$/i, '')
    .split(/,\s*|\n+/)
    .map((part) => part.trim())
    .filter(Boolean);
  return { venue: cut(venue), address: cut(address.join(', ')) };
};

const cut = (words: string) => words.slice(0, MAX_WORDS_LENGTH).toWellFormed();
