// Shows blocked images to those who decide on them. Their usual addresses answer 410 to everybody; these look at the session
// instead, and nothing of them is kept anywhere.
import { storedFile } from '#kernel/answers.ts';
import type { Answer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { keyOfAsked, parseFileName } from '../image-addresses.ts';
import { toPictureView } from '../pictures.ts';
import { maySeeImage } from '../policy.ts';
import { findAskedImages } from '../queries.ts';
import type { Image } from '../queries.ts';
import type { PictureView } from '../views.ts';
import { rightsPaths } from './paths.ts';

/** Gives everything before `_{size}` of these addresses. */
const previewBase = ({ id, version }: Pick<Image, 'id' | 'version'>): string =>
  url(rightsPaths.preview, { id, file: version });

/**
 * Returns the picture for pages of those who may do something about it: one that is blocked lies at addresses of its own, so
 * that whoever prolongs its licence sees it.
 */
export const toDecidedPicture = (ctx: Ctx, image: Image): PictureView => {
  const picture = toPictureView(ctx, image);
  const isMade = image.sizes.length > 0;
  return image.access === 'blocked' && isMade ? { ...picture, base: previewBase(image), query: '' } : picture;
};

/** Throws 404 for what isn't there, also to those who don't decide on it. */
export const loadPreview = async (ctx: Ctx, id: number, file: string): Promise<Answer> => {
  const asked = parseFileName(file);
  const image = (await findAskedImages(ctx, [id])).get(id);
  if (!image || !asked || !maySeeImage(ctx.viewer, image)) throw notFound();
  const key = keyOfAsked(image, asked);
  if (!key || asked.version !== image.version) throw notFound();
  return storedFile(key, {
    etag: `"${image.version}-${image.edition}-${asked.name}-${asked.extension}"`,
    'cache-control': 'private, no-store',
  });
};
