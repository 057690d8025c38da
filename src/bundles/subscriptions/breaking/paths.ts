// Holds the addresses of breaking news.
import { path } from '#kernel/named-routes.ts';

export const breakingPaths = {
  ask: path('breaking_ask', 'GET', '/cockpit/eilmeldung/{contentType}/{contentId}', { exposed: false }),
  send: path('breaking_send', 'POST', '/cockpit/eilmeldung/{contentType}/{contentId}', { exposed: false }),
};
