// Gives images as an export takes them along: their words, and their JPEG files with these words in them. contract.md 15.6
import { Readable } from 'node:stream';
import type { Ctx } from '#kernel/ctx.ts';
import type { ExportImage, ExportImageFile } from '#kernel/exporting.ts';
import type { SizeTag } from './constants.ts';
import { BrokenImage } from './formats/image-format.ts';
import { withIptc } from './formats/jpeg.ts';
import { fileKey } from './image-addresses.ts';
import { mayReuseImage, maySeeImage } from './policy.ts';
import { toPictureView } from './pictures.ts';
import { findAskedImages } from './queries.ts';
import type { AskedImage } from './queries.ts';
import { namedSizes, pictureAddress, sizeForWidth } from './rules.ts';

/** Lists those images that the viewer may see, with what they may take along of them; blocked and failed ones are missing. */
export const listExportImages = async (ctx: Ctx, ids: readonly number[]): Promise<ExportImage[]> => {
  const images = [...(await findAskedImages(ctx, ids)).values()];
  return images
    .filter((image) => image.access !== 'blocked' && maySeeImage(ctx.viewer, image))
    .map((image) => toExportImage(ctx, image));
};

const THUMB_WIDTH = 320;

/** The sizes that an export takes along; smaller ones would be half words, and are for pages only. docs/decisions/0027 */
const TAKEN_ALONG: readonly SizeTag[] = ['M', 'L', 'XL', 'XXL'];

const toExportImage = (ctx: Ctx, image: AskedImage): ExportImage => {
  const view = toPictureView(ctx, image);
  const thumb = sizeForWidth(view, THUMB_WIDTH);
  const sizes = namedSizes(image.sizes).filter(({ tag }) => TAKEN_ALONG.includes(tag));
  return {
    id: image.id,
    caption: image.caption,
    alt: image.alt,
    credit: image.copyright,
    source: image.source,
    licence: image.licence,
    isReusable: mayReuseImage(ctx.viewer, image),
    thumb: thumb ? pictureAddress(view, thumb.tag, 'jpg') : null,
    files: (sizes.length > 0 ? sizes : image.sizes.slice(-1)).map((size) => ({
      ...toFile(ctx, image, size),
      address: pictureAddress(view, size.tag, 'jpg'),
    })),
  };
};

const toFile = (
  { portal: { files } }: Ctx,
  { id, version, width: fullWidth, height: fullHeight, caption, copyright }: AskedImage,
  { tag, width }: AskedImage['sizes'][number],
): Omit<ExportImageFile, 'address'> => {
  const key = fileKey(id, version, tag, 'jpg');
  return {
    size: tag,
    width,
    height: Math.max(1, Math.round((width * fullHeight) / fullWidth)),
    bytes: async () => (await files.stat(key))?.bytes ?? 0,
    open: async () => {
      const file = await files.get(key);
      if (!file) return undefined;
      // The file is one of the made sizes, which are some hundred kilobytes; the words may be newer than it.
      const bytes = Buffer.concat(await file.stream.toArray());
      const worded = wordedOrNothing(bytes, { caption, copyright });
      return worded && Readable.from([worded]);
    },
  };
};

/**
 * Writes the words into the file. A file that has been damaged counts as lost: one picture must not break off an export of
 * thousands.
 */
const wordedOrNothing = (file: Buffer, words: { caption: string; copyright: string }) => {
  try {
    return withIptc(file, words);
  } catch (error) {
    if (error instanceof BrokenImage) return undefined;
    throw error;
  }
};
