// This is the root of the portal.
import { path } from '#kernel/named-routes.ts';

export const frontPaths = {
  root: path('root', 'GET', '/'),
  nearby: path('nearby', 'GET', '/nah'),
  rootFeed: path('root_feed', 'GET', '/feed.xml'),
  discussed: path('discussed', 'GET', '/meistdiskutiert'),
  discussedInPlace: path('place_discussed', 'GET', '/{location}/meistdiskutiert'),
};
