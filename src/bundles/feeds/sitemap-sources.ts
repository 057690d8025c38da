// Topic: everything that search engines may list, kind by kind in parts. A part is a range of ids, so that it stays what
// it is while new things come; what belongs in it is what somebody sees who isn't signed in.
import { refKey, summariesOf } from '#kernel/content-kinds.ts';
import type { ContentRef, ContentType } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { CMS_PAGES_TAG, cmsPageHref, getCmsPages } from '#bundles/cms/public.ts';
import { canonicalKindList, frontPaths } from '#bundles/front/public.ts';
import { LOCATIONS_TAG, getLocationTree, holdsAll, locationPaths } from '#bundles/locations/public.ts';
import {
  ALL_PIECES_TAG,
  filledCategories,
  filledKindLists,
  kindListHref,
  lastAuthorId,
  lastPieceId,
  lastTagId,
  newestOfAuthors,
  newestOfTags,
  piecesInRange,
} from '#bundles/pieces/public.ts';
import type { FilledCategory, IdRange, PieceType } from '#bundles/pieces/public.ts';
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
      const found = tree.byId.get(id);
      const isWhole = found !== undefined && holdsAll(tree, found);
      // What holds everything is listed once: the front page, and the categories of the lowest such place.
      if (!found || (isWhole && found !== tree.whole)) return [];
      const location = found.slug;
      const place = { href: url(locationPaths.place, { location }), changedAt: newestOf(inPlace) };
      const ofCategories = inPlace.flatMap(({ categoryId, publishedAt }): SitemapEntry[] => {
        const category = categories.byId.get(categoryId)?.slug;
        if (!category) return [];
        return [{ href: url(topicPaths.category, { location, category }), changedAt: publishedAt }];
      });
      return isWhole ? ofCategories : [place, ...ofCategories];
    });
    const isFirst = range.first === 1 && filled.length > 0;
    const front = isFirst ? [{ href: url(frontPaths.root), changedAt: newestOf(filled) }] : [];
    return [...front, ...lists, ...(await kindLists(ctx, filled, isFirst))];
  },
  tags: [ALL_PIECES_TAG, LOCATIONS_TAG, CATEGORIES_TAG],
};

/** Lists of a kind, each once; those of the whole portal come along where its front page does. */
const kindLists = async (
  ctx: Ctx,
  filled: readonly FilledCategory[],
  hasPortal: boolean,
): Promise<SitemapEntry[]> => {
  const [tree, categories] = await Promise.all([getLocationTree(ctx), getCategories(ctx)]);
  const found = await filledKindLists(ctx, filled);
  const ofPortal = hasPortal ? [...Map.groupBy(found, ({ kind }) => kind)] : [];
  const lists = [
    ...ofPortal.map(([kind, all]) => ({ kind, location: undefined, changedAt: newestOf(all) })),
    ...found.map(({ kind, locationId, publishedAt }) => ({
      kind,
      location: tree.byId.get(locationId),
      changedAt: publishedAt,
    })),
  ];
  return lists
    .map(({ kind, location, changedAt }) => ({
      href: kindListHref(kind, location),
      canonical: canonicalKindList(kind, location, { tree, categories }),
      changedAt,
    }))
    .filter(({ href, canonical }) => href === canonical)
    .map(({ href, changedAt }) => ({ href, changedAt }));
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
