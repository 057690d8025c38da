// A place that becomes part of another one has no front page any more, so nothing is pinned there.
import { eq, sql } from 'drizzle-orm';
import { hasRow } from '#kernel/placed-rows.ts';
import type { PlacedRows } from '#kernel/placed-rows.ts';
import { frontPins } from './schema.ts';

export const pinsAtPlaces: PlacedRows = {
  isUsed: (ctx, { id }) => hasRow(ctx, frontPins, sql`${frontPins.locationId} = ${id}`),
  count: async () => 0,
  move: async () => 0,
  end: async (ctx, { mergedId }) => {
    if (mergedId !== null) await ctx.db.delete(frontPins).where(eq(frontPins.locationId, mergedId));
  },
};
