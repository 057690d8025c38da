// Lists front pages, categories, lists of a kind and of a tag in the sitemap.
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { IDS_PER_PART } from '#kernel/sitemap.ts';
import type { SitemapEntry, SitemapSource } from '#kernel/sitemap.ts';
import { LOCATIONS_TAG, getLocationTree, holdsAll, locationPaths } from '#bundles/locations/public.ts';
import { filledCategories, kindListHref, listTag, listers } from '#bundles/lists/public.ts';
import { filledKindLists } from './filled-kind-lists.ts';
import { CATEGORIES_TAG, getCategories, tagsByIds, topicPaths } from '#bundles/topics/public.ts';
import { PLACES_PER_PART } from './constants.ts';
import { canonicalKindList } from './kind-subject.ts';
import { frontPaths } from './paths.ts';

export const placesSource: SitemapSource = {
  type: 'location',
  order: 10,
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
  tags: [listTag(), LOCATIONS_TAG, CATEGORIES_TAG],
};

/** Lists of a kind, each once; those of the whole portal come along where its front page does. */
const kindLists = async (
  ctx: Ctx,
  filled: Awaited<ReturnType<typeof filledCategories>>,
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

export const tagsSource: SitemapSource = {
  type: 'tag',
  order: 40,
  lastId: (ctx) => listers.last(ctx, 'tag'),
  idsPerPart: IDS_PER_PART,
  entries: async (ctx, range) => {
    const newest = await listers.newest(ctx, 'tag', range);
    const found = await tagsByIds(ctx, [...newest.keys()]);
    return found.map(({ id, slug }) => ({ href: url(topicPaths.tag, { slug }), changedAt: newest.get(id)! }));
  },
  tags: [listTag()],
};

const newestOf = (pieces: readonly { readonly publishedAt: Date }[]): Date =>
  new Date(Math.max(...pieces.map(({ publishedAt }) => publishedAt.getTime())));
