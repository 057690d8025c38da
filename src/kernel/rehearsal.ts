// Tries what would happen: the work itself runs, in a transaction that is undone.
import { withTransaction } from './ctx.ts';
import type { Ctx } from './ctx.ts';

/**
 * Returns what the work would give. It runs as it would, locks included, and leaves nothing: neither rows nor jobs nor effects
 * after the commit.
 */
export const rehearse = <T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> => {
  if (ctx.transaction)
    throw new Error('what runs in a transaction of its own can be rehearsed, not a part of one');
  return withTransaction({ ...ctx, isUndone: true }, work);
};
