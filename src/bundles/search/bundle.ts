// Finding what is out by its words.
import { defineBundle } from '#kernel/bundle.ts';
import { followChanges } from './following.ts';
import { makeIndexJob } from './jobs.ts';
import { movingRows } from './moving-rows.ts';
import { routes } from './routes.ts';
import { bundleName, bundleText } from './texts.ts';

export const search = defineBundle({
  name: 'search',
  optional: true,
  words: { name: bundleName, text: bundleText },
  routes,
  jobs: [makeIndexJob],
  slots: [followChanges, ...movingRows],
});
