// The tree of places, and the place switcher in the masthead. decisions.md 8.8
import { defineBundle } from '#kernel/bundle.ts';
import type { PagePlace } from '#kernel/bundle.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { locationPaths } from './paths.ts';
import { getLocationTree } from './queries.ts';
import type { Location } from './queries.ts';
import { isWithin } from './rules.ts';

export const locations = defineBundle({
  name: 'locations',
  frame: async (ctx: Ctx, page: PagePlace) => {
    const tree = await getLocationTree(ctx);
    const here = page.locationSlug ? tree.bySlug.get(page.locationSlug) : undefined;
    const link = (location: Location) => ({
      name: location.name,
      href: url(locationPaths.place, { location: location.slug }),
      isCurrent: here !== undefined && isWithin(here.path, location.path),
    });
    return { place: here ? link(here) : null, places: tree.towns.map(link) };
  },
});
