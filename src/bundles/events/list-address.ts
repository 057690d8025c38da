// Says where what takes place is listed.
import { url } from '#kernel/named-routes.ts';
import type { Location } from '#bundles/locations/public.ts';
import { eventPaths } from './paths.ts';

/** Returns the address of the list of events; without a place it is that of the whole portal. */
export const eventsHref = (location: Pick<Location, 'slug'> | undefined): string =>
  location ? url(eventPaths.eventsInPlace, { location: location.slug }) : url(eventPaths.events);
