// Says in which agendas of places a list is looked up.
import { isWithin } from '#bundles/locations/public.ts';
import type { Location } from '#bundles/locations/public.ts';
import { WHOLE_PORTAL } from '../constants.ts';
import type { Asked } from './asked.ts';
import type { Search } from './queries.ts';

/**
 * Returns the search: a place is searched with what lies below it; what lies around a postcode includes the place that it lies
 * in.
 */
export const searchOf = (location: Location | undefined, asked: Asked): Search => ({
  placeIds: placeIdsOf(location, asked),
  filter: asked,
});

const placeIdsOf = (location: Location | undefined, { around }: Asked): number[] => {
  if (!around) return [location?.id ?? WHOLE_PORTAL];
  if (!location) return around.places.map(({ id }) => id);
  if (around.places.some((place) => isWithin(location.path, place.path))) return [location.id];
  return around.places.filter((place) => isWithin(place.path, location.path)).map(({ id }) => id);
};
