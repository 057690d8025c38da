// Earlier bundles get the tree as a list to choose from here, each place right below the one that it lies in.
import type { Ctx } from '#kernel/ctx.ts';
import { getLocationTree } from './queries.ts';
import type { Location } from './queries.ts';
import { idsOfPath } from './rules.ts';

export const listPlaceOptions = async (ctx: Ctx) => {
  const places = (await getLocationTree(ctx)).all;
  const below = Map.groupBy(places, ({ parentId }) => parentId);
  const listBelow = (parentId: number | null): Location[] =>
    (below.get(parentId) ?? []).flatMap((place) => [place, ...listBelow(place.id)]);
  return listBelow(null).map(({ path, name }) => ({ path, name, depth: idsOfPath(path).length - 1 }));
};
