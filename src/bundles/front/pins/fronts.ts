// Finds the front pages that somebody looks after.
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { holdsAll, locationPaths } from '#bundles/locations/public.ts';
import type { LocationTree } from '#bundles/locations/public.ts';
import { frontPaths } from '../paths.ts';
import { mayPin } from './policy.ts';
import * as texts from './texts.ts';

export interface Front {
  /** The id of the place; 0 for the front page of the portal. */
  readonly id: number;
  readonly name: string;
  readonly href: string;
}

/** Places that hold all others share that of the portal. */
export const frontsOf = ({ viewer }: Ctx, tree: LocationTree): Front[] => {
  const places = tree.all.filter((location) => !holdsAll(tree, location) && mayPin(viewer, location.path));
  const ofPlaces = places.map(({ id, name, slug }) => ({
    id,
    name,
    href: url(locationPaths.place, { location: slug }),
  }));
  const portal = { id: 0, name: texts.wholePortal, href: url(frontPaths.root) };
  return mayPin(viewer, '') ? [portal, ...ofPlaces] : ofPlaces;
};
