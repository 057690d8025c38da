// Serves an article's page, its card, the pages on which it is written, and the calls of its comments.
import type { Routes } from '#kernel/routing.ts';
import { mountCommentRoutes, mountOwnerPage } from '#bundles/comments/public.ts';
import { mountCard } from '#bundles/teasers/public.ts';
import { mountComposer } from '#bundles/writing/public.ts';
import { loadArticlePage } from './article-page.ts';
import { kindDeclaration } from './kind-declaration.ts';
import { articlePaths } from './paths.ts';
import { ArticleComposer } from './ui/ArticleComposer.island.tsx';

export const routes = (app: Routes): void => {
  mountOwnerPage(app, articlePaths.article, loadArticlePage);
  mountCard(app, kindDeclaration);
  mountCommentRoutes(app, { kind: kindDeclaration, loadPage: loadArticlePage });
  mountComposer(app, { kind: kindDeclaration, Composer: ArticleComposer });
};
