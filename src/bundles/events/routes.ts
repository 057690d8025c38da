// An event's page, its card, the pages on which it is written, and the calls of its comments.
import { movedTo } from '#kernel/answers.ts';
import { notFound } from '#kernel/errors.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { mountCommentRoutes, mountOwnerPage } from '#bundles/comments/public.ts';
import { findLocationBySlug } from '#bundles/locations/public.ts';
import { unpackCursor } from '#bundles/lists/public.ts';
import { mountCard } from '#bundles/teasers/public.ts';
import { mountComposer } from '#bundles/writing/public.ts';
import { loadEventFile } from './calendar-files/event-file.ts';
import { loadEventPage } from './event-page.ts';
import type { AgendaEntry } from './agenda.ts';
import { LATER_QUERY } from './constants.ts';
import { loadEventsPage } from './events-page.ts';
import {
  EventFileOfDateParams,
  EventFileOfPlaceParams,
  EventFileParams,
  EventsParams,
  EventsQuery,
} from './input.ts';
import { kindDeclaration } from './kind-declaration.ts';
import { eventsHref } from './list-address.ts';
import { eventPaths } from './paths.ts';
import { EventComposer } from './ui/EventComposer.island.tsx';

const cache = [LATER_QUERY];

export const routes = (app: Routes): void => {
  mount(app, eventPaths.events, { access: 'anyone', query: EventsQuery, cache }, ({ ctx, query }) =>
    loadEventsPage(ctx, undefined, startOf(query.nach)),
  );

  mount(
    app,
    eventPaths.eventsInPlace,
    { access: 'anyone', params: EventsParams, query: EventsQuery, cache },
    async ({ ctx, params, query }) => {
      const location = await findLocationBySlug(ctx, params.location.toLowerCase());
      if (!location) throw notFound();
      return params.location === location.slug
        ? loadEventsPage(ctx, location, startOf(query.nach))
        : movedTo(eventsHref(location));
    },
  );

  mountFiles(app);
  mountOwnerPage(app, eventPaths.event, loadEventPage);
  mountCard(app, kindDeclaration);
  mountCommentRoutes(app, { kind: kindDeclaration, loadPage: loadEventPage });
  mountComposer(app, { kind: kindDeclaration, Composer: EventComposer });
};

const mountFiles = (app: Routes) => {
  mount(
    app,
    eventPaths.eventFile,
    { access: 'anyone', params: EventFileParams, cache: [] },
    ({ ctx, params }) => loadEventFile(ctx, params),
  );

  mount(
    app,
    eventPaths.eventFileOfPlace,
    { access: 'anyone', params: EventFileOfPlaceParams, cache: [] },
    ({ ctx, params }) => loadEventFile(ctx, params),
  );

  mount(
    app,
    eventPaths.eventFileOfDate,
    { access: 'anyone', params: EventFileOfDateParams, cache: [] },
    ({ ctx, params }) => loadEventFile(ctx, params),
  );
};

const startOf = (cursor: string | undefined): AgendaEntry | undefined => {
  const found = unpackCursor(cursor);
  return found && { startsAt: found.publishedAt, eventId: found.id };
};
