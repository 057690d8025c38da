// Says whether everything can be found already: an upgrade may have emptied the index, which a job then makes anew.
import type { Ctx } from '#kernel/ctx.ts';
import { findMark } from '#kernel/marks.ts';
import type { Portal } from '#kernel/portal.ts';
import { INCOMPLETE_MARK } from './constants.ts';

/** Portals whose index is known to be complete. Only an upgrade empties it, and processes begin after one. */
const complete = new WeakSet<Portal>();

export const isIncomplete = async (ctx: Ctx): Promise<boolean> => {
  if (complete.has(ctx.portal)) return false;
  if (await findMark(ctx, INCOMPLETE_MARK)) return true;
  complete.add(ctx.portal);
  return false;
};
