// Finds the place that somebody means: by its postcode, its name, or its word in addresses.
import { toSlug } from '#kernel/slug.ts';
import { readPostcode } from '#bundles/locations/public.ts';
import type { Location, LocationTree } from '#bundles/locations/public.ts';

/**
 * Returns the places that may be meant: several where more than one is called so, none where nobody knows it. Names that only
 * begin so count where none is called exactly so. The very word of a place in addresses means that place alone, as links to it
 * do.
 */
export const placesMeant = (tree: LocationTree, typed: string): readonly Location[] => {
  const linked = tree.bySlug.get(typed);
  if (linked) return [linked];
  const text = typed.trim();
  const slug = toSlug(text, '');
  if (slug === '') return [];
  const open = openPlaces(tree);
  const typedPostcode = readPostcode(text);
  const known = tree.bySlug.get(slug);
  // Of one postcode the town stands for its quarters.
  const byPostcode = outermost(
    open.filter(({ postcode }) => postcode !== null && postcode === typedPostcode),
  );
  if (byPostcode.length > 0) return byPostcode;
  const named = open.filter(({ name }) => toSlug(name, '') === slug);
  if (named.length > 0) return named;
  if (known && !known.isHidden) return [known];
  return open.filter(({ name }) => toSlug(name, '').startsWith(slug)).slice(0, MOST);
};

const MOST = 8;

/** Returns other places of the same name: whoever typed it may mean one of them. */
export const namesakesOf = (tree: LocationTree, { id, name }: Location): readonly Location[] =>
  openPlaces(tree).filter((place) => place.id !== id && toSlug(place.name, '') === toSlug(name, ''));

const openPlaces = ({ all }: LocationTree): readonly Location[] => all.filter(({ isHidden }) => !isHidden);

const outermost = (places: readonly Location[]): readonly Location[] =>
  places.filter(({ id, path }) => !places.some((other) => other.id !== id && path.startsWith(other.path)));
