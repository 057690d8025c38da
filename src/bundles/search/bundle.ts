// Finding what is out by its words.
import { defineBundle } from '#kernel/bundle.ts';
import { url } from '#kernel/named-routes.ts';
import { followChanges } from './following.ts';
import { makeIndexJob } from './jobs.ts';
import { movingRows } from './moving-rows.ts';
import { searchPaths } from './paths.ts';
import { routes } from './routes.ts';
import { bundleName, bundleText } from './texts.ts';

export const search = defineBundle({
  name: 'search',
  optional: true,
  words: { name: bundleName, text: bundleText },
  routes,
  jobs: [makeIndexJob],
  frame: async () => ({
    search: { action: url(searchPaths.search), suggestions: url(searchPaths.suggestions) },
  }),
  slots: [followChanges, ...movingRows],
});
