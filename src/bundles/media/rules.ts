// Pure rules of pictures, for server and browser alike.
import type { PortraitView } from '#design/Portrait.tsx';
import { AVIF_SIZES, SIZE_TAGS, SIZE_WIDTHS, SOCIAL, SOCIAL_HEIGHT, SOCIAL_WIDTH } from './constants.ts';
import type { SizeTag } from './constants.ts';
import type { MadeSize, PictureView } from './views.ts';

/** The size for a given width in pixels. L is never picked by width, but asked for by name. Spec 9, decisions.md 5.3 */
export const sizeTagForWidth = (width: number): SizeTag => {
  if (width <= 20) return 'T';
  if (width <= 60) return 'XS';
  if (width <= 160) return 'S';
  if (width <= 320) return 'M';
  return width <= 1200 ? 'XL' : 'XXL';
};

/** The sizes that are made of an image so wide: never more than it has, and no two of the same width. decisions.md 5.3 */
export const sizesToMake = (width: number): MadeSize[] =>
  SIZE_TAGS.map((tag) => ({ tag, width: Math.min(SIZE_WIDTHS[tag], width) })).filter(
    (size, i, all) => size.width > (all[i - 1]?.width ?? 0),
  );

/** Within 0 to 100, to a tenth. Spec 3 */
export const toFocusPercent = (value: number): number =>
  Number.isFinite(value) ? Math.round(Math.min(100, Math.max(0, value)) * 10) / 10 : 50;

/** The place as which CSS and the social card cut a picture: `46% 50%`. */
export const focusPosition = ({ focus }: Pick<PictureView, 'focus'>): string => `${focus.x}% ${focus.y}%`;

export const IMAGE_EXTENSIONS = ['jpg', 'webp', 'avif'] as const;
export type ImageExtension = (typeof IMAGE_EXTENSIONS)[number];

/** The address of one file of a picture; of a size that was not made the largest one is given. */
export const pictureAddress = (
  { base, query }: PictureView,
  tag: SizeTag,
  extension: ImageExtension,
): string => `${base}_${tag}.${extension}${query}`;

/** Sizes that were made in this format. */
export const sizesIn = (
  { sizes }: Pick<PictureView, 'sizes'>,
  extension: ImageExtension,
): readonly MadeSize[] =>
  extension === 'avif' ? sizes.filter(({ tag }) => AVIF_SIZES.includes(tag)) : sizes;

/** Addresses of all seven sizes, as the calls of spec 7 give them; empty while there are no files. decisions.md 3 */
export const urlSetOf = (picture: PictureView): Partial<Record<SizeTag, string>> =>
  picture.sizes.length === 0
    ? {}
    : Object.fromEntries(SIZE_TAGS.map((tag) => [tag, pictureAddress(picture, tag, 'jpg')]));

export interface SocialCard {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** What Open Graph shows of a picture; undefined while there are no files. Its address changes with the focus. */
export const socialCardOf = (picture: PictureView): SocialCard | undefined => {
  if (picture.sizes.length === 0) return undefined;
  const { base, query, focus, alt } = picture;
  const mark = `f=${focus.x}-${focus.y}`;
  const path = `${base}_${SOCIAL}.jpg${query ? `${query}&${mark}` : `?${mark}`}`;
  return { path, width: SOCIAL_WIDTH, height: SOCIAL_HEIGHT, alt };
};

/** A person's picture in the size of a portrait; null while there is no file of it. */
export const portraitOf = (picture: PictureView | null | undefined): PortraitView | null => {
  const size = picture?.sizes.find(({ width }) => width >= PORTRAIT_WIDTH) ?? picture?.sizes.at(-1);
  if (!picture || !size) return null;
  return { src: pictureAddress(picture, size.tag, 'webp'), position: focusPosition(picture) };
};

/** Enough for the largest portrait beside a text, 72 pixels, on a dense screen. */
const PORTRAIT_WIDTH = 160;
