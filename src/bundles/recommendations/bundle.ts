// The subject of this bundle is the explained feed: pieces in an order that suits who reads, each with its reasons, and the way
// to have it otherwise.
import { accountMenu } from '#kernel/account-menu.ts';
import { defineBundle } from '#kernel/bundle.ts';
import { linkTargets } from '#kernel/link-targets.ts';
import { url } from '#kernel/named-routes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { pieceOpened } from '#bundles/piece-pages/public.ts';
import { pruneTopicsJob } from './jobs.ts';
import { learnFrom } from './learning.ts';
import { movingFeeds } from './moving-rows.ts';
import { recommendationPaths } from './paths.ts';
import { personalFeed } from './personal-data.ts';
import { routes } from './routes.ts';
import { explainedTitle, feedName, linkGroup } from './texts.ts';

/** The place in the menu, before what one follows. */
const MENU_ORDER = 29;

export const recommendations = defineBundle({
  name: 'recommendations',
  routes,
  jobs: [pruneTopicsJob],
  slots: [
    accountMenu.add(async ({ viewer }) =>
      isSignedIn(viewer)
        ? { name: feedName, href: url(recommendationPaths.feed), order: MENU_ORDER }
        : undefined,
    ),
    linkTargets.add(async () => ({
      key: 'order',
      group: linkGroup,
      name: explainedTitle,
      href: url(recommendationPaths.explained),
    })),
    pieceOpened.add(learnFrom),
    ...movingFeeds,
  ],
  personalData: [personalFeed],
});
