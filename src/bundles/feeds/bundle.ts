// This is what machines read: feeds, sitemaps, robots.txt.
import { defineBundle } from '#kernel/bundle.ts';
import { settingsPage, SETTINGS_TAG, readSetting } from '#bundles/settings/public.ts';
import { routes } from './routes.ts';
import { isIndexed } from './settings.ts';
import { settingFields } from './settings-fields.ts';

export const feeds = defineBundle({
  name: 'feeds',
  routes,
  slots: [settingsPage.addAll(async () => settingFields)],
  frameTags: [SETTINGS_TAG],
  frame: async (ctx) => ((await readSetting(ctx, isIndexed)) ? {} : { robots: 'noindex' }),
});
