// Finds what stands under „Neu in Ihrer Nähe“: around a town the newest of its neighbours; on the page of a district or of the
// whole portal the newest of each town in it, so that every town appears.
import type { Ctx } from '#kernel/ctx.ts';
import { isWithin, placesNear } from '#bundles/locations/public.ts';
import type { Location, LocationTree, NearPlace } from '#bundles/locations/public.ts';
import { listSeveral } from '#bundles/lists/public.ts';
import type { PieceEntry } from '#bundles/lists/public.ts';
import { NEAR_FETCHED, NEAR_PLACES } from './constants.ts';
import type { FrontKinds } from './front-kinds.ts';
import type { FrontOptions } from './front-lists.ts';

export interface Neighbourhood {
  readonly places: readonly NearPlace[];
  /** The places lie within the one that is read, and their pieces among its own. */
  readonly isInside: boolean;
}

export const neighbourhoodOf = (tree: LocationTree, here: Location | undefined): Neighbourhood => {
  const places = placesNear(tree, here).slice(0, NEAR_PLACES);
  return { places, isInside: places.every(({ location }) => !here || isWithin(location.path, here.path)) };
};

/** Lists to be asked for together with the page's own. */
export const nearFilters = ({ near: { places, isInside }, kinds }: FrontOptions) =>
  isInside ? [] : places.map(({ location }) => newestArticles(kinds, location));

/** Returns one list for each place, from what came for `nearFilters`, or from the page's own articles and what they lack. */
export const nearLists = async (
  ctx: Ctx,
  { near: { places, isInside }, kinds, tree }: FrontOptions,
  asked: readonly { readonly entries: readonly PieceEntry[] }[],
  articles: readonly PieceEntry[],
): Promise<(readonly PieceEntry[])[]> => {
  if (!isInside) return asked.map((list) => list.entries);
  const lists = places.map(({ location }) =>
    articles.filter((entry) => isWithin(tree.byId.get(entry.locationId)?.path ?? '', location.path)),
  );
  const silent = places.filter((_, at) => lists[at]!.length === 0);
  const found = await listSeveral(
    ctx,
    silent.map(({ location }) => newestArticles(kinds, location)),
  );
  return lists.map((list, at) => {
    const late = silent.indexOf(places[at]!);
    return late < 0 ? list : found[late]!.entries;
  });
};

const newestArticles = ({ news }: FrontKinds, { id }: Location) => ({
  locationId: id,
  type: news,
  limit: NEAR_FETCHED,
});
