// Says what lies around a place, and above and below it.
import { LOCATION_KINDS } from './constants.ts';
import type { Location, LocationTree } from './queries.ts';
import { idsOfPath, isWithin, kilometresBetween } from './rules.ts';

export interface NearPlace {
  readonly location: Location;
  /**
   * The distance from the place that was asked for; null when that contains the other one or when the position of either is
   * unknown.
   */
  readonly kilometres: number | null;
}

/**
 * Returns the towns that lie within a place, in the order of the tree; around a town or a quarter the other towns, those said
 * to be neighbours first, then the nearest.
 */
export const placesNear = (tree: LocationTree, here: Location | undefined): NearPlace[] => {
  const isWide = !here || tree.towns.some((town) => town.id !== here.id && isWithin(town.path, here.path));
  if (isWide)
    return tree.towns
      .filter((town) => !here || isWithin(town.path, here.path))
      .map((location) => ({ location, kilometres: null }));
  return tree.towns
    .filter((town) => !isWithin(here.path, town.path))
    .map((location) => ({ location, kilometres: kilometresBetween(here, location) }))
    .sort(
      (a, b) =>
        Number(isNeighbour(here, b.location)) - Number(isNeighbour(here, a.location)) ||
        distanceOf(a) - distanceOf(b),
    );
};

/**
 * Lists all places whose distance is known, the nearest first: what lies within the place is no way off, and a quarter whose
 * own position is unknown counts as lying where its town is.
 */
export const placesByDistance = (
  tree: LocationTree,
  here: Location,
): { readonly location: Location; readonly kilometres: number }[] => {
  const centre = whereIs(tree, here);
  return tree.all
    .flatMap((location) => {
      if (isWithin(location.path, here.path)) return [{ location, kilometres: 0 }];
      const kilometres = centre ? kilometresBetween(centre, whereIs(tree, location) ?? location) : null;
      return kilometres === null ? [] : [{ location, kilometres }];
    })
    .sort((a, b) => a.kilometres - b.kilometres);
};

/** Returns the place itself, or the town it lies in, whichever has a known position first: a district is too wide to have one. */
const whereIs = (tree: LocationTree, place: Location): Location | undefined =>
  idsOfPath(place.path)
    .flatMap((id) => tree.byId.get(id) ?? [])
    .findLast(({ kind, latitude }) => latitude !== null && LOCATION_KINDS.indexOf(kind) >= TOWN);

const distanceOf = ({ kilometres }: NearPlace) => kilometres ?? Number.MAX_SAFE_INTEGER;

const isNeighbour = (here: Location, { id }: Location) => here.neighbourIds.includes(id);

/**
 * Lists the places above a place, down to its own parent, from the one that holds all towns: what lies above that says nothing
 * to a reader.
 */
export const placesAbove = (tree: LocationTree, { path, id }: Location): Location[] =>
  idsOfPath(path)
    .flatMap((above) => (above === id ? [] : (tree.byId.get(above) ?? [])))
    .filter((above) => !tree.whole || isWithin(above.path, tree.whole.path));

/**
 * Returns the way down to a place, itself included, from below the place that the whole portal is about, whose page is that of
 * the portal.
 */
export const wayTo = (tree: LocationTree, location: Location): Location[] =>
  [...placesAbove(tree, location), location].filter((place) => !holdsAll(tree, place));

/** Lists the places right below a place that aren't hidden, in the order of the tree. */
export const placesBelow = (tree: LocationTree, { id }: Location): Location[] =>
  tree.all.filter((location) => location.parentId === id && !location.isHidden);

/**
 * Says whether a place holds all towns, so that its lists are those of the whole portal. The only town of a portal keeps its
 * addresses: others may come.
 */
export const holdsAll = (tree: LocationTree, { path, kind }: Location): boolean =>
  kind !== 'town' && tree.whole !== undefined && isWithin(tree.whole.path, path);

/**
 * Returns the towns and quarters that lie within so many kilometres of the place with a postcode, each without those that lie
 * below it; undefined for a postcode that no place has that lies somewhere known.
 */
export const placesAround = (
  tree: LocationTree,
  postcode: string,
  kilometres: number,
): Location[] | undefined => {
  const known = tree.all.filter((place) => place.postcode === postcode && place.latitude !== null);
  // A town comes before its quarter of the same postcode.
  const [centre] = known.toSorted((a, b) => rankOf(a) - rankOf(b));
  if (!centre) return undefined;
  const near = tree.all.filter(
    (place) =>
      rankOf(place) >= TOWN && (kilometresBetween(centre, place) ?? Number.MAX_SAFE_INTEGER) <= kilometres,
  );
  return near.filter((place) => !near.some(({ id, path }) => id !== place.id && isWithin(place.path, path)));
};

const rankOf = ({ kind }: Location) => LOCATION_KINDS.indexOf(kind);
const TOWN = LOCATION_KINDS.indexOf('town');
