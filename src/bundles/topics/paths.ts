// Addresses of categories.
import { path } from '#kernel/named-routes.ts';

export const topicPaths = {
  category: path('category', 'GET', '/{location}/c-{category}'),
};
