// The front pages of the portal, its places and their categories, and the lists of a kind.
import { defineBundle } from '#kernel/bundle.ts';
import { communityFrame } from './frame.ts';
import { routes } from './routes.ts';

export const front = defineBundle({
  name: 'front',
  routes,
  frame: communityFrame,
});
