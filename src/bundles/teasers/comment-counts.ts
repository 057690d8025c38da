// Topic: how many comments pieces have that others keep: a comment changes that number, and nothing else of their teasers.
import { memoizeLast } from '#design/memoize.ts';
import { refKey } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { fetchEachCached } from '#kernel/memory-cache.ts';
import { piecesByRefs } from '#bundles/lists/public.ts';
import type { PieceEntry } from '#bundles/lists/public.ts';
import { commentCountTag } from '#bundles/pieces/public.ts';
import type { TeaserView } from './views.ts';

export interface CommentCounts {
  /** Keyed by refKey. */
  readonly byRef: ReadonlyMap<string, number>;
  readonly tags: readonly string[];
}

/** The numbers of now, for entries that were kept. */
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
      );
      return new Map(found.map((entry) => [refKey(entry), entry.commentCount]));
    },
  });
  return { byRef, tags: keys.map(commentCountTag) };
};

/** The same teasers with these numbers; each whose number is as it was, or as it was last, is the same object. */
export const withCommentCounts = (
  teasers: readonly TeaserView[],
  { byRef }: Pick<CommentCounts, 'byRef'>,
): TeaserView[] =>
  teasers.map((teaser) => {
    const commentCount = byRef.get(refKey({ type: teaser.kind, id: teaser.id })) ?? 0;
    return teaser.commentCount === commentCount ? teaser : withCommentCount(teaser, commentCount);
  });

const withCommentCount = memoizeLast(
  (teaser: TeaserView, commentCount: number): TeaserView => ({
    ...teaser,
    commentCount,
  }),
);
