// Gives images to another portal: their originals, and all that was said of them.
import type { Readable } from 'node:stream';
import type { Ctx } from '#kernel/ctx.ts';
import { findImages } from './queries.ts';
import type { Image } from './queries.ts';

export type WholeImage = Pick<
  Image,
  | 'id'
  | 'ownerId'
  | 'caption'
  | 'copyright'
  | 'alt'
  | 'source'
  | 'licence'
  | 'licenceEndsAt'
  | 'isReleased'
  | 'focusX'
  | 'focusY'
  | 'rotation'
  | 'width'
  | 'height'
  | 'filename'
  | 'createdAt'
> & {
  /** The extension of the original: `jpg`, `png` … */
  readonly extension: string;
  /** Opens the original; undefined where the storage has lost it. */
  readonly open: () => Promise<Readable | undefined>;
};

/** Lists the images for those who look after all of them; what moderators took away or whose licence has ended is missing. */
export const listWholeImages = async (ctx: Ctx, ids: readonly number[]): Promise<WholeImage[]> => {
  const found = await findImages(ctx, ids);
  return ids.flatMap((id) => {
    const image = found.get(id);
    return image && image.access !== 'blocked' ? [toWhole(ctx, image)] : [];
  });
};

const toWhole = (ctx: Ctx, image: Image): WholeImage => ({
  ...image,
  extension: image.originalKey.slice(image.originalKey.lastIndexOf('.') + 1),
  open: async () => (await ctx.portal.files.get(image.originalKey))?.stream,
});
