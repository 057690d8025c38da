// Loads what all who may read the same find on a front page. What comments don't change of it is cached by itself: after a
// comment nothing is asked for but the numbers and the last words under the pieces.
import type { LinkView } from '#design/page-frame.ts';
import { calendarLinks } from '#kernel/calendar-links.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { cachesShared, loadShared } from '#kernel/load-shared.ts';
import type { SharedParts } from '#kernel/load-shared.ts';
import { authorsFor } from '#bundles/comments/public.ts';
import type { NewestComment } from '#bundles/comments/public.ts';
import { LOCATIONS_TAG, getLocationTree, placesAbove } from '#bundles/locations/public.ts';
import type { Location } from '#bundles/locations/public.ts';
import { kindListHref, listTag } from '#bundles/lists/public.ts';
import { SETTINGS_TAG } from '#bundles/settings/public.ts';
import { commentCountsOf, loadTeasers } from '#bundles/teasers/public.ts';
import type { TeaserView } from '#bundles/teasers/public.ts';
import { CATEGORIES_TAG, getCategories } from '#bundles/topics/public.ts';
import { WORDINGS_TAG, readSentence } from '#bundles/wording/public.ts';
import { contributeLink } from '#bundles/writing/public.ts';
import { toCandidates, withNumbers } from './candidates.ts';
import { composeFront } from './composition.ts';
import type { FrontCandidates } from './composition.ts';
import { discussedHref } from './discussed-href.ts';
import { featuredCommentTags, findFeaturedComments, toCommentItemViews } from './featured-comments.ts';
import { frontKinds, hrefOfAll } from './front-kinds.ts';
import { findFrontLists, frontIdOf, frontOptions, piecesOf } from './front-lists.ts';
import type { FrontLists, FrontOptions } from './front-lists.ts';
import { OPINIONS } from './kind-lists.ts';
import { layOut } from './layout.ts';
import { olderHref } from './list-head.ts';
import { portraitsOf } from './people.ts';
import type { CommentAuthors } from './people.ts';
import { pinsTag } from './pins/constants.ts';
import { takePartIn } from './take-part.ts';
import * as texts from './texts.ts';
import type { FrontContentView } from './views.ts';
import { emptySentence } from './wordings.ts';

/** The front page at this path: of the place, or of the portal without one. */
export interface Front {
  readonly path: string;
  readonly location: Location | undefined;
}

interface FrontContent extends SharedParts {
  readonly view: FrontContentView;
}

export const loadFrontContent = (ctx: Ctx, front: Front): Promise<FrontContent> =>
  loadShared(ctx, `front.paper ${front.path}`, (ctx) => loadContent(ctx, front));

const loadContent = async (ctx: Ctx, front: Front): Promise<FrontContent> => {
  const pieces = await loadPieces(ctx, front);
  const { options, lists, candidates, views, comments, authors } = pieces;
  const featured = toCommentItemViews(ctx, comments, { views, people: authors.people });
  const rows = composeFront(candidates, options.kinds);
  const { location } = options;
  const view: FrontContentView = {
    rows,
    near: nearBlock(ctx, options),
    ways: {
      articles: hrefOfAll(ctx, 'news', location),
      snapshots: hrefOfAll(ctx, 'pictures', location),
      opinions: kindListHref(OPINIONS, location),
      discussed: discussedHref(location),
      events: lists.eventsHref ?? null,
      calendar: pieces.calendar,
    },
    begin: { name: texts.writeFirst, href: contributeLink.href },
    empty: await readSentence(ctx, emptySentence, {}),
    ...layOut(rows, featured),
    people: portraitsOf(rows, featured, comments, authors),
    takePart: takePartIn(ctx, options, candidates.questions),
    older: lists.next ? olderHref(front.path, lists.next) : null,
  };
  return { view, tags: pieces.tags, authorIds: pieces.authorIds };
};

/** Whoever knows what the page lists needn't look whether there are dates. */
const findCalendar = async (ctx: Ctx, location: Location | undefined, { events }: FrontLists) => {
  const types = [...new Set(events.map(({ type }) => type))];
  const [calendar] = await calendarLinks.collect(ctx, {
    types,
    ...(location && { locationId: location.id }),
  });
  return calendar ?? null;
};

