// Finds what else an article's page leads to: pieces that share its tags, coming dates, what is new in its place.
import { refKey } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { listSeveral, listTag } from '#bundles/lists/public.ts';
import { upcomingRefs } from '#bundles/teasers/public.ts';
import type { PieceEntry } from '#bundles/lists/public.ts';
import { MORE_SHOWN, NEWS_SHOWN, RELATED_SHOWN, TAGS_SOUGHT, UPCOMING_SHOWN } from './constants.ts';
import type { Article } from './queries.ts';

export interface RelatedContent {
  readonly related: readonly PieceEntry[];
  readonly more: readonly PieceEntry[];
  /** What comes after these. */
  readonly news: readonly PieceEntry[];
  readonly upcoming: readonly ContentRef[];
  /** Cache tags of the lists, not of what is in them. */
  readonly tags: readonly string[];
}

/** Finds related content in two queries: all lists of pieces, and the dates. */
export const findRelatedContent = async (ctx: Ctx, article: Article): Promise<RelatedContent> => {
  const { locationId } = article;
  const tagIds = article.tagIds.slice(0, TAGS_SOUGHT);
  const [[place, ...ofTags], upcoming] = await Promise.all([
    // Some of the newest ones may stand elsewhere on the page already.
    listSeveral(ctx, [
      { locationId, limit: MORE_SHOWN + NEWS_SHOWN + RELATED_SHOWN + 1 },
      ...tagIds.map((tagId) => ({ tagId, limit: RELATED_SHOWN + 1 })),
    ]),
    upcomingRefs(ctx, { locationId, limit: UPCOMING_SHOWN }),
  ]);
  const self = refKey({ type: 'article', id: article.id });
  const related = mostShared(ofTags.map((list) => list.entries)).filter((entry) => refKey(entry) !== self);
  const shown = related.slice(0, RELATED_SHOWN);
  const taken = new Set([self, ...shown.map(refKey), ...upcoming.refs.map(refKey)]);
  const inPlace = (place?.entries ?? []).filter((entry) => !taken.has(refKey(entry)));
  return {
    related: shown,
    more: inPlace.slice(0, MORE_SHOWN),
    news: inPlace.slice(MORE_SHOWN, MORE_SHOWN + NEWS_SHOWN),
    upcoming: upcoming.refs,
    tags: [listTag({ locationId }), ...tagIds.map((tagId) => listTag({ tagId })), ...upcoming.tags],
  };
};

/** Returns pieces that stand in most of the lists first, among these the newest. */
const mostShared = (lists: readonly (readonly PieceEntry[])[]): PieceEntry[] =>
  [...Map.groupBy(lists.flat(), refKey).values()]
    .toSorted((a, b) => b.length - a.length || b[0]!.publishedAt.getTime() - a[0]!.publishedAt.getTime())
    .map(([entry]) => entry!);
