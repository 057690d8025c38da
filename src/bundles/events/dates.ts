// Says how dates of events are written.
import { dayText, hoursText, weekdayText } from '#design/dates.ts';
import { dayOf } from '#kernel/calendar.ts';
import { url } from '#kernel/named-routes.ts';
import { eventPaths } from './paths.ts';
import type { EventStatus } from './rules.ts';
import type { EventDate } from './queries.ts';
import { isOver, isOvernight } from './rules.ts';
import type { Occasion } from './rules.ts';
import { readContentSeries } from './series/rules/expand.ts';
import { saySeries } from './series/rules/say-series.ts';
import * as texts from './texts.ts';
import type { DateView, EventContentSeries, EventLocationView, SheetView } from './views.ts';
import type { NewSeries } from './words.ts';

/** A date with its status. */
type StatedOccasion = Occasion & { readonly status: EventStatus };

export const toSheet = (date: StatedOccasion): SheetView => {
  const [day = '', month = ''] = dayText(date.startsAt).split('.\u00a0');
  const [weekday = ''] = weekdayText(date.startsAt).split(',');
  return { iso: isoOf(date), weekday, day, month, hours: hoursOf(date), status: statusText(date.status) };
};

export const toDate = (date: StatedOccasion, now: Date): DateView => ({
  iso: isoOf(date),
  day: weekdayText(date.startsAt),
  hours: hoursOf(date),
  isPast: isOver(date, now),
  status: statusText(date.status),
});

/** Returns the words for a status; null for what takes place as announced. */
export const statusText = (status: EventStatus): string | null =>
  status === 'scheduled' ? null : texts.statuses[status];

/** A whole day has no hour. */
export const isoOf = ({ startsAt, isAllDay }: Pick<Occasion, 'startsAt' | 'isAllDay'>): string =>
  isAllDay ? dayOf(startsAt) : startsAt.toISOString();

interface Listing {
  readonly town: string;
  readonly now: Date;
  /** False before the event is out. */
  readonly hasFiles: boolean;
  readonly series: readonly NewSeries[];
  /** Nobody has to find the way. */
  readonly isOnlineOnly: boolean;
}

/** Returns the dates by where they are, in the order that the author gave the places. */
export const toLocations = (
  dates: readonly EventDate[],
  { town, now, hasFiles, series, isOnlineOnly }: Listing,
): EventLocationView[] => {
  const toListed = (date: EventDate) => {
    const told = toDate(date, now);
    return { ...told, calendarHref: hasFiles && !told.isPast ? fileOf(date) : null };
  };
  return [...Map.groupBy(dates, (date) => date.locationPosition)]
    .toSorted(([one], [other]) => one - other)
    .map(([location, own]) => ({
      ...toVenue(own[0]!, town, isOnlineOnly),
      series: series.filter((one) => one.locationPosition === location).map(seriesText),
      dates: own.map(toListed),
    }));
};

/** Returns words such as „Jeden ersten Dienstag im Monat um 19 Uhr, ab 1. Dezember 2026 bis 2. November 2027“. */
export const seriesText = (series: EventContentSeries): string => {
  const read = readContentSeries(series);
  return read ? saySeries({ ...series, ...read }) : series.words;
};

const fileOf = ({ eventId: eventitemId, locationPosition: locationIndex, position: dateIndex }: EventDate) =>
  url(eventPaths.eventFileOfDate, { eventitemId, locationIndex, dateIndex });

/** Returns the venue; its address names the town once, whether its author did or not. */
export const toVenue = (
  { venue, address }: Pick<EventDate, 'venue' | 'address'>,
  town: string,
  isOnlineOnly = false,
) => {
  const whole = namesTown(address, town) ? address : [address, town].filter(Boolean).join(', ');
  const sought = address ? whole : `${venue}, ${town}`;
  return { venue, address: whole, mapHref: isOnlineOnly ? null : MAP + encodeURIComponent(sought) };
};

/** „Auenfelder Straße 1“ doesn't say that it is in Auenfeld. */
const namesTown = (address: string, town: string): boolean => {
  const escaped = town.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'u').test(address);
};

const MAP = 'https://www.openstreetmap.org/search?query=';

const hoursOf = (date: Occasion): string => {
  const { startsAt, endsAt, isAllDay } = date;
  const isLonger = endsAt !== null && dayOf(endsAt) !== dayOf(startsAt);
  if (isAllDay) return isLonger ? texts.wholeDaysUntil(dayText(endsAt)) : texts.allDay;
  if (!isLonger) return hoursText(startsAt, endsAt);
  const [begin, end] = [startsAt, endsAt].map((moment) => hoursText(moment, null)) as [string, string];
  return isOvernight(date) ? texts.overnight(begin, end) : texts.fromUntil(begin, dayText(endsAt), end);
};
