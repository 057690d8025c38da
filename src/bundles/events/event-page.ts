// Everything an event's page shows, loaded in parallel, as one view with the tags of what is in it.
import { momentOf } from '#design/dates.ts';
import { softHyphens } from '#design/soft-hyphens.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer, RedirectAnswer } from '#kernel/answers.ts';
import { toolsFor } from '#kernel/bundle.ts';
import { refKey } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { eventCommentPaths, findCommentTeaser } from '#bundles/comments/public.ts';
import type { OwnerPageWish } from '#bundles/comments/public.ts';
import { LOCATIONS_TAG } from '#bundles/locations/public.ts';
import { embedsBySources } from '#bundles/embeds/public.ts';
import { imageTag, streamsByIds, withControls } from '#bundles/media/public.ts';
import {
  fillPieceText,
  loadKicker,
  loadTagLinks,
  loadTeasers,
  needsOf,
  piecesByRefs,
  upcomingRefs,
  wayToPiece,
} from '#bundles/pieces/public.ts';
import { SETTINGS_TAG } from '#bundles/settings/public.ts';
import { loadSubscriptions, selectorTagOf } from '#bundles/subscriptions/public.ts';
import { CATEGORIES_TAG } from '#bundles/topics/public.ts';
import { userTag } from '#bundles/users/public.ts';
import { COMING_BESIDE, DATES_BESIDE, eventTag } from './constants.ts';
import { toDate, toLocations, toSheet, toVenue } from './dates.ts';
import { headOf } from './event-head.ts';
import { eventHref, eventKind } from './kind.ts';
import { findWholeEvent } from './queries.ts';
import type { Event, WholeEvent } from './queries.ts';
import { isOver } from './rules.ts';
import { EventPage } from './ui/EventPage.tsx';
import type { EventPageView } from './views.ts';

/** The page of an event, or the way to its address. Throws 404, and 410 for what was withdrawn. */
export const loadEventPage = async (ctx: Ctx, wish: OwnerPageWish): Promise<PageAnswer | RedirectAnswer> => {
  const whole = await findWholeEvent(ctx, wish.id);
  if (!whole) throw notFound();
  const { event } = whole;
  const visibility = eventKind.visibility(ctx.viewer, event, ctx.now);
  const href = eventHref(event);
  const way = wayToPiece(event, { visibility, asked: wish.path, href });
  if (way) return way;
  const { view, tags } = await loadView(ctx, whole, wish);
  return page(EventPage, view, {
    head: await headOf(ctx, { event, href, view }),
    place: { locationSlug: event.locationSlug, categorySlug: event.categorySlug },
    tags,
    ...(wish.status && { status: wish.status }),
  });
};

const loadView = async (ctx: Ctx, whole: WholeEvent, wish: OwnerPageWish) => {
  const { event, parts } = whole;
  const { needs, comments, coming, ...found } = await findParts(ctx, whole, wish);
  const ownImage = event.imageId === null ? [] : [event.imageId];
  const batch = await loadTeasers(ctx, found.entries, {
    userIds: [event.authorId, ...comments.authorIds],
    imageIds: [...ownImage, ...needs.imageIds],
  });
  const { people } = batch;
  const pictures = await withControls(ctx, batch.pictures, [event.imageId, ...needs.imageIds]);
  const text = fillPieceText(parts, needs, {
    ...batch,
    pictures,
    streams: found.streams,
    embeds: found.embeds,
  });
  const said = comments.complete(batch);
  const author = people.get(event.authorId);
  const view: EventPageView = {
    ...found.kicker,
    ...occasions(ctx, event, found.kicker.place.name),
    title: event.title,
    headline: softHyphens(event.title),
    lead: event.lead,
    picture: pictures.get(event.imageId ?? 0) ?? null,
    organiser: event.organiser,
    price: event.price,
    link: event.link ? { name: new URL(event.link).host, href: event.link } : null,
    author: { name: author?.name ?? '', href: author?.href ?? null },
    publishedAt: momentOf(event.publishedAt ?? event.createdAt),
    updatedAt: event.updatedAt ? momentOf(event.updatedAt) : null,
    text: text.view,
    tags: found.topics,
    tools: await toolsFor(ctx, { type: 'event', id: event.id, thing: event }),
    coming: coming.refs.flatMap((ref) => batch.byRef.get(refKey(ref)) ?? []),
    comments: said.view,
    like: comments.like,
    subscribe: found.subscribe,
  };
  const own = [eventTag(event.id), userTag(event.authorId), ...ownImage.map(imageTag)];
  const lists = [LOCATIONS_TAG, CATEGORIES_TAG, SETTINGS_TAG, ...coming.tags];
  return { view, tags: [...new Set([...own, ...lists, ...text.tags, ...said.tags])] };
};

/** Everything that needs nothing but the event, in parallel. */
const findParts = async (ctx: Ctx, { event, parts }: WholeEvent, wish: OwnerPageWish) => {
  const owner = { type: 'event', id: event.id } as const;
  const subject = eventKind.summary(event, 'all');
  const needs = needsOf(ctx, parts);
  const selectorTag = selectorTagOf(owner);
  const [topics, kicker, comments, { refs, tags }, buttons, streams, embeds] = await Promise.all([
    loadTagLinks(ctx, event.tagIds),
    loadKicker(ctx, event),
    findCommentTeaser(ctx, owner, subject, { ...wish.comments, paths: eventCommentPaths }),
    upcomingRefs(ctx, { locationId: event.locationId, limit: COMING_BESIDE + 1 }),
    loadSubscriptions(ctx, [selectorTag], eventHref(event)),
    streamsByIds(ctx, needs.streamIds, owner),
    embedsBySources(ctx, needs.sources),
  ]);
  const others = refs.filter((ref) => refKey(ref) !== refKey(owner)).slice(0, COMING_BESIDE);
  const entries = await piecesByRefs(ctx, [...needs.refs, ...others]);
  const subscribe = buttons.get(selectorTag)!;
  const coming = { refs: others, tags };
  return { needs, topics, kicker, comments, coming, entries, subscribe, streams, embeds };
};

/** When and where, from the moment of the request on. */
const occasions = (ctx: Ctx, { dates, next }: Event, town: string) => {
  const shown = next!;
  const others = dates.filter((date) => date !== shown && !isOver(date, ctx.now));
  return {
    date: toSheet(shown),
    isPast: isOver(shown, ctx.now),
    location: toVenue(shown, town),
    others: others.slice(0, DATES_BESIDE).map((date) => toDate(date, ctx.now)),
    locations: toLocations(dates, town, ctx.now),
    dateCount: dates.length,
  };
};
