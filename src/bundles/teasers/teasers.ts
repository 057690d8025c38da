// Loads pieces as lists and embeds show them, in one batch per kind and one each for people and pictures; and how many comments
// those have that are kept: a comment changes that number, and nothing else of their teasers.
import { agoOf, clockText, dayText, hoursText, shortDayText, tileOf } from '#design/dates.ts';
import { memoizeLast } from '#design/memoize.ts';
import { nestQuotations } from '#design/quoted.ts';
import { softHyphens } from '#design/soft-hyphens.ts';
import { listedThingsOf, refKey } from '#kernel/content-kinds.ts';
import type { ContentRef, ListedThing } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { fetchEachCached } from '#kernel/memory-cache.ts';
import { LOCATIONS_TAG, getLocationTree } from '#bundles/locations/public.ts';
import type { LocationTree } from '#bundles/locations/public.ts';
import { imageTag, picturesByIds } from '#bundles/media/public.ts';
import type { PictureView } from '#bundles/media/public.ts';
import { CATEGORIES_TAG, getCategories } from '#bundles/topics/public.ts';
import type { CategoryList } from '#bundles/topics/public.ts';
import { userTag, usersByIds } from '#bundles/users/public.ts';
import type { PersonView } from '#bundles/users/public.ts';
import { commentCountTag, pieceContentTag } from '#bundles/pieces/public.ts';
import { piecesByRefs } from '#bundles/lists/public.ts';
import type { PieceEntry } from '#bundles/lists/public.ts';
import type { TeaserView } from './views.ts';

export interface Teasers {
  /** The teasers in the order of the entries; what the viewer may not see is left out. */
  readonly views: readonly TeaserView[];
  /** The tags of everything that is shown. */
  readonly tags: readonly string[];
}

/** What a page shows beside its teasers, fetched in the same batches. */
export interface FurtherRequests {
  /** They come with their portraits. */
  readonly userIds?: readonly number[];
  readonly imageIds?: readonly number[];
}

export interface TeaserBatch extends Teasers {
  /** The tags for whoever keeps the teasers and asks for the numbers of comments apart. */
  readonly contentTags: readonly string[];
  /** Gives the same teasers, keyed `type:id`. */
  readonly byRef: ReadonlyMap<string, TeaserView>;
  /** When readers were last told something new by each, keyed `type:id`. */
  readonly changes: ReadonlyMap<string, Date>;
  readonly people: ReadonlyMap<number, PersonView>;
  readonly pictures: ReadonlyMap<number, PictureView>;
}

/** Loads teasers of list entries; `tags` speak of them alone, not of what is asked for beside them. */
export const loadTeasers = async (
  ctx: Ctx,
  entries: readonly PieceEntry[],
  { userIds = [], imageIds = [] }: FurtherRequests = {},
): Promise<TeaserBatch> => {
  const [things, people, tree, categories] = await Promise.all([
    listedThingsOf(ctx, entries),
    usersByIds(ctx, [...new Set([...entries.map((entry) => entry.authorId), ...userIds])]),
    getLocationTree(ctx),
    getCategories(ctx),
  ]);
  const shown = entries.flatMap((entry): ShownPiece[] => {
    const thing = things.get(refKey(entry));
    return thing ? [{ entry, ...thing, author: people.get(entry.authorId) }] : [];
  });
  const pictureIds = shown.flatMap(({ card, author }) => [card.pictureId, author?.pictureId ?? null]);
  const portraitIds = userIds.map((id) => people.get(id)?.pictureId ?? null);
  const pictures = await picturesByIds(ctx, [...pictureIds, ...portraitIds, ...imageIds]);
  const pictureOf = (id: number | null | undefined) => (id ? (pictures.get(id) ?? null) : null);
  const views = shown.map((piece) => toView(piece, { tree, categories, pictureOf, now: ctx.now }));
  // The ids of blocked pictures are wanted, too: they may come back.
  const wantedIds = pictureIds.filter((id) => id !== null);
  return {
    views,
    byRef: new Map(views.map((view) => [`${view.kind}:${view.id}`, view])),
    people,
    pictures,
    // A page asks for one of these getters, if any.
    get changes() {
      return new Map(
        shown.map(({ entry, summary }) => [refKey(entry), summary.changedAt ?? entry.publishedAt]),
      );
    },
    get tags() {
      return tagsOf(entries, wantedIds, refKey);
    },
    get contentTags() {
      return tagsOf(entries, wantedIds, pieceContentTag);
    },
  };
};

interface ShownPiece extends ListedThing {
  readonly entry: PieceEntry;
  readonly author: PersonView | undefined;
}

interface Surroundings {
  readonly tree: LocationTree;
  readonly categories: CategoryList;
  readonly pictureOf: (id: number | null | undefined) => PictureView | null;
  readonly now: Date;
}

