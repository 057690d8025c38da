// The front pages of the portal, its places and their categories, and the lists of a kind.
import { defineBundle } from '#kernel/bundle.ts';
import { communityFrame } from './frame.ts';
import { routes } from './routes.ts';
import { placesSource, tagsSource } from './sitemap.ts';

export const front = defineBundle({
  name: 'front',
  routes,
  sitemap: [placesSource, tagsSource],
  frame: communityFrame,
});
