// Topic: the pages of pieces in the sitemap, kind by kind.
import { IDS_PER_PART, visibleEntries } from '#kernel/sitemap.ts';
import type { SitemapSource } from '#kernel/sitemap.ts';
import { LOCATIONS_TAG } from '#bundles/locations/public.ts';
import { CATEGORIES_TAG } from '#bundles/topics/public.ts';
import { ALL_PIECES_TAG } from './constants.ts';
import { lastPieceId, piecesInRange } from './coverage.ts';
import type { PieceType } from './views.ts';

/** In this order. */
const TYPES: readonly PieceType[] = ['article', 'imagepost', 'event'];
const ORDER = 30;

export const pieceSources: readonly SitemapSource[] = TYPES.map((type) => ({
  type,
  order: ORDER,
  idsPerPart: IDS_PER_PART,
  lastId: (ctx) => lastPieceId(ctx, type),
  entries: async (ctx, range) => visibleEntries(ctx, await piecesInRange(ctx, type, range)),
  tags: [ALL_PIECES_TAG, LOCATIONS_TAG, CATEGORIES_TAG],
}));
