// Changes, in all bundles, what names a category or a tag that has become another one; many pieces are changed by a job.
import { eq } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { defineRowMoves } from '#kernel/row-moves.ts';
import { categories, tags } from '../schema.ts';
import { topicRows } from './topic-rows.ts';
import type { TopicChange } from './topic-rows.ts';

/** Returns what it leads to now, perhaps over several steps; null when that is gone. */
const findPresentId = async (ctx: Ctx, kind: TopicChange['kind'], id: number): Promise<number | null> => {
  const [row] =
    kind === 'category'
      ? await ctx.db.select({ next: categories.mergedIntoId }).from(categories).where(eq(categories.id, id))
      : await ctx.db.select({ next: tags.synonymOfId }).from(tags).where(eq(tags.id, id));
  if (!row) return null;
  return row.next === null ? id : findPresentId(ctx, kind, row.next);
};

export const topicMoves = defineRowMoves<TopicChange>({
  name: 'topics.topics',
  rows: topicRows,
  renew: async (ctx, change) => {
    const toId = change.toId === null ? null : await findPresentId(ctx, change.kind, change.toId);
    return toId === change.fromId ? undefined : { ...change, toId };
  },
});
