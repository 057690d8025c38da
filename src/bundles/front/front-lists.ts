// Topic: what a front page is made from: several lists in one query, the next dates, and which of all that is fetched.
import { refKey } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { Location, LocationTree } from '#bundles/locations/public.ts';
import { listPieces, listSeveral, listUpcoming } from '#bundles/pieces/public.ts';
import type { PieceCursor, PieceEntry, PieceFilter, PieceList } from '#bundles/pieces/public.ts';
import type { Category, CategoryList } from '#bundles/topics/public.ts';
import { ARTICLES, EVENTS, OPINIONS, RANKED, SNAPSHOTS } from './constants.ts';
import { nearFilters, nearLists, neighbourhoodOf } from './near.ts';
import type { Neighbourhood } from './near.ts';

export interface FrontWish {
  readonly tree: LocationTree;
  /** Undefined on the front page of the portal. */
  readonly location: Location | undefined;
  readonly near: Neighbourhood;
  /** Where opinions come from; undefined in a newspaper without any. */
  readonly opinions: { readonly category: Category; readonly location: Location } | undefined;
}

export const frontWish = (
  tree: LocationTree,
  categories: CategoryList,
  location: Location | undefined,
): FrontWish => {
  const category = categories.all.find(({ tone }) => tone === 'opinion');
  const within = location ?? tree.whole;
  return {
    tree,
    location,
    near: neighbourhoodOf(tree, location),
    opinions: category && within && { category, location: within },
  };
};

export interface FrontLists {
  readonly newest: readonly PieceEntry[];
  /** Articles that come after them, where there are too few among them. */
  readonly further: readonly PieceEntry[];
  readonly snapshots: readonly PieceEntry[];
  readonly opinions: readonly PieceEntry[];
  /** Most talked about first. */
  readonly discussed: readonly PieceEntry[];
  readonly events: readonly PieceEntry[];
  /** One for each place of the neighbourhood. */
  readonly near: readonly (readonly PieceEntry[])[];
  /** Where the newest go on. */
  readonly next: PieceCursor | undefined;
  /** Of the lists that events were read from. */
  readonly tags: readonly string[];
}

export const findFrontLists = async (ctx: Ctx, wish: FrontWish): Promise<FrontLists> => {
  const locationId = wish.location?.id;
  const [[first, snapshots, ...others], upcoming] = await Promise.all([
    listSeveral(ctx, filtersOf(wish)),
    // One more than the block holds: it goes to the column.
    listUpcoming(ctx, { limit: EVENTS + 1, ...(locationId !== undefined && { locationId }) }),
  ]);
  const newest = first!.entries;
  const opinions = wish.opinions ? (others.pop()?.entries ?? []) : [];
  const further = await furtherArticles(ctx, locationId, first!);
  const articles = [...newest, ...further].filter(isArticle);
  return {
    newest,
    further,
    opinions,
    snapshots: snapshots!.entries,
    discussed: mostDiscussed([...newest, ...further]),
    events: upcoming.entries,
    near: await nearLists(ctx, wish.near, others, { tree: wish.tree, articles }),
    next: first!.next,
    tags: upcoming.tags,
  };
};

/** Opinions come last. */
const filtersOf = ({ location, near, opinions }: FrontWish): PieceFilter[] => [
  { locationId: location?.id },
  { locationId: location?.id, type: 'imagepost', limit: SNAPSHOTS },
  ...nearFilters(near),
  ...(opinions
    ? [{ locationId: opinions.location.id, categoryId: opinions.category.id, limit: OPINIONS }]
    : []),
];

/** Where snapshots and events fill the first page of the list, articles are fetched from behind it. */
const furtherArticles = async (ctx: Ctx, locationId: number | undefined, { entries, next }: PieceList) => {
  const own = entries.filter(isArticle).length;
  const missing = ARTICLES - own;
  if (own === entries.length || missing <= 0 || !next) return [];
  const filter = { locationId, type: 'article', after: next, limit: ARTICLES } as const;
  return (await listPieces(ctx, filter)).entries.slice(0, missing);
};

const isArticle = ({ type }: PieceEntry) => type === 'article';

/** Some of them may rank higher on the page already. */
const mostDiscussed = (entries: readonly PieceEntry[]): PieceEntry[] =>
  entries
    .filter((entry) => entry.commentCount > 0)
    .toSorted((a, b) => b.commentCount - a.commentCount)
    .slice(0, 4 * RANKED);

/** Every piece of all lists once. */
export const piecesOf = (lists: FrontLists): PieceEntry[] => {
  const { newest, further, snapshots, opinions, discussed, near, events } = lists;
  return onceEach([
    ...newest,
    ...further,
    ...snapshots,
    ...opinions,
    ...discussed,
    ...near.flat(),
    ...events,
  ]);
};

const onceEach = (entries: readonly PieceEntry[]): PieceEntry[] => [
  ...new Map(entries.map((entry) => [refKey(entry), entry])).values(),
];
