// Lets newsletters go on with what their place, categories or tags have become.
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import { hasRow, placedRows } from '#kernel/placed-rows.ts';
import { topicRows, usedIn } from '#bundles/topics/public.ts';
import { NEWSLETTERS_TAG } from './constants.ts';
import { newsletters } from './schema.ts';

const OTHER = { categoryIds: 'tagIds', tagIds: 'categoryIds' } as const;

/**
 * Gives how many there were; a second time none. What was about the one topic that is gone rests, since without any it would be about
 * everything. No entry: that of the move says it.
 */
const exchange = async (ctx: Ctx, name: 'categoryIds' | 'tagIds', fromId: number, toId: number | null) => {
  const column = newsletters[name];
  const without = sql`array_remove(${column}, ${fromId}::int)`;
  const others =
    toId === null ? without : sql`array_append(array_remove(${without}, ${toId}::int), ${toId}::int)`;
  const { rowCount } = await ctx.db
    .update(newsletters)
    .set({
      [name]: others,
      isActive: sql`${newsletters.isActive} and cardinality(${others}) + cardinality(${newsletters[OTHER[name]]}) > 0`,
    })
    .where(sql`${fromId}::int = any(${column})`);
  if ((rowCount ?? 0) > 0) touch(ctx, NEWSLETTERS_TAG);
  return rowCount ?? 0;
};

export const movingNewsletters = [
  placedRows.add(async () => ({
    isUsed: (ctx, { id }) => hasRow(ctx, newsletters, sql`${newsletters.locationId} = ${id}`),
    count: async () => 0,
    move: async (ctx, { mergedId, toId }) => {
      if (mergedId === null) return 0;
      const { rowCount } = await ctx.db
        .update(newsletters)
        .set({ locationId: toId })
        .where(eq(newsletters.locationId, mergedId));
      if ((rowCount ?? 0) > 0) touch(ctx, NEWSLETTERS_TAG);
      return rowCount ?? 0;
    },
  })),
  topicRows.add(async () => ({
    usedOf: (ctx, kind, ids) =>
      usedIn(ctx, newsletters, { ids, list: newsletters[kind === 'category' ? 'categoryIds' : 'tagIds'] }),
    count: async () => 0,
    move: (ctx, { kind, fromId, toId }) =>
      exchange(ctx, kind === 'category' ? 'categoryIds' : 'tagIds', fromId, toId),
  })),
];
