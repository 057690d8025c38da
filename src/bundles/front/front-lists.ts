// Finds what a front page is made from: several lists in one query, the next dates, and which of all that is fetched.
import { refKey } from '#kernel/content-kinds.ts';
import type { ContentType } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { holdsAll } from '#bundles/locations/public.ts';
import type { Location, LocationTree } from '#bundles/locations/public.ts';
import { listPieces, listSeveral, mergeEntries, piecesByRefs } from '#bundles/lists/public.ts';
import { listUpcoming } from '#bundles/teasers/public.ts';
import { opinionCategories } from './kind-lists.ts';
import type { PieceCursor, PieceEntry } from '#bundles/lists/public.ts';
import { isShownAt } from '#bundles/topics/public.ts';
import type { Category, CategoryList } from '#bundles/topics/public.ts';
import {
  ARTICLES,
  EVENTS,
  OPINIONS,
  SECTION_FETCHED,
  SECTIONS,
  SECTION_SHOWN,
  SNAPSHOTS,
} from './constants.ts';
import type { FrontKinds } from './front-kinds.ts';
import { PIN_POSITIONS } from './pins/constants.ts';
import { listPins } from './pins/queries.ts';
import { nearFilters, nearLists, neighbourhoodOf } from './near.ts';
import type { Neighbourhood } from './near.ts';

export interface FrontOptions {
  readonly kinds: FrontKinds;
  readonly tree: LocationTree;
  /** It is undefined on the front page of the portal. */
  readonly location: Location | undefined;
  /** The place whose categories are shown; undefined in a portal without a place that holds all the others. */
  readonly within: Location | undefined;
  readonly near: Neighbourhood;
  /** Where opinions come from. */
  readonly opinions: readonly Category[];
  /** Each of them has a block of its own. */
  readonly sections: readonly Category[];
}

interface Newspaper {
  readonly tree: LocationTree;
  readonly categories: CategoryList;
  /** The place that is read. */
  readonly location: Location | undefined;
}

export const frontOptions = (kinds: FrontKinds, { tree, categories, location }: Newspaper): FrontOptions => {
  const within = location ?? tree.whole;
  const opinions = opinionCategories(categories);
  const news = categories.offered.filter(
    (category) => !opinions.includes(category) && isShownAt(category, within?.path ?? '', tree),
  );
  return {
    kinds,
    tree,
    location,
    within,
    near: neighbourhoodOf(tree, location),
    opinions: within ? opinions : [],
    sections: within ? news.slice(0, SECTIONS) : [],
  };
};

export interface FrontLists {
  readonly newest: readonly PieceEntry[];
  /** The pieces by position, the lead's at 0; undefined where nobody holds it. */
  readonly pinned: readonly (PieceEntry | undefined)[];
  /** Articles that come after the newest pieces, where there are too few among those. */
  readonly further: readonly PieceEntry[];
  readonly snapshots: readonly PieceEntry[];
  readonly opinions: readonly PieceEntry[];
  readonly events: readonly PieceEntry[];
  /** Where all of them are listed. */
  readonly eventsHref: string | undefined;
  /** There is one list for each place of the neighbourhood. */
  readonly near: readonly (readonly PieceEntry[])[];
  /** Articles of each category that has a block. */
  readonly sections: readonly (readonly PieceEntry[])[];
  /** Where the newest go on. */
  readonly next: PieceCursor | undefined;
  /** The tags of the lists that events were read from. */
  readonly tags: readonly string[];
}

export const findFrontLists = async (ctx: Ctx, options: FrontOptions): Promise<FrontLists> => {
  const locationId = options.location?.id;
  const [found, upcoming, pinned] = await Promise.all([
    askedLists(ctx, options),
    // One more is read than the block holds: it goes to the column.
    listUpcoming(ctx, { limit: EVENTS + 1, ...(locationId !== undefined && { locationId }) }),
    findPinned(ctx, options),
  ]);
  const newest = found.first.entries;
  const isArticle = isOf(options.kinds.news);
  const ofSections = found.sections.map((list) => list.entries.filter(isArticle));
  const further = await furtherArticles(ctx, options, found.first, ofSections);
  const articles = [...newest, ...further].filter(isArticle);
  const above = new Set(articles.map(refKey));
  return {
    newest,
    pinned,
    further,
    opinions: mergeEntries(found.opinions.map((list) => list.entries)).slice(0, OPINIONS),
    snapshots: found.snapshots.entries,
    events: upcoming.entries,
    eventsHref: upcoming.href,
    near: await nearLists(ctx, options, found.near, articles),
    sections: ofSections.map((list) => asFarAsShown(list, above)),
    next: found.first.next,
    tags: upcoming.tags,
  };
};

