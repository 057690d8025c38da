// Loads everything an event's page shows in parallel, as one view with the tags of what is in it.
import type { LinkView } from '#design/page-frame.ts';
import { momentOf } from '#design/dates.ts';
import { url } from '#kernel/named-routes.ts';
import { nestQuotations } from '#design/quoted.ts';
import { softHyphens } from '#design/soft-hyphens.ts';
import { toolsFor } from '#kernel/bundle.ts';
import { refKey } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { NO_AUDIENCE, toPieceAudience } from '#bundles/audience/public.ts';
import { loadBookmark } from '#bundles/bookmarks/public.ts';
import { findCommentTeaser } from '#bundles/comments/public.ts';
import type { OwnerPageOptions } from '#bundles/comments/public.ts';
import { LOCATIONS_TAG } from '#bundles/locations/public.ts';
import { embedsBySources } from '#bundles/embeds/public.ts';
import { imageTag, withControls } from '#bundles/media/public.ts';
import { streamsByIds } from '#bundles/streams/public.ts';
import type { ShowsStreams } from '#bundles/streams/public.ts';
import { piecesByRefs } from '#bundles/lists/public.ts';
import { fillPieceText, needsOf } from '#bundles/piece-pages/public.ts';
import { loadKicker, loadTagLinks } from '#bundles/pieces/public.ts';
import { loadTeasers, upcomingRefs } from '#bundles/teasers/public.ts';
import { SETTINGS_TAG } from '#bundles/settings/public.ts';
import { loadSubscriptions } from '#bundles/subscriptions/public.ts';
import { CATEGORIES_TAG } from '#bundles/topics/public.ts';
import { userTag } from '#bundles/users/public.ts';
import type { PersonView } from '#bundles/users/public.ts';
import { loadPieceStatus } from '#bundles/writing/public.ts';
import { COMING_BESIDE, DATES_BESIDE, eventTag } from './constants.ts';
import { toDate, toLocations, toSheet, toVenue } from './dates.ts';
import { agesText } from './details.ts';
import { isOff } from './rules.ts';
import type { EventStatus } from './rules.ts';
import { feeText } from './fee.ts';
import { eventHref, eventKind } from './kind.ts';
import { findSeries } from './queries.ts';
import type { Event, WholeEvent } from './queries.ts';
import { eventPaths } from './paths.ts';
import { loadMarkBox } from './marks/box.ts';
import { loadRegistrationBox } from './registrations/box.ts';
import { isShown } from './organisers/people.ts';
import { isOver } from './rules.ts';
import * as texts from './texts.ts';
import type { EventPageView } from './views.ts';
import type { NewSeries } from './words.ts';

interface ViewOptions {
  /** None of what isn't out yet: nobody answers to it. */
  readonly options?: OwnerPageOptions;
  /** Those of its own pictures that may be shown; all of them unless given. */
  readonly usable?: ReadonlySet<number>;
  /** What its videos and sounds are looked up for; the event itself unless given. */
  readonly shownBy?: ShowsStreams | undefined;
  /** The series of what isn't published yet; looked up unless given. */
  readonly series?: readonly NewSeries[];
}

export const loadEventView = async (ctx: Ctx, whole: WholeEvent, asked: ViewOptions) => {
  const { options, usable } = asked;
  const { event, parts, isOpen } = whole;
  const seenIds = options ? whole.coming.flatMap(({ userIds }) => userIds) : [];
  const { needs, comments, coming, ...found } = await findParts(ctx, whole, asked);
  const ownImage = event.imageId === null ? [] : [event.imageId];
  const batch = await loadTeasers(ctx, found.entries, {
    userIds: [event.authorId, ...organiserIds(event), ...seenIds, ...(comments?.authorIds ?? [])],
    imageIds: [...ownImage, ...needs.imageIds],
  });
  const { people } = batch;
  const controlled = await withControls(ctx, batch.pictures, [event.imageId, ...needs.imageIds]);
  const pictures = usable ? new Map([...controlled].filter(([id]) => usable.has(id))) : controlled;
  const text = fillPieceText(parts, needs, {
    ...batch,
    pictures,
    streams: found.streams,
    embeds: found.embeds,
  });
  const said = comments?.complete(batch);
  const view: EventPageView = {
    ...found.kicker,
    ...occasions(ctx, event, { ...found, hasFiles: options !== undefined }),
    title: event.title,
    headline: softHyphens(nestQuotations(event.title)),
    lead: nestQuotations(event.lead),
    picture: pictures.get(event.imageId ?? 0) ?? null,
    ...namesOf(event, people),
    price: feeText(event),
    ...detailsOf(ctx, event),
    link: event.link ? toHost(event.link) : null,
    publishedAt: momentOf(event.publishedAt ?? event.createdAt),
    updatedAt: event.updatedAt ? momentOf(event.updatedAt) : null,
    text: text.view,
    tags: found.topics,
    tools: options ? await toolsFor(ctx, { type: 'event', id: event.id, thing: event }) : [],
    audience: options ? toPieceAudience(ctx, { type: 'event', id: event.id }, event) : NO_AUDIENCE,
    marks: options ? await loadMarkBox(ctx, { event, coming: whole.coming, people }) : null,
    registration: options && isOpen ? await loadRegistrationBox(ctx, event) : null,
    standing: options ? await loadPieceStatus(ctx, 'event', event) : null,
    coming: coming.refs.flatMap((ref) => batch.byRef.get(refKey(ref)) ?? []),
    reactions: comments && {
      comments: said!.view,
      like: comments.like,
      subscribe: found.subscribe!,
      bookmark: found.bookmark,
    },
  };
  const own = [
    eventTag(event.id),
    userTag(event.authorId),
    ...organiserIds(event).map(userTag),
    ...seenIds.map(userTag),
    ...ownImage.map(imageTag),
  ];
  const lists = [LOCATIONS_TAG, CATEGORIES_TAG, SETTINGS_TAG, ...coming.tags];
  return { view, tags: [...new Set([...own, ...lists, ...text.tags, ...(said?.tags ?? [])])] };
};

