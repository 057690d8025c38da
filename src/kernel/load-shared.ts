// Loads the parts of a page that are the same for all who may read the same. They are loaded as the reader whom nobody knows,
// so that they can't hold anything of somebody's; what is the viewer's own is loaded beside them.
import { actAs } from './ctx.ts';
import type { Ctx } from './ctx.ts';
import type { Tagged } from './shared-cache.ts';
import { plainReaderOf } from './viewer.ts';

export interface SharedParts extends Tagged {
  /** Whose pieces are shown: they may see more of them than others do. */
  readonly authorIds: readonly number[];
}

/** Says whether anything is cached for many readers here; where not, pages load in one batch what they could cache apart. */
export const cachesShared = ({ transaction, config }: Ctx): boolean => !transaction && config.pageCache;

/**
 * Returns what `load` gives for plain readers, cached by its tags; those who may see more, and the authors of what is shown,
 * get their own. `load` must use the ctx that it is given, and ask for all that it needs itself, cached or not: what was asked
 * for before may have been touched since. `key` must be unique in the house.
 */
export const loadShared = async <T extends SharedParts>(
  ctx: Ctx,
  key: string,
  load: (ctx: Ctx) => Promise<T>,
): Promise<T> => {
  const { viewer, portal } = ctx;
  const reader = plainReaderOf(viewer);
  if (!reader || !cachesShared(ctx)) return load(ctx);
  const parts = await portal.sharedCache.get(`${key} ${reader.hasPass}`, () => load(actAs(ctx, reader)));
  const authorIds: readonly (number | null)[] = parts.authorIds;
  return authorIds.includes(viewer.id) ? load(ctx) : parts;
};
