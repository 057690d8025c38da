// What machines read: feeds, sitemaps, robots.txt.
import { defineBundle } from '#kernel/bundle.ts';
import { SETTINGS_TAG, readSetting } from '#bundles/settings/public.ts';
import { routes } from './routes.ts';
import { isIndexed } from './settings.ts';

export const feeds = defineBundle({
  name: 'feeds',
  routes,
  frameTags: [SETTINGS_TAG],
  frame: async (ctx) => ((await readSetting(ctx, isIndexed)) ? {} : { robots: 'noindex' }),
});
