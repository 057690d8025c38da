// An article's page, its card, and the calls of its comments.
import { PageAnswer, json } from '#kernel/answers.ts';
import { notFound } from '#kernel/errors.ts';
import { pathOf } from '#kernel/request-ctx.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { articleCommentPaths, mountCommentRoutes } from '#bundles/comments/public.ts';
import { CardQuery, loadCard } from '#bundles/pieces/public.ts';
import { loadArticlePage } from './article-page.ts';
import { ArticleParams, ArticleQuery, CardParams } from './input.ts';
import { articlePaths } from './paths.ts';

const UNPROCESSABLE = 422;

export const routes = (app: Routes): void => {
  const input = { params: ArticleParams, query: ArticleQuery };
  mount(
    app,
    articlePaths.article,
    { access: 'anyone', ...input, cache: ['kommentare', 'vor'] },
    async (call) => {
      const { ctx, params, query, request } = call;
      const comments = { showAll: query.kommentare === 'alle', before: query.vor };
      return loadArticlePage(ctx, { id: params.id, path: pathOf(request), comments });
    },
  );

  const cardInput = { params: CardParams, query: CardQuery, cache: Object.keys(CardQuery.properties) };
  mount(app, articlePaths.card, { access: 'anyone', ...cardInput }, async ({ ctx, params, query }) => {
    const { tags, ...card } = await loadCard(ctx, { type: 'article', id: params.id }, query);
    return json(card, tags);
  });

  mountCommentRoutes(app, {
    type: 'article',
    paths: articleCommentPaths,
    pageWithForm: async (ctx, id, form) => {
      const answer = await loadArticlePage(ctx, { id, comments: { form }, status: UNPROCESSABLE });
      if (!(answer instanceof PageAnswer)) throw notFound();
      return answer;
    },
  });
};
