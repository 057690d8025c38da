// Changes, in all bundles, what names a category or a tag that has become another one; many pieces are changed by a job.
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { defineRowMoves } from '#kernel/row-moves.ts';
import type { RowMoves } from '#kernel/row-moves.ts';
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

const moves = defineRowMoves<TopicChange>({
  name: 'topics.topics',
  rows: topicRows,
  renew: async (ctx, change) => {
    const toId = change.toId === null ? null : await findPresentId(ctx, change.kind, change.toId);
    return toId === change.fromId ? undefined : { ...change, toId };
  },
});

/** Categories and tags have locks of their own; whoever begins a move of one waits for who begins one of the other. */
const lockMoves = (ctx: Ctx) => ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('topics.topics'))`);

export const topicMoves: RowMoves<TopicChange> = {
  ...moves,
  begin: async (ctx, change, label) => {
    await lockMoves(ctx);
    return moves.begin(ctx, change, label);
  },
};
