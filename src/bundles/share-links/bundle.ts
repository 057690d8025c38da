// This passes things on: all ways on a page, short addresses, cards for other sites.
import { defineBundle } from '#kernel/bundle.ts';
import { pieceHeads } from '#bundles/piece-pages/public.ts';
import { oEmbedInHead } from './oembed.ts';
import { routes } from './routes.ts';

export const shareLinks = defineBundle({
  name: 'share-links',
  routes,
  slots: [pieceHeads.add(oEmbedInHead)],
});
