// Serves an event's page, its card, the pages on which it is written, and the calls of its comments.
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { mountCommentRoutes, mountOwnerPage } from '#bundles/comments/public.ts';
import { mountCard } from '#bundles/teasers/public.ts';
import { mountComposer } from '#bundles/writing/public.ts';
import { loadTaken } from './clashes.ts';
import { loadEventFile } from './calendar-files/event-file.ts';
import { loadEventPage } from './event-page.ts';
import { EventFileOfDateParams, EventFileOfPlaceParams, EventFileParams, TakenQuery } from './input.ts';
import { kindDeclaration } from './kind-declaration.ts';
import { eventPaths } from './paths.ts';
import { loadFreeDays } from './series/free-days.ts';
import { EventComposer } from './ui/EventComposer.island.tsx';

export const routes = (app: Routes): void => {
  mount(app, eventPaths.freeDays, { access: 'signed-in' }, ({ ctx }) => loadFreeDays(ctx));
  mount(app, eventPaths.taken, { access: 'signed-in', query: TakenQuery }, async ({ ctx, query }) => ({
    status: 'success',
    taken: await loadTaken(ctx, query),
  }));
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
