// Returns an image as the text editor's calls give it, with addresses for its pages. contract.md 7, 13
import type { Ctx } from '#kernel/ctx.ts';
import type { FileSource } from '#kernel/files.ts';
import { versionOf } from '../image-addresses.ts';
import { imageObjOf } from '../image-obj.ts';
import type { ImageObj } from '../image-obj.ts';
import { imageOwners, isImageSeen } from '../image-owners.ts';
import type { UploadRefusal } from '../originals.ts';
import { toPictureView } from '../pictures.ts';
import { mayShowImage } from '../policy.ts';
import { findImages } from '../queries.ts';
import { namedSizes, pictureAddress, sizeForWidth, sizesToMake } from '../rules.ts';
import type { NamedSize } from '../rules.ts';
import { importImage } from './import-image.ts';

export interface TextImage {
  readonly imageId: number;
  readonly imageObj: ImageObj;
  /** The largest size that fits into the box. Of a stub the address that it will have: its file comes in a moment. */
  readonly image_link: string;
  readonly thumb_link: string;
}

/** The size of a box in pixels. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** Returns the image for a text. The caller has asked whether the viewer may see it. Throws for an unknown one. */
export const textImageOf = async (ctx: Ctx, id: number, box: Box): Promise<TextImage> => {
  const image = (await findImages(ctx, [id])).get(id);
  if (!image) throw new Error(`there is no image ${id}`);
  const version = image.version || versionOf(image);
  const sizes = namedSizes(image.sizes.length > 0 ? image.sizes : sizesToMake(image.width));
  const picture = toPictureView(ctx, { ...image, version, sizes });
  const thumb = sizeForWidth({ sizes }, THUMB_WIDTH);
  const addressOf = (size = sizes[0]) => pictureAddress(picture, size?.tag ?? 'T', 'jpg');
  return {
    imageId: id,
    imageObj: imageObjOf(ctx, image),
    image_link: addressOf(fitting(sizes, image.height / image.width, box)),
    thumb_link: addressOf(thumb),
  };
};

/** Takes the viewer's file in for a text; see `importImage`. */
export const bringTextImage = async (
  ctx: Ctx,
  source: FileSource,
  { filename, isOwn, box }: { readonly filename: string; readonly isOwn: boolean; readonly box: Box },
): Promise<{ readonly kind: 'imported'; readonly image: TextImage } | UploadRefusal> => {
  const outcome = await importImage(ctx, source, filename, { isOwn });
  return outcome.kind === 'refused'
    ? outcome
    : { kind: 'imported', image: await textImageOf(ctx, outcome.image.imageObj.id, box) };
};

/** Returns an image that is there already, for those who see it and may put it anywhere. */
export const takeTextImage = async (
  ctx: Ctx,
  id: number,
  box: Box,
): Promise<TextImage | 'unseen' | 'notYours'> => {
  const ownerId = (await imageOwners(ctx, [id])).get(id);
  if (ownerId === undefined || !(await isImageSeen(ctx, id))) return 'unseen';
  if (!mayShowImage(ctx.viewer, { ownerId, locationPath: '' })) return 'notYours';
  return textImageOf(ctx, id, box);
};

/** The width of the preview in pixels. */
const THUMB_WIDTH = 160;

const fitting = (sizes: readonly NamedSize[], heightPerWidth: number, box: Box) =>
  sizes.findLast(({ width }) => width <= box.width && Math.round(width * heightPerWidth) <= box.height);