const toView = (
  { entry, summary, card, author }: ShownPiece,
  { tree, categories, pictureOf, now }: Surroundings,
): TeaserView => ({
  id: entry.id,
  kind: entry.type,
  href: summary.href,
  kicker: {
    place: tree.byId.get(card.locationId)?.name ?? '',
    category: categories.byId.get(card.categoryId)?.name ?? '',
  },
  ...(card.label && { label: card.label }),
  ...(card.isOpinion && { isOpinion: true }),
  headline: softHyphens(nestQuotations(card.headline)),
  lead: card.lead && nestQuotations(card.lead),
  author: author ? { name: author.name, href: author.href, portrait: pictureOf(author.pictureId) } : null,
  time: toTime(entry.publishedAt, now),
  commentCount: entry.commentCount,
  isPremium: card.isPremium,
  picture: pictureOf(card.pictureId),
  isPictureWithheld: card.isPictureWithheld ?? false,
  date: toDate(card),
});

type TeasersByRef = Pick<TeaserBatch, 'byRef' | 'tags'>;

/** Loads teasers of what stands in lists by reference, keyed `type:id`; what isn't public or doesn't exist is missing. */
export const teasersByRefs = async (ctx: Ctx, refs: readonly ContentRef[]): Promise<TeasersByRef> =>
  withRefs(await loadTeasers(ctx, await piecesByRefs(ctx, refs)), refs);

/** Does the same for who named each of them: what moderators keep out of lists can still be read. */
export const openTeasersByRefs = async (ctx: Ctx, refs: readonly ContentRef[]): Promise<TeasersByRef> =>
  withRefs(await loadTeasers(ctx, await piecesByRefs(ctx, refs, { withReduced: true })), refs);

const withRefs = ({ byRef, tags }: TeasersByRef, refs: readonly ContentRef[]): TeasersByRef => ({
  byRef,
  tags: [...new Set([...tags, ...refs.map(refKey)])],
});

const tagsOf = (
  entries: readonly PieceEntry[],
  pictureIds: readonly number[],
  tagOf: (entry: PieceEntry) => string,
): string[] => [
  ...new Set([
    LOCATIONS_TAG,
    CATEGORIES_TAG,
    ...entries.flatMap((entry) => [tagOf(entry), userTag(entry.authorId)]),
    ...pictureIds.map(imageTag),
  ]),
];

const toTime = (publishedAt: Date, now: Date): TeaserView['time'] => {
  const isToday = dayText(publishedAt) === dayText(now);
  const short = isToday ? clockText(publishedAt).replace(/\s.*/, '') : shortDayText(publishedAt);
  return { ...agoOf(publishedAt, now), short };
};

const toDate = ({ date }: ListedThing['card']): TeaserView['date'] => {
  if (!date) return null;
  const { startsAt, endsAt, isAllDay, venue, note } = date;
  const hours = [note, isAllDay ? '' : hoursText(startsAt, endsAt)].filter(Boolean).join(', ');
  return { ...tileOf(startsAt), hours, venue };
};

export interface CommentCounts {
  /** The numbers of those that have another one than their entry, keyed by refKey. */
  readonly changed: ReadonlyMap<string, number>;
  readonly tags: readonly string[];
}

/** Returns the numbers of now, for entries that were kept. */
export const commentCountsOf = async (ctx: Ctx, entries: readonly PieceEntry[]): Promise<CommentCounts> => {
  const refs = new Map(entries.map((entry) => [refKey(entry), entry]));
  const keys = [...refs.keys()];
  const byRef = await fetchEachCached(ctx, {
    name: 'teasers.comments',
    keys,
    tagOf: commentCountTag,
    load: async (missing) => {
      const found = await piecesByRefs(
        ctx,
        missing.map((key) => refs.get(key)!),
        { withReduced: true },
      );
      return new Map(found.map((entry) => [refKey(entry), entry.commentCount]));
    },
  });
  const changed = [...refs].flatMap(([key, entry]): [string, number][] => {
    const commentCount = byRef.get(key) ?? 0;
    return commentCount === entry.commentCount ? [] : [[key, commentCount]];
  });
  return { changed: new Map(changed), tags: keys.map(commentCountTag) };
};

/**
 * Returns the same teasers with the numbers that have changed; each whose number is as it was, or as it was last, is the same
 * object.
 */
export const withCommentCounts = (
  teasers: readonly TeaserView[],
  { changed }: Pick<CommentCounts, 'changed'>,
): TeaserView[] =>
  changed.size === 0
    ? [...teasers]
    : teasers.map((teaser) => {
        const commentCount = changed.get(refKey({ type: teaser.kind, id: teaser.id }));
        return commentCount === undefined ? teaser : withCommentCount(teaser, commentCount);
      });

const withCommentCount = memoizeLast(
  (teaser: TeaserView, commentCount: number): TeaserView => ({
    ...teaser,
    commentCount,
  }),
);
