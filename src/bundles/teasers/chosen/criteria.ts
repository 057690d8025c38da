// Says which lists hold the pieces that a section asks for, and what of their entries it takes.
import type { LocationTree } from '#bundles/locations/public.ts';
import { isWithin } from '#bundles/locations/public.ts';
import type { Criteria, PieceEntry } from '#bundles/lists/public.ts';
import { ENTRIES_NARROWED, MAX_CHOSEN } from '../constants.ts';

/** What a section keeps; null asks for nothing in particular. */
export interface ChosenQuery {
  readonly locationId: number | null;
  readonly categoryId: number | null;
  readonly tagId: number | null;
  /** It names a content kind. */
  readonly kind: string | null;
}

export interface AskedLists {
  /** They share no piece. */
  readonly lists: readonly (Criteria & { readonly limit: number })[];
  readonly takes: (entry: PieceEntry) => boolean;
}

/** What no index holds is taken out of the newest of a list that one does: see `ENTRIES_NARROWED`. */
export const listsFor = (query: ChosenQuery, tree: LocationTree): AskedLists => {
  const { categoryId, tagId, kind } = query;
  const location = query.locationId === null ? undefined : tree.byId.get(query.locationId);
  // A place that is gone holds nothing.
  if (query.locationId !== null && !location) return { lists: [], takes: () => false };
  const takes = (entry: PieceEntry) =>
    (kind === null || entry.type === kind) &&
    (categoryId === null || entry.categoryId === categoryId) &&
    (!location || isBelow(entry, location.path, tree));
  if (tagId !== null) {
    const isNarrowed = kind !== null || categoryId !== null || location !== undefined;
    return { lists: [{ tagId, limit: isNarrowed ? ENTRIES_NARROWED : MAX_CHOSEN }], takes };
  }
  const limit = kind !== null && categoryId !== null ? ENTRIES_NARROWED : MAX_CHOSEN;
  if (categoryId !== null) {
    const within = location ? [location] : tree.all.filter(({ parentId }) => parentId === null);
    return { lists: within.map(({ id }) => ({ locationId: id, categoryId, limit })), takes };
  }
  const inPlace = location ? { locationId: location.id } : {};
  return { lists: [{ ...inPlace, ...(kind !== null && { type: kind }), limit }], takes };
};

const isBelow = ({ locationId }: PieceEntry, path: string, tree: LocationTree): boolean => {
  const own = tree.byId.get(locationId);
  return own !== undefined && isWithin(own.path, path);
};
