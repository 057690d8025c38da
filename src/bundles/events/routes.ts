// An event's page, its card, and the calls of its comments.
import { PageAnswer, json } from '#kernel/answers.ts';
import { notFound } from '#kernel/errors.ts';
import { pathOf } from '#kernel/request-ctx.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { mountCommentRoutes, eventCommentPaths } from '#bundles/comments/public.ts';
import { CardQuery, loadCard } from '#bundles/pieces/public.ts';
import { CardParams, EventParams, EventQuery } from './input.ts';
import { eventPaths } from './paths.ts';
import { loadEventPage } from './event-page.ts';

const UNPROCESSABLE = 422;

export const routes = (app: Routes): void => {
  const input = { params: EventParams, query: EventQuery };
  mount(app, eventPaths.event, { access: 'anyone', ...input, cache: ['kommentare', 'vor'] }, async (call) => {
    const { ctx, params, query, request } = call;
    const comments = { showAll: query.kommentare === 'alle', before: query.vor };
    return loadEventPage(ctx, { id: params.id, path: pathOf(request), comments });
  });

  const card = { params: CardParams, query: CardQuery, cache: Object.keys(CardQuery.properties) };
  mount(app, eventPaths.card, { access: 'anyone', ...card }, async ({ ctx, params, query }) => {
    const { tags, ...shown } = await loadCard(ctx, { type: 'event', id: params.id }, query);
    return json(shown, tags);
  });

  mountCommentRoutes(app, {
    type: 'event',
    paths: eventCommentPaths,
    pageWithForm: async (ctx, id, form) => {
      const answer = await loadEventPage(ctx, { id, comments: { form }, status: UNPROCESSABLE });
      if (!(answer instanceof PageAnswer)) throw notFound();
      return answer;
    },
  });
};
