// This is what machines read: feeds, sitemaps, robots.txt.
import { defineBundle } from '#kernel/bundle.ts';
import { historyWords } from '#bundles/history/public.ts';
import { feedsInHistory } from './history-words.ts';
import { settingsPage, SETTINGS_TAG, readSetting } from '#bundles/settings/public.ts';
import { newsMarkTool } from './news/news-mark-tool.ts';
import { newsRoutes } from './news/routes.ts';
import { newsFields } from './news/settings-fields.ts';
import { routes } from './routes.ts';
import { isIndexed } from './settings.ts';
import { settingFields } from './settings-fields.ts';

export const feeds = defineBundle({
  name: 'feeds',
  routes: (app) => {
    routes(app);
    newsRoutes(app);
  },
  tools: [newsMarkTool],
  slots: [
    historyWords.add(async () => feedsInHistory),
    settingsPage.addAll(async () => [...settingFields, ...newsFields]),
  ],
  frameTags: [SETTINGS_TAG],
  frame: async (ctx) => ((await readSetting(ctx, isIndexed)) ? {} : { robots: 'noindex' }),
});
