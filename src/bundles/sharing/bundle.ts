// This is what a link to us looks like elsewhere: the card that is drawn for pages without a picture, and who
// publishes them.
import { defineBundle } from '#kernel/bundle.ts';
import { SETTINGS_TAG } from '#bundles/settings/public.ts';
import { loadShareCard } from './cards.ts';
import { routes } from './routes.ts';

export const sharing = defineBundle({
  name: 'sharing',
  routes,
  frameTags: [SETTINGS_TAG],
  frame: async (ctx) => {
    const shareImage = await loadShareCard(ctx, { type: 'portal' });
    return shareImage ? { shareImage } : {};
  },
});
