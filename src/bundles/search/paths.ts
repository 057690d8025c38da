// Holds the addresses of searching.
import { path } from '#kernel/named-routes.ts';

export const searchPaths = {
  search: path('search', 'GET', '/suche'),
  feed: path('search_feed', 'GET', '/suche/feed.xml'),
  suggestions: path('search_suggestions', 'GET', '/suche/vorschlaege'),
};
