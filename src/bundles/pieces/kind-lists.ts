// Topic: the lists of a kind, of the whole portal or of a place: where they stand, and which indexes they are read from.
import { notFound } from '#kernel/errors.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { getLocationTree } from '#bundles/locations/public.ts';
import type { Location, LocationTree } from '#bundles/locations/public.ts';
import { getCategories } from '#bundles/topics/public.ts';
import type { Category, CategoryList } from '#bundles/topics/public.ts';
import { ALL_PIECES_TAG, placePiecesTag } from './constants.ts';
import type { Criteria } from './list-shapes.ts';
import { kindListPaths } from './paths.ts';

export type ListKind = keyof typeof kindListPaths;

export const LIST_KINDS = Object.keys(kindListPaths) as ListKind[];

export interface KindList {
  /** The address of its page, and of its feed. */
  readonly page: string;
  readonly feed: string;
  /** They share no piece. */
  readonly lists: readonly Criteria[];
  readonly tags: readonly string[];
}

/** Throws 404 for the opinions of a newspaper that has none. */
export const findKindList = async (
  ctx: Ctx,
  kind: ListKind,
  location: Location | undefined,
): Promise<KindList> => {
  const [tree, categories] = await Promise.all([getLocationTree(ctx), getCategories(ctx)]);
  if (kind === 'opinions' && opinionCategories(categories).length === 0) throw notFound();
  return {
    page: kindListHref(kind, location),
    feed: feedHref(kind, location),
    lists: criteriaOf(kind, location, { tree, categories }),
    tags: [location ? placePiecesTag(location.id) : ALL_PIECES_TAG],
  };
};

export const kindListHref = (kind: ListKind, location: Pick<Location, 'slug'> | undefined): string =>
  location ? url(kindListPaths[kind].inPlace, { location: location.slug }) : url(kindListPaths[kind].all);

const feedHref = (kind: ListKind, location: Location | undefined): string =>
  location
    ? url(kindListPaths[kind].inPlaceFeed, { location: location.slug })
    : url(kindListPaths[kind].allFeed);

/** The categories whose pieces are opinions. */
export const opinionCategories = ({ all }: CategoryList): readonly Category[] =>
  all.filter(({ tone }) => tone === 'opinion');

interface Newspaper {
  readonly tree: LocationTree;
  readonly categories: CategoryList;
}

const criteriaOf = (kind: ListKind, location: Location | undefined, newspaper: Newspaper): Criteria[] => {
  switch (kind) {
    case 'articles':
      return [{ locationId: location?.id, type: 'article' }];
    case 'snapshots':
      return [{ locationId: location?.id, type: 'imagepost' }];
    case 'opinions':
      return opinionCriteria(location, newspaper);
  }
};

/** All pieces lie below the roots of the tree, so that the index of places and categories serves the whole portal, too. */
const opinionCriteria = (location: Location | undefined, { tree, categories }: Newspaper): Criteria[] => {
  const roots = [...tree.byId.values()].filter(({ parentId }) => parentId === null);
  const within = location ? [location] : roots;
  return within.flatMap(({ id: locationId }) =>
    opinionCategories(categories).map(({ id: categoryId }) => ({ locationId, categoryId })),
  );
};
