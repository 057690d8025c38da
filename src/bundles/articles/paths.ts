// Names addresses of articles.
import { path } from '#kernel/named-routes.ts';

export const articlePaths = {
  article: path('article', 'GET', '/{location}/c-{category}/{slug}_a{id}'),
};
