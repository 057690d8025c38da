// These are the addresses of categories and tags.
import { path } from '#kernel/named-routes.ts';

export const topicPaths = {
  category: path('category', 'GET', '/{location}/c-{category}'),
  categoryFeed: path('category_feed', 'GET', '/{location}/c-{category}/feed.xml'),
  tag: path('tag', 'GET', '/tag/{slug}'),
  tagFeed: path('tag_feed', 'GET', '/tag/{slug}/feed.xml'),
};
