// Topic: a place that becomes part of another one has no front page any more, so nothing is pinned there.
import { eq } from 'drizzle-orm';
import type { PathChange } from '#kernel/placed-rows.ts';
import type { MovingRows } from '#kernel/row-moves.ts';
import { frontPins } from './schema.ts';

export const pinsAtPlaces: MovingRows<PathChange> = {
  count: async () => 0,
  move: async () => 0,
  end: async (ctx, { mergedId }) => {
    if (mergedId !== null) await ctx.db.delete(frontPins).where(eq(frontPins.locationId, mergedId));
  },
};
