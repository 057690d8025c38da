// Addresses of categories and tags.
import { path } from '#kernel/named-routes.ts';

export const topicPaths = {
  category: path('category', 'GET', '/{location}/c-{category}'),
  tag: path('tag', 'GET', '/tag/{slug}'),
};