/** Reads all lists of pieces in one query. */
const askedLists = async (ctx: Ctx, options: FrontOptions) => {
  const { kinds, location, within, opinions, sections } = options;
  const inCategory = (limit: number) => (category: Category) => ({
    locationId: within!.id,
    categoryId: category.id,
    limit,
  });
  const ofPlaces = nearFilters(options);
  const [first, snapshots, ...others] = await listSeveral(ctx, [
    { locationId: location?.id },
    // One more is read than a strip holds: it goes to the column.
    { locationId: location?.id, type: kinds.pictures, limit: SNAPSHOTS + 1 },
    ...ofPlaces,
    ...opinions.map(inCategory(OPINIONS)),
    ...sections.map(inCategory(SECTION_FETCHED)),
  ]);
  const afterPlaces = others.slice(ofPlaces.length);
  return {
    first: first!,
    snapshots: snapshots!,
    near: others.slice(0, ofPlaces.length),
    opinions: afterPlaces.slice(0, opinions.length),
    sections: afterPlaces.slice(opinions.length),
  };
};

/**
 * Where snapshots and events fill the first page of the list, articles come from behind it: those of the categories, which
 * are there already, or others where there are none.
 */
const furtherArticles = async (
  ctx: Ctx,
  { kinds, location }: FrontOptions,
  { entries, next }: Pick<FrontLists, 'next'> & { readonly entries: readonly PieceEntry[] },
  ofSections: readonly (readonly PieceEntry[])[],
): Promise<readonly PieceEntry[]> => {
  const own = entries.filter(isOf(kinds.news)).length;
  const missing = ARTICLES - own;
  if (own === entries.length || missing <= 0 || !next) return [];
  const listed = new Set(entries.map(refKey));
  const known = mergeEntries(ofSections).filter((entry) => !listed.has(refKey(entry)));
  if (known.length >= missing) return known.slice(0, missing);
  const filter = { locationId: location?.id, type: kinds.news, after: next, limit: ARTICLES };
  return (await listPieces(ctx, filter)).entries.slice(0, missing);
};

/** Returns what editors put to the first positions and everybody may see now. */
const findPinned = async (ctx: Ctx, options: FrontOptions): Promise<(PieceEntry | undefined)[]> => {
  const pins = await listPins(ctx, frontIdOf(options));
  const entries = await piecesByRefs(
    ctx,
    pins.map(({ type, objectId }) => ({ type, id: objectId })),
  );
  const byRef = new Map(entries.map((entry) => [refKey(entry), entry]));
  return PIN_POSITIONS.map((position) => {
    const pin = pins.find((each) => each.position === position);
    return pin && byRef.get(refKey({ type: pin.type, id: pin.objectId }));
  });
};

/** Returns whose positions count: those of the place, or of the portal for a place that holds all others. */
export const frontIdOf = ({ tree, location }: Pick<FrontOptions, 'tree' | 'location'>): number =>
  location && !holdsAll(tree, location) ? location.id : 0;

const isOf =
  (kind: ContentType | undefined) =>
  ({ type }: PieceEntry) =>
    type === kind;

/** What stands higher on the page may leave its block, so that as many are wanted beside those. */
const asFarAsShown = (list: readonly PieceEntry[], above: ReadonlySet<string>): PieceEntry[] => {
  let others = 0;
  return list.filter((entry) => above.has(refKey(entry)) || ++others <= SECTION_SHOWN);
};

/** Returns every piece of all lists once. */
export const piecesOf = (lists: FrontLists): PieceEntry[] => {
  const { newest, pinned, further, snapshots, opinions, near, sections, events } = lists;
  return onceEach([
    ...newest,
    ...pinned.flatMap((entry) => entry ?? []),
    ...further,
    ...snapshots,
    ...opinions,
    ...near.flat(),
    ...sections.flat(),
    ...events,
  ]);
};

const onceEach = (entries: readonly PieceEntry[]): PieceEntry[] => [
  ...new Map(entries.map((entry) => [refKey(entry), entry])).values(),
];
