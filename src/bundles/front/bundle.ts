// Declares the front pages of the portal, its places and their categories, and the lists of a kind.
import { namedRows } from '#kernel/account-merges.ts';
import { placedRows } from '#kernel/placed-rows.ts';
import { defineBundle } from '#kernel/bundle.ts';
import { deskMenu } from '#kernel/desk-menu.ts';
import { previewPages } from '#bundles/appearance/public.ts';
import { bulkActions } from '#bundles/desk-tables/public.ts';
import { wordings } from '#bundles/wording/public.ts';
import { linkTargets } from '#kernel/link-targets.ts';
import { communityFrame, listTargets } from './frame.ts';
import { frontPreviews } from './previews.ts';
import { endPinsJob } from './pins/jobs.ts';
import { pinAction } from './pins/bulk.ts';
import { plannedDates } from '#kernel/planned-dates.ts';
import { endingPins } from './pins/planned.ts';
import { pinsAtPlaces } from './pins/placed-rows.ts';
import { pinsOfPeople } from './pins/named-rows.ts';
import { pinsDeskEntry } from './pins/pins-page.ts';
import { pinRoutes } from './pins/routes.ts';
import { nearbyRoutes } from './nearby/routes.ts';
import { pinTool } from './pins/tool.ts';
import { routes } from './routes.ts';
import { placesSource, tagsSource } from './sitemap.ts';
import { emptySentence } from './wordings.ts';

export const front = defineBundle({
  name: 'front',
  routes: (app) => {
    routes(app);
    nearbyRoutes(app);
    pinRoutes(app);
  },
  jobs: [endPinsJob],
  slots: [
    linkTargets.addAll(listTargets),
    wordings.add(async () => emptySentence),
    namedRows.add(pinsOfPeople),
    bulkActions.add(pinAction),
    deskMenu.add(pinsDeskEntry),
    previewPages.addAll(frontPreviews),
    placedRows.add(async () => pinsAtPlaces),
    plannedDates.addAll(endingPins),
  ],
  tools: [pinTool],
  sitemap: [placesSource, tagsSource],
  frame: communityFrame,
});
