// Finds the place that somebody means: by its postcode, its name, or its word in addresses.
import { toSlug } from '#kernel/slug.ts';
import { readPostcode } from '#bundles/locations/public.ts';
import type { Location, LocationTree } from '#bundles/locations/public.ts';

/**
 * Returns the places that may be meant: several where more than one is called so, none where nobody knows it. Names that only
 * begin so count where none is called exactly so.
 */
export const placesMeant = (tree: LocationTree, typed: string): readonly Location[] => {
  const text = typed.trim();
  const slug = toSlug(text, '');
  if (slug === '') return [];
  const open = tree.all.filter(({ isHidden }) => !isHidden);
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

const outermost = (places: readonly Location[]): readonly Location[] =>
  places.filter(({ id, path }) => !places.some((other) => other.id !== id && path.startsWith(other.path)));
