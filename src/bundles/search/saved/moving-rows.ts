// A saved search goes on with what its place, category, tag or author has become.
import { sql } from 'drizzle-orm';
import { namedRows } from '#kernel/account-merges.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { hasRow, placedRows } from '#kernel/placed-rows.ts';
import { topicRows, usedIn } from '#bundles/topics/public.ts';
import { savedSearches } from './schema.ts';

type Kept = 'placeIds' | 'categoryIds' | 'tagIds' | 'authorIds';

/** Gives how many there were; a second time none. */
const exchange = async (ctx: Ctx, name: Kept, fromId: number, toId: number | null) => {
  const column = savedSearches[name];
  const without = sql`array_remove(${column}, ${fromId}::int)`;
  const others =
    toId === null ? without : sql`array_append(array_remove(${without}, ${toId}::int), ${toId}::int)`;
  const rows = await ctx.db
    .update(savedSearches)
    .set({ [name]: others })
    .where(sql`${fromId}::int = any(${column})`)
    .returning({ id: savedSearches.id });
  return rows.length;
};

export const movingSearches = [
  placedRows.add(async () => ({
    isUsed: (ctx, { id }) => hasRow(ctx, savedSearches, sql`${id}::int = any(${savedSearches.placeIds})`),
    count: async () => 0,
    move: async (ctx, { mergedId, toId }) =>
      mergedId === null ? 0 : exchange(ctx, 'placeIds', mergedId, toId),
  })),
  topicRows.add(async () => ({
    usedOf: (ctx, kind, ids) =>
      usedIn(ctx, savedSearches, {
        ids,
        list: savedSearches[kind === 'category' ? 'categoryIds' : 'tagIds'],
      }),
    count: async () => 0,
    move: (ctx, { kind, fromId, toId }) =>
      exchange(ctx, kind === 'category' ? 'categoryIds' : 'tagIds', fromId, toId),
  })),
  namedRows.add(async (ctx, { fromId, intoId }): Promise<undefined> => {
    await exchange(ctx, 'authorIds', fromId, intoId);
  }),
];
