// Other bundles' pages get their images here, in batches.
import type { Ctx } from '#kernel/ctx.ts';
import { baseOf, signedQuery } from './image-addresses.ts';
import { findShownImages } from './queries.ts';
import type { ShownImage } from './queries.ts';
import type { PictureView } from './views.ts';

/**
 * Returns pictures for pages, in one query; unknown, blocked and failed ones are missing. The caller has asked whether the
 * viewer may see what shows them: gated ones get an address that works for an hour or two. What everybody sees makes its images
 * public (`setImageUses`), so pages for anonymous readers, which are kept, never hold such an address.
 */
export const picturesByIds = async (
  ctx: Ctx,
  ids: Iterable<number | null>,
): Promise<ReadonlyMap<number, PictureView>> => {
  const wanted = [...ids].filter((id) => id !== null);
  const found = await findShownImages(ctx, wanted);
  return new Map(found.filter(isShown).map((image) => [image.id, toPictureView(ctx, image)]));
};

/** Says whether the image can be shown; one whose later edits failed still has the files of before. */
const isShown = ({ access, failure, sizes }: ShownImage) =>
  access !== 'blocked' && (failure === null || sizes.length > 0);

/** Returns one image as pages show it; asks nobody whether the viewer may. */
export const toPictureView = (ctx: Ctx, image: ShownImage): PictureView => {
  const width = image.sizes.at(-1)?.width ?? image.width;
  return {
    id: image.id,
    width,
    height: Math.max(1, Math.round((width * image.height) / image.width)),
    alt: image.alt,
    caption: image.caption,
    credit: image.copyright,
    ...(image.licence && { licence: image.licence }),
    focus: { x: image.focusX, y: image.focusY },
    placeholder: image.placeholder,
    isStub: image.isStub,
    base: baseOf(image),
    query: image.access === 'public' ? '' : signedQuery(ctx, image.id),
    sizes: image.sizes,
  };
};
