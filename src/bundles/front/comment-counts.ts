// Topic: how many comments the pieces of a front page have: a comment changes that number, and nothing else of what is kept of it.
import { refKey } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { fetchEachCached } from '#kernel/memory-cache.ts';
import { piecesByRefs } from '#bundles/lists/public.ts';
import type { PieceEntry } from '#bundles/lists/public.ts';
import { commentCountTag } from '#bundles/pieces/public.ts';

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
    name: 'front.comments',
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
