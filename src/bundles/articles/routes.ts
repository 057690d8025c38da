// An article's page, its card, the pages on which it is written, and the calls of its comments.
import type { Routes } from '#kernel/routing.ts';
import { articleCommentPaths, mountCommentRoutes, mountOwnerPage } from '#bundles/comments/public.ts';
import { mountCard } from '#bundles/pieces/public.ts';
import { mountComposer } from '#bundles/writing/public.ts';
import { loadArticlePage } from './article-page.ts';
import { articlePaths } from './paths.ts';
import { ArticleComposerPage } from './ui/ArticleComposerPage.tsx';

export const routes = (app: Routes): void => {
  mountOwnerPage(app, articlePaths.article, loadArticlePage);
  mountCard(app, articlePaths.card, 'article');
  mountCommentRoutes(app, { type: 'article', paths: articleCommentPaths, loadPage: loadArticlePage });
  mountComposer(app, { type: 'article', Page: ArticleComposerPage });
};
