// Writes what an event's page tells search engines and those who link to it.
import type { PageHead } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadPieceHead } from '#bundles/piece-pages/public.ts';
import type { HeadContext } from '#bundles/piece-pages/public.ts';
import { country } from './country.ts';
import { isoOf } from './dates.ts';
import { ATTENDANCE_THINGS, STATUS_THINGS } from './details.ts';
import { feeThing } from './fee.ts';
import { eventKind } from './kind.ts';
import type { Event, EventDate } from './queries.ts';
import * as texts from './texts.ts';
import type { EventPageView, SheetView } from './views.ts';

interface HeadInput {
  readonly event: Event;
  readonly href: string;
  readonly view: EventPageView;
}

export const headOf = (ctx: Ctx, { event, href, view }: HeadInput): Promise<PageHead> => {
  const { title } = event;
  const { date, location, picture, place, category } = view;
  const description = event.lead || (date && location ? whenAndWhere(date, location.venue) : '');
  const piece = { ...event, type: 'event' } as const;
  const next = eventKind.card?.(event, 'all').date;
  const headPiece = {
    piece,
    title,
    description,
    href,
    picture,
    place,
    category,
    ...(next && { date: next }),
  };
  const organiser = organiserOf(ctx, event, view);
  return loadPieceHead(ctx, headPiece, (context) => [
    { ...eventObject(context, description, event, place.name), organizer: organiser },
  ]);
};

const whenAndWhere = ({ weekday, day, month }: SheetView, venue: string) =>
  texts.whenAndWhere(`${weekday}, ${day}.\u00a0${month}`, venue);

const eventObject = (
  { address: url, image }: HeadContext,
  description: string,
  event: Event,
  town: string,
): object => ({
  '@context': 'https://schema.org',
  ...occasion(event, event.next!, { town, url }),
  description,
  url,
  ...(image && { image: [image] }),
  ...feeThing(event.feeCents, event.ticketLink ?? url, event.next!.status === 'sold-out'),
  ...(agesOf(event) && { typicalAgeRange: agesOf(event) }),
  inLanguage: 'de',
  ...(event.dates.length > 1 && {
    subEvent: event.dates.map((date) => occasion(event, date, { town, url })),
  }),
});

/** Returns the organiser, known by their profile where it leads to one, and by their own page. */
const organiserOf = (
  ctx: Ctx,
  { organiser: name, link }: Event,
  { organiserHref }: EventPageView,
): object => {
  const profile = organiserHref && ctx.config.publicUrl + organiserHref;
  const url = link ?? profile;
  return {
    '@type': 'Organization',
    name,
    ...(url && { url }),
    ...(link && profile && { sameAs: profile }),
  };
};

/** Returns ages such as `6-12`, `18-`. */
const agesOf = ({ ageFrom, ageTo }: Event) =>
  ageFrom === null && ageTo === null ? null : `${ageFrom ?? 0}-${ageTo ?? ''}`;

interface Where {
  readonly town: string;
  /** The address of the event's page, for what is online and has no address of its own. */
  readonly url: string;
}

const occasion = (event: Event, date: EventDate, { town, url }: Where): object => ({
  '@type': 'Event',
  name: event.title,
  startDate: isoOf(date),
  ...(date.endsAt && { endDate: isoOf({ startsAt: date.endsAt, isAllDay: date.isAllDay }) }),
  eventStatus: STATUS_THINGS[date.status],
  eventAttendanceMode: ATTENDANCE_THINGS[event.attendance],
  location: locationOf(event, date, { town, url }),
});

/** What is online takes place at an address of the web, and what is both at both. */
const locationOf = (
  { attendance, onlineLink }: Event,
  { venue, address }: EventDate,
  { town, url }: Where,
) => {
  const online = { '@type': 'VirtualLocation', url: onlineLink ?? url };
  if (attendance === 'online') return online;
  const place = {
    '@type': 'Place',
    name: venue,
    address: {
      '@type': 'PostalAddress',
      ...(address && { streetAddress: address }),
      addressLocality: town,
      addressCountry: country(),
    },
  };
  return attendance === 'mixed' ? [place, online] : place;
};
