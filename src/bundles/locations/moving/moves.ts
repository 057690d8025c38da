// Moves along what stands at a place, in all bundles; many pieces are moved by a job.
import { eq } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { placedRows } from '#kernel/placed-rows.ts';
import type { PathChange } from '#kernel/placed-rows.ts';
import { defineRowMoves } from '#kernel/row-moves.ts';
import type { Location } from '../queries.ts';
import { locations } from '../schema.ts';

/** Returns what a place has become, perhaps over several steps, as the database knows it now. */
const findPresent = async (ctx: Ctx, id: number): Promise<Location | undefined> => {
  const [location] = await ctx.db.select().from(locations).where(eq(locations.id, id));
  return location?.mergedIntoId ? findPresent(ctx, location.mergedIntoId) : location;
};

export const placeMoves = defineRowMoves<PathChange>({
  name: 'locations.places',
  rows: placedRows,
  renew: async (ctx, change) => {
    const place = await findPresent(ctx, change.toId);
    // It has moved back since.
    if (!place || place.path === change.fromPath) return undefined;
    return { ...change, toId: place.id, toPath: place.path };
  },
});
