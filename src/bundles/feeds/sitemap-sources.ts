// Topic: everything that search engines may list, kind by kind in parts. A part is a range of ids, so that it stays what
// it is while new things come; what belongs in it is what somebody sees who isn't signed in.
import { refKey, summariesOf } from '#kernel/content-kinds.ts';
import type { ContentRef, ContentType } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { CMS_PAGES_TAG, cmsPageHref, getCmsPages } from '#bundles/cms/public.ts';
import { frontPaths } from '#bundles/front/public.ts';
import { LOCATIONS_TAG, getLocationTree, locationPaths } from '#bundles/locations/public.ts';
import {
  ALL_PIECES_TAG,
  filledCategories,
  lastAuthorId,
  lastPieceId,
  lastTagId,
  newestOfAuthors,
  newestOfTags,
  piecesInRange,
} from '#bundles/pieces/public.ts';
import type { IdRange, PieceType } from '#bundles/pieces/public.ts';
import { CATEGORIES_TAG, getCategories, tagsByIds, topicPaths } from '#bundles/topics/public.ts';
import { IDS_PER_PART, PLACES_PER_PART } from './constants.ts';

export interface SitemapEntry {
  readonly href: string;
  readonly changedAt: Date;
}

export interface SitemapSource {
  readonly kind: ContentType;
  /** Largest id there is; 0 for nothing. */
  readonly lastId: (ctx: Ctx) => Promise<number>;
  readonly idsPerPart: number;
  readonly entries: (ctx: Ctx, range: IdRange) => Promise<SitemapEntry[]>;
  readonly tags: readonly string[];
}

const pieces = (kind: PieceType): SitemapSource => ({
  kind,
  lastId: (ctx) => lastPieceId(ctx, kind),
  idsPerPart: IDS_PER_PART,
  entries: async (ctx, range) => visible(ctx, await piecesInRange(ctx, kind, range)),
  tags: [ALL_PIECES_TAG, LOCATIONS_TAG, CATEGORIES_TAG],
});

const places: SitemapSource = {
  kind: 'location',
  lastId: async (ctx) => Math.max(0, ...(await getLocationTree(ctx)).byId.keys()),
  idsPerPart: PLACES_PER_PART,
  entries: async (ctx, range) => {
    const [tree, categories] = await Promise.all([getLocationTree(ctx), getCategories(ctx)]);
    const filled = await filledCategories(ctx, range);
    const lists = [...Map.groupBy(filled, ({ locationId }) => locationId)].flatMap(([id, inPlace]) => {
      const location = tree.byId.get(id)?.slug;
      if (!location) return [];
      const place = { href: url(locationPaths.place, { location }), changedAt: newestOf(inPlace) };
      const ofCategories = inPlace.flatMap(({ categoryId, publishedAt }): SitemapEntry[] => {
        const category = categories.byId.get(categoryId)?.slug;
        if (!category) return [];
        return [{ href: url(topicPaths.category, { location, category }), changedAt: publishedAt }];
      });
      return [place, ...ofCategories];
    });
    const front = { href: url(frontPaths.root), changedAt: newestOf(filled) };
    return range.first === 1 && filled.length > 0 ? [front, ...lists] : lists;
  },
  tags: [ALL_PIECES_TAG, LOCATIONS_TAG, CATEGORIES_TAG],
};

const tags: SitemapSource = {
  kind: 'tag',
  lastId: lastTagId,
  idsPerPart: IDS_PER_PART,
  entries: async (ctx, range) => {
    const newest = await newestOfTags(ctx, range);
    const found = await tagsByIds(ctx, [...newest.keys()]);
    return found.map(({ id, slug }) => ({ href: url(topicPaths.tag, { slug }), changedAt: newest.get(id)! }));
  },
  tags: [ALL_PIECES_TAG],
};

const people: SitemapSource = {
  kind: 'user',
  lastId: lastAuthorId,
  idsPerPart: IDS_PER_PART,
  entries: async (ctx, range) => {
    const newest = [...(await newestOfAuthors(ctx, range))];
    const refs = newest.map(([id, publishedAt]) => ({ type: 'user' as const, id, publishedAt }));
    return visible(ctx, refs, 'all');
  },
  tags: [ALL_PIECES_TAG],
};

const cmsPages: SitemapSource = {
  kind: 'cmspage',
  lastId: async (ctx) => Math.max(0, ...(await getCmsPages(ctx)).map(({ id }) => id)),
  idsPerPart: IDS_PER_PART,
  entries: async (ctx, { first, last }) =>
    (await getCmsPages(ctx))
      .filter(({ id }) => id >= first && id <= last)
      .map((page) => ({ href: cmsPageHref(page), changedAt: page.updatedAt })),
  tags: [CMS_PAGES_TAG],
};

export const SITEMAP_SOURCES: readonly SitemapSource[] = [
  places,
  cmsPages,
  pieces('article'),
  pieces('imagepost'),
  pieces('event'),
  tags,
  people,
];

/** Asks the kinds; those that are switched off have nothing. Premium pieces are listed by their teaser. */
const visible = async (
  ctx: Ctx,
  things: readonly (ContentRef & { readonly publishedAt: Date })[],
  least: 'teaser' | 'all' = 'teaser',
): Promise<SitemapEntry[]> => {
  const summaries = await summariesOf(ctx, things);
  return things.flatMap((thing) => {
    const summary = summaries.get(refKey(thing));
    if (!summary || summary.isUnlisted || (least === 'all' && summary.visibility !== 'all')) return [];
    return [{ href: summary.href, changedAt: summary.changedAt ?? thing.publishedAt }];
  });
};

const newestOf = (pieces: readonly { readonly publishedAt: Date }[]): Date =>
  new Date(Math.max(...pieces.map(({ publishedAt }) => publishedAt.getTime())));
