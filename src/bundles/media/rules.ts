// These are pure rules of pictures, for server and browser alike.
import type { PortraitView } from '#design/Portrait.tsx';
import {
  AVIF_SIZES,
  SIZE_TAGS,
  SIZE_WIDTHS,
  SOCIAL,
  SOCIAL_HEIGHT,
  SOCIAL_WIDTH,
  STEP,
  STEP_WIDTH,
} from './constants.ts';
import type { FileTag, SizeTag } from './constants.ts';
import type { MadeSize, PictureView } from './views.ts';

/** Returns the size for a given width in pixels. L is never picked by width, but asked for by name. contract.md 9, 15.3 */
export const sizeTagForWidth = (width: number): SizeTag => {
  if (width <= 20) return 'T';
  if (width <= 60) return 'XS';
  if (width <= 160) return 'S';
  if (width <= 320) return 'M';
  return width <= 1200 ? 'XL' : 'XXL';
};

/** Returns the file for a width where one address is needed: where an image has less, its largest. Undefined without files. */
export const sizeForWidth = ({ sizes }: Pick<PictureView, 'sizes'>, width: number): NamedSize | undefined => {
  const most = SIZE_TAGS.indexOf(sizeTagForWidth(width));
  return namedSizes(sizes).findLast(({ tag }) => SIZE_TAGS.indexOf(tag) <= most);
};

/** A file of one of the seven sizes. */
export interface NamedSize extends MadeSize {
  readonly tag: SizeTag;
}

/** Returns the sizes of the contract's seven, which calls, exports and tables tell of. */
export const namedSizes = (sizes: readonly MadeSize[]): NamedSize[] =>
  sizes.filter((size): size is NamedSize => size.tag !== STEP);

/**
 * Returns the sizes that are made of an image so wide: never more than it has, and no two of the same width. contract.md 15.3
 * The seven are those that there would be without the step.
 */
export const sizesToMake = (width: number): MadeSize[] => {
  const named: MadeSize[] = SIZE_TAGS.map((tag) => ({ tag, width: Math.min(SIZE_WIDTHS[tag], width) }));
  const sizes = named.filter((size, i, all) => size.width > (all[i - 1]?.width ?? 0));
  return width > STEP_WIDTH ? withStep(sizes) : sizes;
};

/** Returns the files of an image that has got the step, ascending by width as before. */
export const withStep = (sizes: readonly MadeSize[]): MadeSize[] =>
  [...namedSizes(sizes), { tag: STEP, width: STEP_WIDTH } as const].toSorted((a, b) => a.width - b.width);

/** Brings it within 0 to 100, to a tenth. contract.md 3 */
export const toFocusPercent = (value: number): number =>
  Number.isFinite(value) ? Math.round(Math.min(100, Math.max(0, value)) * 10) / 10 : 50;

/** Gives the place as which CSS and the social card cut a picture: `46% 50%`. */
export const focusPosition = ({ focus }: Pick<PictureView, 'focus'>): string => `${focus.x}% ${focus.y}%`;

export const IMAGE_EXTENSIONS = ['jpg', 'webp', 'avif'] as const;
export type ImageExtension = (typeof IMAGE_EXTENSIONS)[number];

/** Returns the address of one file of a picture; of a size that was not made the largest one is given. */
export const pictureAddress = (
  { base, query }: PictureView,
  tag: FileTag,
  extension: ImageExtension,
): string => `${base}_${tag}.${extension}${query}`;

/** One file of a picture, as it is. */
export interface PictureFile {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** Returns the one file that is needed for a width, such as in a feed; undefined while there are none. */
export const fileForWidth = (picture: PictureView, width: number): PictureFile | undefined => {
  const size = sizeForWidth(picture, width);
  return (
    size && {
      path: pictureAddress(picture, size.tag, 'jpg'),
      width: size.width,
      height: Math.round((size.width * picture.height) / picture.width),
    }
  );
};

/** Returns the sizes that were made in this format. */
export const sizesIn = (
  { sizes }: Pick<PictureView, 'sizes'>,
  extension: ImageExtension,
): readonly MadeSize[] =>
  extension === 'avif' ? sizes.filter(({ tag }) => AVIF_SIZES.includes(tag)) : sizes;

/**
 * Returns the addresses of all seven sizes, as the calls of contract.md 7 give them; empty while there are no files.
 * contract.md 13
 */
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

/** Returns what Open Graph shows of a picture; undefined while there are no files. Its address changes with the focus. */
export const socialCardOf = (picture: PictureView): SocialCard | undefined => {
  if (picture.sizes.length === 0) return undefined;
  const { base, query, focus, alt } = picture;
  const mark = `f=${focus.x}-${focus.y}`;
  const path = `${base}_${SOCIAL}.jpg${query ? `${query}&${mark}` : `?${mark}`}`;
  return { path, width: SOCIAL_WIDTH, height: SOCIAL_HEIGHT, alt };
};

/** Returns a person's picture in the size of a portrait; null while there is no file of it. */
export const portraitOf = (picture: PictureView | null | undefined): PortraitView | null => {
  if (!picture) return null;
  const size = sizeForWidth(picture, PORTRAIT_WIDTH);
  return size ? { src: pictureAddress(picture, size.tag, 'webp'), position: focusPosition(picture) } : null;
};

/** This is enough for the largest portrait beside a text, 72 pixels, on a dense screen. */
const PORTRAIT_WIDTH = 160;
