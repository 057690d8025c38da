// Addresses of passing things on.
import { path } from '#kernel/named-routes.ts';

export const shareLinkPaths = {
  /** All ways to share something. */
  ways: path('share', 'GET', '/weitersagen/{contentType}/{contentId}'),
  /** Leads on to it; short enough to be typed from paper. They stand printed, so they never change. */
  short: path('short_address', 'GET', '/~{code}'),
};
