// A category that a place offered is offered by the place which that has become part of.
import { sql } from 'drizzle-orm';
import { hasRow } from '#kernel/placed-rows.ts';
import type { PlacedRows } from '#kernel/placed-rows.ts';
import { touch } from '#kernel/invalidation.ts';
import { CATEGORIES_TAG } from '../constants.ts';
import { categories } from '../schema.ts';

export const categoriesAtPlaces: PlacedRows = {
  isUsed: (ctx, { id }) => hasRow(ctx, categories, sql`${id}::int = any(${categories.locationIds})`),
  count: async () => 0,
  move: async () => 0,
  begin: async (ctx, { mergedId, toId }) => {
    if (mergedId === null) return;
    const places = categories.locationIds;
    await ctx.db
      .update(categories)
      .set({
        locationIds: sql`array_append(array_remove(array_remove(${places}, ${mergedId}::int), ${toId}::int), ${toId}::int)`,
      })
      .where(sql`${mergedId}::int = any(${places})`);
    touch(ctx, CATEGORIES_TAG);
  },
};
