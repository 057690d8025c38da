// The subject of this bundle is following: pieces, places, tags, categories and members. contract.md 16.5
import { accountMenu } from '#kernel/account-menu.ts';
import type { AccountEntry } from '#kernel/account-menu.ts';
import { placedRows } from '#kernel/placed-rows.ts';
import { defineBundle } from '#kernel/bundle.ts';
import { personBlocked } from '#bundles/boundaries/public.ts';
import { historyWords } from '#bundles/history/public.ts';
import { breaking, breakingNoticeSources } from './breaking/notices.ts';
import { breakingRoutes } from './breaking/routes.ts';
import { breakingTool } from './breaking/tool.ts';
import { endBetween } from './commands.ts';
import { breakingInHistory, subscriptionsInHistory } from './history-words.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { topicRows } from '#bundles/topics/public.ts';
import { followersOfPlaces, followersOfTopics } from './moving-rows.ts';
import { pieceNoticeSources, publishedPiece } from './notices.ts';
import { subscriptionPaths } from './paths.ts';
import { personalSubscriptions } from './personal-data.ts';
import { routes } from './routes.ts';
import { feedName } from './texts.ts';

/** The place of the entry in the menu of one's own pages. */
const ORDER = 30;

const menuEntry = async ({ viewer }: Ctx): Promise<AccountEntry | undefined> =>
  isSignedIn(viewer) ? { name: feedName, href: url(subscriptionPaths.feed), order: ORDER } : undefined;

export const subscriptions = defineBundle({
  name: 'subscriptions',
  routes: (app) => {
    routes(app);
    breakingRoutes(app);
  },
  tools: [breakingTool],
  on: [personBlocked.handle((ctx, { blockerId, blockedId }) => endBetween(ctx, blockerId, blockedId))],
  slots: [
    historyWords.addAll(async () => [subscriptionsInHistory, breakingInHistory]),
    accountMenu.add(menuEntry),
    placedRows.add(async () => followersOfPlaces),
    topicRows.add(async () => followersOfTopics),
  ],
  personalData: [personalSubscriptions],
  notices: [publishedPiece, breaking],
  news: [pieceNoticeSources, breakingNoticeSources],
});
