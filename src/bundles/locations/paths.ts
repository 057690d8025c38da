// These are the addresses of places.
import { path } from '#kernel/named-routes.ts';

export const locationPaths = {
  place: path('place', 'GET', '/{location}'),
  placeFeed: path('place_feed', 'GET', '/{location}/feed.xml'),
};
