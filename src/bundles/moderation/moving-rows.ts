// Cases hold the path of a place, so that its moderators can be asked without the tree, and move along with it; so do the
// suspensions there, which whoever makes a viewer keeps in memory.
import { touch } from '#kernel/invalidation.ts';
import { placedRows, rowsWithPath } from '#kernel/placed-rows.ts';
import { SUSPENDED_PLACES_TAG } from './constants.ts';
import { moderationCases } from './schema.ts';

const rows = rowsWithPath(moderationCases);

export const movingCases = [
  placedRows.add(async () => ({
    ...rows,
    move: async (ctx, change, limit) => {
      const count = await rows.move(ctx, change, limit);
      if (count > 0) touch(ctx, SUSPENDED_PLACES_TAG);
      return count;
    },
  })),
];
