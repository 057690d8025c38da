// Describes the lists of a kind, of the whole portal or of a place: where they stand, and which indexes they are read from.
import { notFound } from '#kernel/errors.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { ContentKinds, ContentType } from '#kernel/content-kinds.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import type { OwnList } from '#kernel/kind-declaration.ts';
import { url } from '#kernel/named-routes.ts';
import { getLocationTree } from '#bundles/locations/public.ts';
import type { Location, LocationTree } from '#bundles/locations/public.ts';
import { getCategories } from '#bundles/topics/public.ts';
import type { Category, CategoryList } from '#bundles/topics/public.ts';
import { listTag, kindListHref, listPaths } from '#bundles/lists/public.ts';
import type { Criteria } from '#bundles/lists/public.ts';
import * as texts from './texts.ts';

/** A list by what its pieces are: of one kind, or the opinions, which a category tells. */
export interface ListKind extends OwnList {
  /** Undefined for opinions. */
  readonly type: ContentType | undefined;
}

/** Returns the lists of the kinds that run, by their ranks, and the opinions. */
export const listKinds = (kinds: ContentKinds): readonly ListKind[] => [
  ...declaring(kinds.all(), 'listing').flatMap(({ type, listing: { own } }) =>
    own ? [{ ...own, type }] : [],
  ),
  OPINIONS,
];

export const OPINIONS: ListKind = {
  type: undefined,
  name: 'opinions',
  word: 'meinung',
  title: texts.opinionsTitle,
  description: texts.opinionsDescription,
};

/** Returns the list of the kind that has this part on front pages. */
export const listOnFrontPages = (kinds: ContentKinds, part: 'news' | 'pictures'): ListKind | undefined => {
  const kind = kindOnFrontPages(kinds, part);
  return kind?.listing.own && { ...kind.listing.own, type: kind.type };
};

/** Returns the kind that has this part on front pages; a portal that runs without it has none. */
export const kindOnFrontPages = (kinds: ContentKinds, part: 'news' | 'pictures') =>
  declaring(kinds.all(), 'listing').find(({ listing }) => listing.onFrontPages === part);

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
  const { type } = kind;
  if (!type && opinionCategories(categories).length === 0) throw notFound();
  return {
    page: kindListHref(kind, location),
    feed: feedHref(kind, location),
    lists: type ? [{ locationId: location?.id, type }] : opinionCriteria(location, { tree, categories }),
    tags: [location ? listTag({ locationId: location.id }) : listTag()],
  };
};

const feedHref = (kind: OwnList, location: Location | undefined): string => {
  const { allFeed, inPlaceFeed } = listPaths(kind);
  return location ? url(inPlaceFeed, { location: location.slug }) : url(allFeed);
};

/** Returns the categories whose pieces are opinions. */
export const opinionCategories = ({ all }: CategoryList): readonly Category[] =>
  all.filter(({ tone }) => tone === 'opinion');

interface Newspaper {
  readonly tree: LocationTree;
  readonly categories: CategoryList;
}

/** All pieces lie below the roots of the tree, so that the index of places and categories serves the whole portal, too. */
const opinionCriteria = (location: Location | undefined, { tree, categories }: Newspaper): Criteria[] => {
  const roots = tree.all.filter(({ parentId }) => parentId === null);
  const within = location ? [location] : roots;
  return within.flatMap(({ id: locationId }) =>
    opinionCategories(categories).map(({ id: categoryId }) => ({ locationId, categoryId })),
  );
};
