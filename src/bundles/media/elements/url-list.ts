// Lists the addresses of all files of an image. contract.md 2
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden } from '#kernel/errors.ts';
import { SIZE_TAGS } from '../constants.ts';
import { fileKey } from '../image-addresses.ts';
import { toPictureView } from '../pictures.ts';
import { mayEditImage, mayReuseImage } from '../policy.ts';
import type { AskedImage } from '../queries.ts';
import { IMAGE_EXTENSIONS, namedSizes, pictureAddress, sizesIn } from '../rules.ts';
import type { ImageExtension, NamedSize } from '../rules.ts';
import type { PictureView } from '../views.ts';
import { loadSeenImage } from './seen-image.ts';
import * as texts from './texts.ts';
import type { FileView, SizeView, UrlListView } from './views.ts';

/** Loads the list for those who may edit the image or put it somewhere. Throws as `loadSeenImage`, and 403. */
export const loadUrlList = async (ctx: Ctx, id: number): Promise<UrlListView> => {
  const image = await loadSeenImage(ctx, id);
  if (!mayEditImage(ctx.viewer, image) && !mayReuseImage(ctx.viewer, image)) throw forbidden();
  const picture = toPictureView(ctx, image);
  const sizes = await Promise.all(
    namedSizes(picture.sizes).map((size) => toSize(ctx, image, { picture, size })),
  );
  return { sizes: sizes.toSorted(byTag), isGated: image.access === 'gated' };
};

interface PictureSize {
  readonly picture: PictureView;
  readonly size: NamedSize;
}

const toSize = async (ctx: Ctx, image: AskedImage, { picture, size }: PictureSize): Promise<SizeView> => {
  const made = IMAGE_EXTENSIONS.filter((extension) =>
    sizesIn(picture, extension).some(({ tag }) => tag === size.tag),
  );
  return {
    tag: size.tag,
    pixels: texts.pixels(size.width, Math.max(1, Math.round((size.width * image.height) / image.width))),
    files: await Promise.all(made.map((extension) => toFile(ctx, { picture, size }, extension))),
  };
};

const toFile = async (
  ctx: Ctx,
  { picture, size }: PictureSize,
  extension: ImageExtension,
): Promise<FileView> => {
  const version = picture.base.split('/').at(-1)!;
  const facts = await ctx.portal.files.stat(fileKey(picture.id, version, size.tag, extension));
  return {
    extension,
    format: texts.formats[extension],
    bytes: facts ? texts.bytes(facts.bytes) : null,
    address: `${ctx.config.publicUrl}${pictureAddress(picture, size.tag, extension)}`,
  };
};

/** Puts the large sizes first, one of which is what people look for. */
const byTag = (a: SizeView, b: SizeView) => SIZE_TAGS.indexOf(b.tag) - SIZE_TAGS.indexOf(a.tag);
