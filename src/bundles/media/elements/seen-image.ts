// Loads an image that a call is about, as far as the viewer may see it.
import type { Ctx } from '#kernel/ctx.ts';
import { forbiddenIfSeen, gone, notFound } from '#kernel/errors.ts';
import type { HttpError } from '#kernel/errors.ts';
import { maySeeImage } from '../policy.ts';
import { findAskedImages } from '../queries.ts';
import type { AskedImage } from '../queries.ts';

/** Throws 404 for unknown and invisible ones, 410 for blocked ones, whoever asks: there is nothing to show of them. */
export const loadSeenImage = async (ctx: Ctx, id: number): Promise<AskedImage> => {
  const image = (await findAskedImages(ctx, [id])).get(id);
  if (!image) throw notFound();
  if (image.access === 'blocked') throw gone();
  if (!maySeeImage(ctx.viewer, image)) throw notFound();
  return image;
};

/** Returns the error for somebody who may not do what they want with it. */
export const refusalOf = ({ viewer }: Ctx, image: AskedImage): HttpError =>
  forbiddenIfSeen(maySeeImage(viewer, image));
