// Lists the pages of pieces in the sitemap, kind by kind.
import type { ContentKinds } from '#kernel/content-kinds.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import { IDS_PER_PART, visibleEntries } from '#kernel/sitemap.ts';
import type { SitemapSource } from '#kernel/sitemap.ts';
import { LOCATIONS_TAG } from '#bundles/locations/public.ts';
import { CATEGORIES_TAG } from '#bundles/topics/public.ts';
import { listTag } from './constants.ts';
import { lastPieceId, piecesInRange } from './coverage.ts';

const ORDER = 30;

/** There is one for each kind that declares it. */
export const pieceSources = (kinds: ContentKinds): readonly SitemapSource[] =>
  declaring(kinds.all(), 'isInSitemaps').map(({ type }) => ({
    type,
    order: ORDER,
    idsPerPart: IDS_PER_PART,
    lastId: (ctx) => lastPieceId(ctx, type),
    entries: async (ctx, range) => visibleEntries(ctx, await piecesInRange(ctx, type, range)),
    tags: [listTag(), LOCATIONS_TAG, CATEGORIES_TAG],
  }));
