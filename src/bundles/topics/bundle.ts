// The subject of this bundle is categories and tags; the sections bar under the masthead.
import { deskMenu } from '#kernel/desk-menu.ts';
import { placedRows } from '#kernel/placed-rows.ts';
import { defineBundle } from '#kernel/bundle.ts';
import { setupSteps } from '#kernel/setup-steps.ts';
import { historyWords } from '#bundles/history/public.ts';
import { topicsInHistory } from './history-words.ts';
import type { PagePlace } from '#kernel/bundle.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { getLocationTree } from '#bundles/locations/public.ts';
import { CATEGORIES_TAG } from './constants.ts';
import { categoriesEntry } from './desk/category-pages.ts';
import { categoryDeskRoutes } from './desk/routes.ts';
import { topicMoves } from './moving/moves.ts';
import { tagDeskRoutes } from './tags/routes.ts';
import { tagsEntry } from './tags/tag-pages.ts';
import { categoriesAtPlaces } from './moving/placed-rows.ts';
import { topicPaths } from './paths.ts';
import { getCategories } from './queries.ts';
import { categoriesStep } from './setup-step.ts';
import { isShownAt } from './offering.ts';

export const topics = defineBundle({
  name: 'topics',
  routes: (app) => {
    categoryDeskRoutes(app);
    tagDeskRoutes(app);
  },
  jobs: [topicMoves.job],
  slots: [
    historyWords.add(async () => topicsInHistory),
    placedRows.add(async () => categoriesAtPlaces),
    deskMenu.add(categoriesEntry),
    deskMenu.add(tagsEntry),
    setupSteps.add(async () => categoriesStep),
  ],
  frameTags: [CATEGORIES_TAG],
  frame: async (ctx: Ctx, page: PagePlace) => {
    const [tree, categories] = await Promise.all([getLocationTree(ctx), getCategories(ctx)]);
    const location = (page.locationSlug ? tree.bySlug.get(page.locationSlug) : undefined) ?? tree.whole;
    if (!location) return {};
    const sections = categories.offered
      .filter((category) => isShownAt(category, location.path, tree))
      .map((category) => ({
        name: category.name,
        href: url(topicPaths.category, { location: location.slug, category: category.slug }),
        isCurrent: category.slug === page.categorySlug,
      }));
    return { sections };
  },
});
