// Topic: images as other bundles' pages show them, in batches.
import type { Ctx } from '#kernel/ctx.ts';
import { findImages } from './queries.ts';
import type { Image } from './queries.ts';
import type { PictureView } from './views.ts';

/**
 * Pictures for pages, in one query; unknown, blocked and failed ones are missing. The caller has asked whether the
 * viewer may see what shows them: gated ones get an address that works for an hour or two. decisions.md 5.5
 */
export const picturesByIds = async (
  ctx: Ctx,
  ids: Iterable<number | null>,
): Promise<ReadonlyMap<number, PictureView>> => {
  const wanted = [...ids].filter((id) => id !== null);
  const found = [...(await findImages(ctx, wanted)).values()];
  return new Map(found.filter(isShown).map((image) => [image.id, toPictureView(image)]));
};

const isShown = (image: Image) => image.access !== 'blocked' && image.failure === null;

const toPictureView = (image: Image): PictureView => ({
  id: image.id,
  width: image.sizes.at(-1)?.width ?? image.width,
  height: Math.round(((image.sizes.at(-1)?.width ?? image.width) * image.height) / image.width),
  alt: image.alt,
  caption: image.caption,
  credit: image.copyright,
  focus: { x: image.focusX, y: image.focusY },
  placeholder: image.placeholder,
  isStub: image.isStub,
  base: `/media/image/${image.id}/${image.version}`,
  query: '',
  sizes: image.sizes,
});
