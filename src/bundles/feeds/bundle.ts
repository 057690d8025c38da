// This is what machines read: feeds, sitemaps, robots.txt.
import { accountMenu } from '#kernel/account-menu.ts';
import { defineBundle } from '#kernel/bundle.ts';
import { url } from '#kernel/named-routes.ts';
import { secretAddresses } from '#kernel/secret-address.ts';
import { historyWords } from '#bundles/history/public.ts';
import { feedsInHistory, hubInHistory, ownFeedsInHistory } from './history-words.ts';
import { pingHubLaterJob, pingOnPublished, pingOfMissed } from './hub/ping-hub.ts';
import { settingsPage, SETTINGS_TAG, readSetting } from '#bundles/settings/public.ts';
import { newsMarkTool } from './news/news-mark-tool.ts';
import { newsRoutes } from './news/routes.ts';
import { newsFields } from './news/settings-fields.ts';
import { removeAddress } from './own/commands.ts';
import { ownFeedEntry } from './own/page.ts';
import { personalFeed } from './own/personal-data.ts';
import { ownFeedRoutes } from './own/routes.ts';
import { routes } from './routes.ts';
import { feedPaths } from './paths.ts';
import { isIndexed } from './settings.ts';
import { settingFields } from './settings-fields.ts';
import { allFeeds } from './texts.ts';

export const feeds = defineBundle({
  name: 'feeds',
  routes: (app) => {
    routes(app);
    newsRoutes(app);
    ownFeedRoutes(app);
  },
  on: [pingOnPublished],
  jobs: [pingHubLaterJob],
  personalData: [personalFeed],
  tools: [newsMarkTool],
  slots: [
    pingOfMissed,
    accountMenu.add(ownFeedEntry),
    secretAddresses.add(async (ctx, userId) => void (await removeAddress(ctx, userId))),
    historyWords.addAll(async () => [feedsInHistory, hubInHistory, ownFeedsInHistory]),
    settingsPage.addAll(async () => [...settingFields, ...newsFields]),
  ],
  frameTags: [SETTINGS_TAG],
  frame: async (ctx) => ({
    allFeeds: { name: allFeeds, href: url(feedPaths.all) },
    ...(!(await readSetting(ctx, isIndexed)) && { robots: 'noindex' }),
  }),
});
