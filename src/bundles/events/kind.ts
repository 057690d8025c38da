// The kind `event`: how other bundles refer to events. Visibility in code and in SQL.
import { and, eq, lte, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ContentKind } from '#kernel/content-kinds.ts';
import { url } from '#kernel/named-routes.ts';
import { hasRole } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { eventTag } from './constants.ts';
import { eventPaths } from './paths.ts';
import { eventVisibility, mayPublishEvent } from './policy.ts';
import { findEvents } from './queries.ts';
import type { Event } from './queries.ts';
import { events } from './schema.ts';

/** The canonical address. */
export const eventHref = (event: Pick<Event, 'id' | 'slug' | 'locationSlug' | 'categorySlug'>): string => {
  const { id, slug, locationSlug, categorySlug } = event;
  return url(eventPaths.event, { location: locationSlug, category: categorySlug, slug, id });
};

export const eventKind: ContentKind<Event> = {
  type: 'event',
  find: findEvents,
  visibility: eventVisibility,
  visibleTo: (viewer, now) => visibleTo(viewer, now),
  may: (viewer, action, event) => action === 'edit' && mayPublishEvent(viewer, event),
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
    ...(next && { date: next }),
  }),
  tag: eventTag,
};

/** eventVisibility in SQL: true where it isn't 'nothing'. A property test holds the two together. */
const visibleTo = (viewer: Viewer, now: Date): SQL => {
  const isPublic = and(eq(events.state, 'published'), lte(events.publishedAt, now));
  const isOwn =
    viewer.id === null ? undefined : and(eq(events.authorId, viewer.id), ne(events.state, 'hidden'));
  const editorPaths = viewer.roles.filter((grant) =>
    hasRole({ ...viewer, roles: [grant] }, 'editor', grant.locationPath),
  );
  const isEditor = editorPaths.map(
    (grant) => sql`starts_with(${events.locationPath}, ${grant.locationPath})`,
  );
  return or(isPublic, and(ne(events.state, 'erased'), or(isOwn, ...isEditor) ?? sql`false`))!;
};
