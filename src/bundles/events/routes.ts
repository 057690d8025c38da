// An event's page, its card, and the calls of its comments.
import type { Routes } from '#kernel/routing.ts';
import { eventCommentPaths, mountCommentRoutes, mountOwnerPage } from '#bundles/comments/public.ts';
import { mountCard } from '#bundles/pieces/public.ts';
import { loadEventPage } from './event-page.ts';
import { eventPaths } from './paths.ts';

export const routes = (app: Routes): void => {
  mountOwnerPage(app, eventPaths.event, loadEventPage);
  mountCard(app, eventPaths.card, 'event');
  mountCommentRoutes(app, { type: 'event', paths: eventCommentPaths, loadPage: loadEventPage });
};