/** Returns who invites and who wrote it, each with the address of their page where there is one. */
const namesOf = (event: Event, people: ReadonlyMap<number, PersonView>) => {
  const author = people.get(event.authorId);
  const organiser = people.get(event.organiserProfileId ?? 0);
  return {
    organiser: event.organiser,
    organiserHref: organiser && isShown(organiser) ? organiser.href : null,
    author: { name: author?.name ?? '', href: author?.href ?? null },
  };
};

const organiserIds = ({ organiserProfileId }: Event): readonly number[] =>
  organiserProfileId === null ? [] : [organiserProfileId];

/** Everything that needs nothing but the event, in parallel. */
const findParts = async (
  ctx: Ctx,
  { event, parts }: WholeEvent,
  { options, shownBy, series: typed }: ViewOptions,
) => {
  const owner = { type: 'event', id: event.id } as const;
  const needs = needsOf(ctx, parts);
  const isSeries = event.dates.some(({ seriesPosition }) => seriesPosition !== null);
  const [topics, kicker, comments, { refs, tags }, buttons, bookmark, streams, embeds, series] =
    await Promise.all([
      loadTagLinks(ctx, event.tagIds),
      loadKicker(ctx, event),
      options ? findComments(ctx, event, options) : null,
      upcomingRefs(ctx, { locationId: event.locationId, limit: COMING_BESIDE + 1 }),
      options ? loadSubscriptions(ctx, [owner], eventHref(event)) : null,
      options ? loadBookmark(ctx, owner) : null,
      streamsByIds(ctx, needs.streamIds, shownBy ?? owner),
      embedsBySources(ctx, needs.sources),
      typed ?? (isSeries ? findSeries(ctx, event.id) : []),
    ]);
  const others = refs.filter((ref) => refKey(ref) !== refKey(owner)).slice(0, COMING_BESIDE);
  const entries = await piecesByRefs(ctx, [...needs.refs, ...others], { withReduced: true });
  const subscribe = buttons?.(owner);
  const coming = { refs: others, tags };
  return { needs, topics, kicker, comments, coming, entries, subscribe, bookmark, streams, embeds, series };
};

const findComments = (ctx: Ctx, event: Event, { comments }: OwnerPageOptions) => {
  const subject = eventKind.summary(event, 'all');
  const owner = { type: 'event', id: event.id } as const;
  return findCommentTeaser(ctx, owner, subject, comments);
};

const detailsOf = (ctx: Ctx, event: Event) => ({
  tickets: event.ticketLink && hasTickets(ctx, event) ? toHost(event.ticketLink) : null,
  online:
    event.attendance === 'on-site'
      ? null
      : { link: event.onlineLink ? toHost(event.onlineLink) : null, isOnly: event.attendance === 'online' },
  ages: agesText(event),
  features: event.features.map((name) => texts.features[name]),
});

/** A preview may have no dates yet; there what is said of the whole event counts. */
const hasTickets = (ctx: Ctx, { status: ofEvent, dates }: Event): boolean => {
  if (dates.length === 0) return isOnSale(ofEvent);
  return dates.some((date) => !isOver(date, ctx.now) && isOnSale(date.status));
};

const isOnSale = (status: EventStatus): boolean => !isOff(status) && status !== 'sold-out';

const toHost = (href: string) => ({ name: new URL(href).host, href });

interface Surroundings {
  readonly kicker: { readonly place: LinkView };
  readonly series: readonly NewSeries[];
  readonly hasFiles: boolean;
}

/** Tells when and where, from the moment of the request on. */
const occasions = (
  ctx: Ctx,
  { id, dates, next, attendance }: Event,
  { kicker, series, hasFiles }: Surroundings,
) => {
  const town = kicker.place.name;
  const isOnlineOnly = attendance === 'online';
  const shown = next ?? null;
  const isComing = shown !== null && !isOver(shown, ctx.now);
  const others = dates.filter((date) => date !== shown && !isOver(date, ctx.now));
  return {
    date: shown && toSheet(shown),
    isPast: shown !== null && !isComing,
    location: shown && toVenue(shown, town, isOnlineOnly),
    others: others.slice(0, DATES_BESIDE).map((date) => toDate(date, ctx.now)),
    locations: toLocations(dates, { town, now: ctx.now, hasFiles, series, isOnlineOnly }),
    calendarHref: hasFiles && isComing ? url(eventPaths.eventFile, { eventitemId: id }) : null,
    dateCount: dates.length,
  };
};
