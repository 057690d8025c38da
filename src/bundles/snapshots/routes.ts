// A snapshot's page, its card, and the calls of its comments.
import { PageAnswer, json } from '#kernel/answers.ts';
import { notFound } from '#kernel/errors.ts';
import { pathOf } from '#kernel/request-ctx.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { mountCommentRoutes, snapshotCommentPaths } from '#bundles/comments/public.ts';
import { CardQuery, loadCard } from '#bundles/pieces/public.ts';
import { CardParams, SnapshotParams, SnapshotQuery } from './input.ts';
import { snapshotPaths } from './paths.ts';
import { loadSnapshotPage } from './snapshot-page.ts';

const UNPROCESSABLE = 422;

export const routes = (app: Routes): void => {
  const input = { params: SnapshotParams, query: SnapshotQuery };
  mount(
    app,
    snapshotPaths.snapshot,
    { access: 'anyone', ...input, cache: ['kommentare', 'vor'] },
    async (call) => {
      const { ctx, params, query, request } = call;
      const comments = { showAll: query.kommentare === 'alle', before: query.vor };
      return loadSnapshotPage(ctx, { id: params.id, path: pathOf(request), comments });
    },
  );

  const card = { params: CardParams, query: CardQuery, cache: Object.keys(CardQuery.properties) };
  mount(app, snapshotPaths.card, { access: 'anyone', ...card }, async ({ ctx, params, query }) => {
    const { tags, ...shown } = await loadCard(ctx, { type: 'imagepost', id: params.id }, query);
    return json(shown, tags);
  });

  mountCommentRoutes(app, {
    type: 'imagepost',
    paths: snapshotCommentPaths,
    pageWithForm: async (ctx, id, form) => {
      const answer = await loadSnapshotPage(ctx, { id, comments: { form }, status: UNPROCESSABLE });
      if (!(answer instanceof PageAnswer)) throw notFound();
      return answer;
    },
  });
};