const findOptions = async (ctx: Ctx, { location }: Front): Promise<FrontOptions> => {
  const [tree, categories] = await Promise.all([getLocationTree(ctx), getCategories(ctx)]);
  // The place is taken as it is now, which may be another one than when it was looked for.
  const here = location && (tree.byId.get(location.id) ?? location);
  return frontOptions(frontKinds(ctx), { tree, categories, location: here });
};

/** The pieces with their comments. */
interface FrontPieces extends SharedParts {
  /** How one subscribes to the dates. */
  readonly calendar: LinkView | null;
  readonly options: FrontOptions;
  readonly lists: FrontLists;
  readonly candidates: FrontCandidates<TeaserView>;
  readonly views: readonly TeaserView[];
  readonly comments: readonly NewestComment[];
  /** Who wrote these. */
  readonly authors: CommentAuthors;
}

const loadPieces = (ctx: Ctx, front: Front): Promise<FrontPieces> =>
  cachesShared(ctx) ? loadCachedPieces(ctx, front) : loadPiecesAtOnce(ctx, front);

/** Loads the pieces in as few queries as possible, since nothing is cached. */
const loadPiecesAtOnce = async (ctx: Ctx, front: Front): Promise<FrontPieces> => {
  const options = await findOptions(ctx, front);
  const [lists, calendar] = await findListsAndCalendar(ctx, options);
  const comments = await findFeaturedComments(ctx, lists.newest);
  const entries = piecesOf(lists);
  const userIds = comments.map((comment) => comment.authorId);
  const batch = await loadTeasers(ctx, entries, { userIds });
  const candidates = toCandidates(lists, options, batch.views, ctx.now);
  return {
    calendar,
    options,
    lists,
    candidates: withNumbers(candidates, { changed: new Map() }),
    views: batch.views,
    comments,
    authors: batch,
    tags: [...tagsOf(options), ...lists.tags, ...batch.tags, ...featuredCommentTags(comments, batch)],
    authorIds: entries.map((entry) => entry.authorId),
  };
};

const findListsAndCalendar = async (ctx: Ctx, options: FrontOptions) => {
  const lists = await findFrontLists(ctx, options);
  return [lists, await findCalendar(ctx, options.location, lists)] as const;
};

const loadCachedPieces = async (ctx: Ctx, front: Front): Promise<FrontPieces> => {
  const cached = await loadShared(ctx, `front.pieces ${front.path}`, async (ctx) => {
    const options = await findOptions(ctx, front);
    const [lists, calendar] = await findListsAndCalendar(ctx, options);
    const entries = piecesOf(lists);
    const { views, contentTags } = await loadTeasers(ctx, entries);
    return {
      calendar,
      options,
      lists,
      entries,
      views,
      candidates: toCandidates(lists, options, views, ctx.now),
      tags: [...tagsOf(options), ...lists.tags, ...contentTags],
      authorIds: entries.map((entry) => entry.authorId),
    };
  });
  const counts = await commentCountsOf(ctx, cached.entries);
  const candidates = withNumbers(cached.candidates, counts);
  const newest = candidates.newest.map(({ kind, id, commentCount }) => ({ type: kind, id, commentCount }));
  const comments = await findFeaturedComments(ctx, newest);
  const authors = await authorsFor(
    ctx,
    comments.map((comment) => comment.authorId),
  );
  return {
    ...cached,
    candidates,
    comments,
    authors,
    tags: [...cached.tags, ...counts.tags, ...featuredCommentTags(comments, authors)],
  };
};

/** Around a town lie others; a district, and the portal, hold them. Those around are part of what lies above. */
const nearBlock = (ctx: Ctx, { near, tree, location }: FrontOptions): FrontContentView['near'] => {
  if (near.isInside) return { title: texts.townsHeading, href: hrefOfAll(ctx, 'news', location) };
  const above = location && placesAbove(tree, location).at(-1);
  return { title: texts.nearHeading, href: hrefOfAll(ctx, 'news', above) };
};

const tagsOf = ({ location, near, tree }: FrontOptions): string[] => [
  pinsTag(frontIdOf({ location, tree })),
  ...(location
    ? [location, ...near.places.map((place) => place.location)].map(({ id }) => listTag({ locationId: id }))
    : [listTag()]),
  LOCATIONS_TAG,
  CATEGORIES_TAG,
  SETTINGS_TAG,
  WORDINGS_TAG,
];
