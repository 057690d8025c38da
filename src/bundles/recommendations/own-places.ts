// Loads the places of a member: where they live, which their profile says, and others in an order of their own.
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { getLocationTree, locationPaths } from '#bundles/locations/public.ts';
import type { Location } from '#bundles/locations/public.ts';
import { findReader } from './queries.ts';

export interface OwnPlaces {
  readonly home: Location | undefined;
  readonly others: readonly Location[];
}

/** Finds the places of a member, with one query. */
export const findOwnPlaces = async (ctx: Ctx, userId: number): Promise<OwnPlaces> => {
  const [{ homeId, ownPlaceIds }, { byId }] = await Promise.all([
    findReader(ctx, userId),
    getLocationTree(ctx),
  ]);
  return {
    home: homeId === null ? undefined : byId.get(homeId),
    others: ownPlaceIds.flatMap((id) => byId.get(id) ?? []),
  };
};

export const placeLinkOf = ({ name, slug }: Pick<Location, 'name' | 'slug'>) => ({
  name,
  href: url(locationPaths.place, { location: slug }),
});
