// Declares the kind `event`: how other bundles refer to events.
import type { ContentKind } from '#kernel/content-kinds.ts';
import { url } from '#kernel/named-routes.ts';
import { searchTitles } from '#bundles/lists/public.ts';
import { isVisibleTo, mayPublishPiece, pieceVisibility } from '#bundles/pieces/public.ts';
import { eventTag } from './constants.ts';
import { statusText } from './dates.ts';
import { eventPictures } from './event-picture.ts';
import { kindDeclaration } from './kind-declaration.ts';
import { eventPaths } from './paths.ts';
import { findEvents, findListedEvents } from './queries.ts';
import type { Event, ListedEvent } from './queries.ts';
import { events } from './schema.ts';

/** This is the canonical address. */
export const eventHref = (event: Pick<Event, 'id' | 'slug' | 'locationSlug' | 'categorySlug'>): string => {
  const { id, slug, locationSlug, categorySlug } = event;
  return url(eventPaths.event, { location: locationSlug, category: categorySlug, slug, id });
};

export const eventKind: ContentKind<Event, ListedEvent> = {
  ...kindDeclaration,
  find: findEvents,
  findListed: findListedEvents,
  visibility: pieceVisibility,
  visibleTo: (viewer, now) => isVisibleTo(events, viewer, now),
  rows: events,
  // What moderators hid stays as it was.
  may: (viewer, action, event) =>
    action === 'edit' && event.state !== 'hidden' && mayPublishPiece(viewer, event),
  summary: (event, visibility) => ({
    id: event.id,
    title: event.title,
    href: eventHref(event),
    locationPath: event.locationPath,
    authorId: event.authorId,
    visibility,
    changedAt: event.updatedAt ?? event.publishedAt,
  }),
  card: ({ title, lead, locationId, categoryId, imageId, next }) => ({
    headline: title,
    lead,
    locationId,
    categoryId,
    isPremium: false,
    pictureId: imageId,
    ...(next && { date: { ...next, note: statusText(next.status) } }),
  }),
  pictures: eventPictures,
  search: (ctx, words, limit) => searchTitles(ctx, { type: 'event', words, limit }),
  tag: eventTag,
};
