// Serves the dates of an event as a file for calendars, for whoever may read the event.
import { textFile } from '#kernel/answers.ts';
import type { PageAnswer, RedirectAnswer, TextAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { LOCATIONS_TAG } from '#bundles/locations/public.ts';
import { fallbackAnswer } from '#bundles/piece-pages/public.ts';
import { loadKicker } from '#bundles/pieces/public.ts';
import { SETTINGS_TAG } from '#bundles/settings/public.ts';
import { CATEGORIES_TAG } from '#bundles/topics/public.ts';
import { profileHref, userTag, usersByIds } from '#bundles/users/public.ts';
import { eventTag } from '../constants.ts';
import { statusText, toVenue } from '../dates.ts';
import { isOff } from '../rules.ts';
import { feeText } from '../fee.ts';
import { eventHref, eventKind } from '../kind.ts';
import { findEvents, findSeries } from '../queries.ts';
import { isShown } from '../organisers/people.ts';
import type { Event, EventDate } from '../queries.ts';
import * as texts from '../texts.ts';
import { CALENDAR_TYPE, toCalendarFile } from './calendar-file.ts';
import type { CalendarDate } from './calendar-file.ts';
import { toEntries } from './series-dates.ts';
import type { Entry } from './series-dates.ts';

/**
 * The event and which of its dates; indexes are counted from nought. Without a date all of a place are meant, without a place
 * all dates.
 */
export interface EventFileRequest {
  readonly eventitemId: number;
  readonly locationIndex?: number;
  readonly dateIndex?: number;
}

/** Loads the file, or 410 for an event that was taken back. Throws 404, also for a place and a date that the event doesn't have. */
export const loadEventFile = async (
  ctx: Ctx,
  { eventitemId: id, locationIndex, dateIndex }: EventFileRequest,
): Promise<TextAnswer | PageAnswer | RedirectAnswer> => {
  const event = (await findEvents(ctx, [id])).get(id);
  if (!event) throw notFound();
  const visibility = eventKind.visibility(ctx.viewer, event, ctx.now);
  const asked = { type: 'event', visibility, asked: undefined, href: eventHref(event) } as const;
  const instead = await fallbackAnswer(ctx, event, asked);
  if (instead) return instead;
  const dates = event.dates.filter(
    ({ locationPosition, position }) =>
      (locationIndex === undefined || locationPosition === locationIndex) &&
      (dateIndex === undefined || position === dateIndex),
  );
  if (dates.length === 0) throw notFound();
  // A date that is asked for by itself isn't gathered into a series.
  const series = dateIndex === undefined ? await findSeries(ctx, id) : [];
  const organisers = await loadShownOrganisers(ctx, [event]);
  const entries = toEntries(dates, series, event.status);
  const calendarDates = await toCalendarDates(ctx, { event, shown: organisers.shown }, entries);
  const file = toCalendarFile({ name: event.title, dates: calendarDates });
  const tags = [eventTag(id), ...organisers.tags, LOCATIONS_TAG, CATEGORIES_TAG, SETTINGS_TAG];
  return textFile(file, CALENDAR_TYPE, `${event.slug}.ics`, tags);
};

/** Returns the dates of one event, as far as they are asked for. */
export const toCalendarDates = async (
  ctx: Ctx,
  shownEvent: ShownEvent,
  entries: readonly Entry[],
): Promise<CalendarDate[]> => {
  const { event } = shownEvent;
  const { place, category } = await loadKicker(ctx, event);
  const { host } = new URL(ctx.config.publicUrl);
  const url = ctx.config.publicUrl + eventHref(event);
  return entries.map(({ key, date, repetition, insteadOf }) => ({
    uid: `${texts.eventSlug}-${event.id}-${key}@${host}`,
    repetition,
    insteadOf,
    sequence: event.calendarSequence,
    changedAt: event.updatedAt ?? event.publishedAt ?? event.createdAt,
    startsAt: date.startsAt,
    endsAt: date.endsAt,
    isAllDay: date.isAllDay,
    isCancelled: isOff(date.status),
    title: [statusText(date.status), event.title].filter(Boolean).join(': '),
    description: descriptionOf(event, url),
    location: whereabouts(date, place.name),
    organiser: organiserOf(ctx, shownEvent, url),
    category: category.name,
    url,
  }));
};

/** Loads who among their organisers has a profile that everybody may see, with the tags by which that holds. */
export const loadShownOrganisers = async (ctx: Ctx, events: readonly Event[]) => {
  const ids = new Set(events.flatMap(({ organiserProfileId: id }) => (id === null ? [] : [id])));
  const people = await usersByIds(ctx, [...ids]);
  return {
    shown: new Set([...people.values()].filter(isShown).map(({ id }) => id)),
    tags: [...ids].map(userTag),
  };
};

interface ShownEvent {
  readonly event: Event;
  readonly shown: ReadonlySet<number>;
}

/**
 * Returns the organiser with their profile, named as the event names them, so that it stays the same when they change their
 * name; else with the event's page.
 */
const organiserOf = (
  ctx: Ctx,
  { event: { organiser: name, organiserProfileId: id }, shown }: ShownEvent,
  url: string,
) => ({
  name,
  url: id !== null && shown.has(id) ? ctx.config.publicUrl + profileHref({ id, name }) : url,
});

/** Returns where it takes place; the venue stands there once, also where it is its own address. */
const whereabouts = (date: EventDate, town: string): string => {
  const { venue, address } = toVenue(date, town);
  // „Rathausplatz 1“ doesn't name the „Rathaus“.
  const isNamed = address.startsWith(venue) && !/^[\p{L}\p{N}]/u.test(address.slice(venue.length));
  return isNamed ? address : `${venue}, ${address}`;
};

/** Returns what one wants to know at the moment when the phone reminds of it. */
const descriptionOf = (event: Event, url: string): string => {
  const price = feeText(event);
  const facts = [
    `${texts.organiser}: ${event.organiser}`,
    ...(price ? [`${texts.price}: ${price}`] : []),
    ...(event.onlineLink ? [`${texts.onlineLinkField}: ${event.onlineLink}`] : []),
    ...(event.ticketLink ? [`${texts.ticketLinkField}: ${event.ticketLink}`] : []),
    ...(event.link ? [`${texts.moreAt}: ${event.link}`] : []),
    url,
  ].join('\n');
  return [event.lead, facts].filter(Boolean).join('\n\n');
};
