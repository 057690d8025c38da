// Suggests places and words while somebody types in the composer, however they spell umlauts.
import type { Ctx } from '#kernel/ctx.ts';
import { getLocationTree, idsOfPath, placesNear } from '#bundles/locations/public.ts';
import { tagsInUse } from '#bundles/lists/public.ts';
import { findTagsByPart, getCategories } from '#bundles/topics/public.ts';
import { toPlaceView } from './composer-view.ts';
import { MIN_SUGGEST_LENGTH, SUGGESTIONS_SHOWN } from './constants.ts';
import { ownPlaceId } from './own-place.ts';
import { listRecentPaths } from './queries.ts';
import { bestMatches } from './ranking.ts';
import type { PlaceView } from './views.ts';

/** Suggests places by name or postcode; those that begin so come first, towns before what lies around and within them. */
export const suggestPlaces = async (ctx: Ctx, typed: string): Promise<PlaceView[]> => {
  const wanted = typed.trim();
  if (wanted === '') return placesAtHand(ctx);
  if (wanted.length < MIN_SUGGEST_LENGTH) return [];
  const [tree, categories] = await Promise.all([getLocationTree(ctx), getCategories(ctx)]);
  const places = tree.all
    .filter(({ isHidden }) => !isHidden)
    .map((location) => ({
      location,
      names: [location.name, ...(location.postcode ? [location.postcode] : [])],
      rank: location.kind === 'town' ? 0 : location.kind === 'quarter' ? 1 : 2,
    }));
  return bestMatches(places, wanted, SUGGESTIONS_SHOWN).map(({ location }) =>
    toPlaceView(tree, categories, location),
  );
};

/** Returns one's own place, those one wrote about last, and towns around, the nearest first. */
const placesAtHand = async (ctx: Ctx): Promise<PlaceView[]> => {
  const [tree, categories, ownId, recent] = await Promise.all([
    getLocationTree(ctx),
    getCategories(ctx),
    ownPlaceId(ctx),
    listRecentPaths(ctx, ctx.viewer.id ?? 0),
  ]);
  const own = tree.byId.get(ownId ?? 0);
  const places = [
    ...(own ? [own] : []),
    ...recent.flatMap((path) => tree.byId.get(idsOfPath(path).at(-1) ?? 0) ?? []),
    ...placesNear(tree, own).map(({ location }) => location),
  ];
  return [...new Set(places)]
    .filter(({ isHidden }) => !isHidden)
    .slice(0, SUGGESTIONS_SHOWN)
    .map((location) => toPlaceView(tree, categories, location));
};

/** Suggests words that stand on pieces which are out; those that begin so come first. */
export const suggestTags = async (ctx: Ctx, typed: string): Promise<string[]> => {
  const wanted = typed.trim();
  if (wanted.length < MIN_SUGGEST_LENGTH) return [];
  const found = await findTagsByPart(ctx, wanted, TAGS_LOOKED_AT);
  const inUse = await tagsInUse(
    ctx,
    found.map(({ id }) => id),
  );
  return found
    .filter(({ id }) => inUse.has(id))
    .slice(0, SUGGESTIONS_SHOWN)
    .map(({ name }) => name);
};

/** So many tags are looked at, since some of them stand only on what isn't out any more. */
const TAGS_LOOKED_AT = 5 * SUGGESTIONS_SHOWN;
