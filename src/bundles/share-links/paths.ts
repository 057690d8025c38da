// Holds the addresses of passing things on.
import { path } from '#kernel/named-routes.ts';

export const shareLinkPaths = {
  /** All ways to share something. */
  ways: path('share', 'GET', '/weitersagen/{contentType}/{contentId}'),
  /** Leads on to it; short enough to be typed from paper. They stand printed, so they never change. */
  short: path('short_address', 'GET', '/~{code}'),
  /** What other programs show for an address of ours. */
  oembed: path('oembed', 'GET', '/oembed'),
  /** The card that other sites may frame. */
  card: path('embed_card', 'GET', '/einbetten/{contentType}/{contentId}'),
};
