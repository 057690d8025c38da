// Says whose images they are. Whoever puts an image somewhere must own it or be an editor. contract.md 15.6
import type { Ctx } from '#kernel/ctx.ts';
import { mayReuseImage, maySeeImage, mayShowImage } from './policy.ts';
import { findAskedImages, findImages } from './queries.ts';
import type { AskedImage } from './queries.ts';

/** Finds the owners by image, in one query; unknown and blocked ones are missing. */
export const imageOwners = async (
  ctx: Ctx,
  imageIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const images = [...(await findImages(ctx, imageIds)).values()];
  return new Map(images.filter(({ access }) => access !== 'blocked').map(({ id, ownerId }) => [id, ownerId]));
};

/** Says whether the viewer may know of an image at all. */
export const isImageSeen = async (ctx: Ctx, imageId: number): Promise<boolean> => {
  const image = (await findAskedImages(ctx, [imageId])).get(imageId);
  return image !== undefined && maySeeImage(ctx.viewer, image);
};

/** Says whether the viewer may use an image for something of theirs. */
export const isImageReusable = async (ctx: Ctx, imageId: number): Promise<boolean> => {
  const image = (await findAskedImages(ctx, [imageId])).get(imageId);
  return image !== undefined && mayReuseImage(ctx.viewer, image);
};

/**
 * Returns those of these images that the viewer may put where others see them, at a place: their own; for editors there also
 * those of others, as far as they see them themselves.
 */
export const showableImages = async (
  ctx: Ctx,
  imageIds: readonly number[],
  locationPath: string,
): Promise<ReadonlySet<number>> => {
  const images = [...(await findAskedImages(ctx, imageIds)).values()];
  const isShowable = (image: AskedImage) =>
    image.access !== 'blocked' &&
    mayShowImage(ctx.viewer, { ownerId: image.ownerId, locationPath }) &&
    maySeeImage(ctx.viewer, image);
  return new Set(images.filter(isShowable).map(({ id }) => id));
};
