// Topic: a category that a place offered is offered by the place which that has become part of.
import { sql } from 'drizzle-orm';
import type { PathChange } from '#kernel/placed-rows.ts';
import type { MovingRows } from '#kernel/row-moves.ts';
import { categories } from '../schema.ts';

export const categoriesAtPlaces: MovingRows<PathChange> = {
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
  },
};
