// An event's page, its card, the pages on which it is written, and the calls of its comments.
import type { Routes } from '#kernel/routing.ts';
import { eventCommentPaths, mountCommentRoutes, mountOwnerPage } from '#bundles/comments/public.ts';
import { mountCard } from '#bundles/pieces/public.ts';
import { mountComposer } from '#bundles/writing/public.ts';
import { loadEventPage } from './event-page.ts';
import { eventPaths } from './paths.ts';
import { EventComposerPage } from './ui/EventComposerPage.tsx';

export const routes = (app: Routes): void => {
  mountOwnerPage(app, eventPaths.event, loadEventPage);
  mountCard(app, eventPaths.card, 'event');
  mountCommentRoutes(app, { type: 'event', paths: eventCommentPaths, loadPage: loadEventPage });
  mountComposer(app, { type: 'event', Page: EventComposerPage });
};
