// The subject of this bundle is the tree of places, and the place switcher in the masthead. contract.md 18.8
import { deskMenu } from '#kernel/desk-menu.ts';
import { defineBundle } from '#kernel/bundle.ts';
import { linkTargets } from '#kernel/link-targets.ts';
import { setupSteps } from '#kernel/setup-steps.ts';
import { historySubjects, historyWords } from '#bundles/history/public.ts';
import { placesInHistory } from './history-subjects.ts';
import { locationsInHistory } from './history-words.ts';
import type { PagePlace } from '#kernel/bundle.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { placesOfRoles } from '#bundles/users/public.ts';
import { placesEntry } from './desk/places-page.ts';
import { placeDeskRoutes } from './desk/routes.ts';
import { importRoutes } from './importing/routes.ts';
import { placeMoves } from './moving/moves.ts';
import { LOCATIONS_TAG } from './constants.ts';
import { locationPaths } from './paths.ts';
import { getLocationTree } from './queries.ts';
import type { Location } from './queries.ts';
import { listPlaceOptions } from './place-options.ts';
import { isWithin, kilometresBetween } from './rules.ts';
import { placesStep } from './setup-step.ts';
import * as texts from './texts.ts';

export const locations = defineBundle({
  name: 'locations',
  routes: (app) => {
    placeDeskRoutes(app);
    importRoutes(app);
  },
  jobs: [placeMoves.job],
  slots: [
    historyWords.add(async () => locationsInHistory),
    historySubjects.add(async () => placesInHistory),
    placesOfRoles.addAll(listPlaceOptions),
    deskMenu.add(placesEntry),
    setupSteps.add(async () => placesStep),
    linkTargets.addAll(async (ctx) =>
      (await getLocationTree(ctx)).all
        .filter(({ isHidden }) => !isHidden)
        .map(({ id, name, slug }) => ({
          key: `place:${id}`,
          group: texts.targetGroup,
          name,
          href: url(locationPaths.place, { location: slug }),
        })),
    ),
  ],
  frameTags: [LOCATIONS_TAG],
  frame: async (ctx: Ctx, page: PagePlace) => {
    const tree = await getLocationTree(ctx);
    const here = page.locationSlug ? tree.bySlug.get(page.locationSlug) : undefined;
    const link = (location: Location) => {
      const isCurrent = here !== undefined && isWithin(here.path, location.path);
      const kilometres = here && !isCurrent ? kilometresBetween(here, location) : null;
      return {
        name: location.name,
        href: url(locationPaths.place, { location: location.slug }),
        isCurrent,
        ...(kilometres !== null && { note: texts.distance(kilometres) }),
      };
    };
    return { place: here ? link(here) : null, places: tree.towns.map(link) };
  },
});
