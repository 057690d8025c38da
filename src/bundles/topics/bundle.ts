// The subject of this bundle is categories and tags, and the sections bar under the masthead.
import { deskMenu } from '#kernel/desk-menu.ts';
import { placedRows } from '#kernel/placed-rows.ts';
import { defineBundle } from '#kernel/bundle.ts';
import { setupSteps } from '#kernel/setup-steps.ts';
import { historySubjects, historyWords } from '#bundles/history/public.ts';
import { placeOffers } from '#bundles/locations/public.ts';
import { topicSubjects } from './history-subjects.ts';
import { topicsInHistory } from './history-words.ts';
import { linkTargets } from '#kernel/link-targets.ts';
import { CATEGORIES_TAG } from './constants.ts';
import { categoriesEntry } from './desk/category-pages.ts';
import { offersOf } from './desk/offers.ts';
import { categoryDeskRoutes } from './desk/routes.ts';
import { topicMoves } from './moving/moves.ts';
import { tagDeskRoutes } from './tags/routes.ts';
import { tagsEntry } from './tags/tag-pages.ts';
import { categoriesAtPlaces } from './moving/placed-rows.ts';
import { categoryTargets, sectionsFrame } from './frame.ts';
import { categoriesStep } from './setup-step.ts';

export const topics = defineBundle({
  name: 'topics',
  routes: (app) => {
    categoryDeskRoutes(app);
    tagDeskRoutes(app);
  },
  jobs: [topicMoves.job],
  slots: [
    historyWords.add(async () => topicsInHistory),
    historySubjects.addAll(async () => topicSubjects),
    placedRows.add(async () => categoriesAtPlaces),
    deskMenu.add(categoriesEntry),
    deskMenu.add(tagsEntry),
    setupSteps.add(async () => categoriesStep),
    linkTargets.addAll(categoryTargets),
    placeOffers.add(offersOf),
  ],
  frameTags: [CATEGORIES_TAG],
  frame: sectionsFrame,
});
