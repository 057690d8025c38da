// The subject of this bundle is finding what is out by its words.
import { defineBundle } from '#kernel/bundle.ts';
import type { PagePlace } from '#kernel/bundle.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { accountMenu } from '#kernel/account-menu.ts';
import { likelyAddresses } from '#kernel/former-addresses.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { historyWords } from '#bundles/history/public.ts';
import { url } from '#kernel/named-routes.ts';
import { getLocationTree, holdsAll } from '#bundles/locations/public.ts';
import { NEAR_QUERY } from './constants.ts';
import { followChanges } from './following.ts';
import { likelyAddress } from './likely-addresses.ts';
import { makeIndexJob } from './jobs.ts';
import { movingRows } from './moving-rows.ts';
import { followNameJob } from './names.ts';
import { searchPaths } from './paths.ts';
import { savedSearchesInHistory } from './saved/history-words.ts';
import { movingSearches } from './saved/moving-rows.ts';
import { fittingPiece, savedSearchNews } from './saved/notices.ts';
import { savedPaths } from './saved/paths.ts';
import { personalSearches } from './saved/personal-data.ts';
import { savedRoutes } from './saved/routes.ts';
import { title as savedTitle } from './saved/texts.ts';
import { routes } from './routes.ts';
import { bundleName, bundleText } from './texts.ts';

/** The place in the menu, behind what one follows. */
const MENU_ORDER = 32;

/**
 * Returns the field by which a search from the page of a place puts first what is near to it; null on the page of one that
 * holds everything, where nothing is nearer than the rest.
 */
const nearOf = async (ctx: Ctx, slug: string | undefined) => {
  const tree = await getLocationTree(ctx);
  const here = slug === undefined ? undefined : tree.bySlug.get(slug);
  return here && !holdsAll(tree, here) ? { name: NEAR_QUERY, value: here.slug } : null;
};

export const search = defineBundle({
  name: 'search',
  optional: true,
  words: { name: bundleName, text: bundleText },
  routes: (app) => {
    routes(app);
    savedRoutes(app);
  },
  jobs: [makeIndexJob, followNameJob],
  frame: async (ctx: Ctx, { locationSlug }: PagePlace) => ({
    search: {
      action: url(searchPaths.search),
      suggestions: url(searchPaths.suggestions),
      near: await nearOf(ctx, locationSlug),
    },
  }),
  slots: [
    followChanges,
    likelyAddresses.add(likelyAddress),
    ...movingRows,
    ...movingSearches,
    historyWords.add(async () => savedSearchesInHistory),
    accountMenu.add(async ({ viewer }) =>
      isSignedIn(viewer) ? { name: savedTitle, href: url(savedPaths.list), order: MENU_ORDER } : undefined,
    ),
  ],
  personalData: [personalSearches],
  notices: [fittingPiece],
  news: [savedSearchNews],
});
