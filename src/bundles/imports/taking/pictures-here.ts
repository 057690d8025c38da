// Finds what pictures that came before are here. Whoever erases a piece may let its pictures go: then they come once more with what shows
// them.
import type { Ctx } from '#kernel/ctx.ts';
import { imageObjsByIds } from '#bundles/media/public.ts';
import { findThings } from '../queries.ts';
import type { Import } from '../queries.ts';
import { forget, siteOf } from './record-imported.ts';

/** Returns the image that a picture has become; undefined for one that hasn't come, or is there no longer. */
export const findPictureHere = async (ctx: Ctx, source: Import, key: string): Promise<number | undefined> => {
  const [known] = await findThings(ctx, siteOf(source), 'picture', [key]);
  // Blocked images are there, too.
  if (!known || (await imageObjsByIds(ctx, [known.refId])).has(known.refId)) return known?.refId;
  await forget(ctx, known);
  return undefined;
};
