// Says where that stands which a place, or the whole portal, has talked about.
import { url } from '#kernel/named-routes.ts';
import type { Location } from '#bundles/locations/public.ts';
import { frontPaths } from './paths.ts';

export const discussedHref = (location: Pick<Location, 'slug'> | undefined): string =>
  location ? url(frontPaths.discussedInPlace, { location: location.slug }) : url(frontPaths.discussed);
