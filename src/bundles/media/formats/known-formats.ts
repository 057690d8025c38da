// These are all kinds of image files that the door knows.
import { avif } from './avif.ts';
import { bmp } from './bmp.ts';
import { gif } from './gif.ts';
import { heic } from './heic/heic.ts';
import type { ImageFormat } from './image-format.ts';
import { jpeg } from './jpeg.ts';
import { png } from './png.ts';
import { tiff } from './tiff.ts';
import { webp } from './webp.ts';

/** These are accepted everywhere. contract.md 5 */
export const USUAL_FORMATS: readonly ImageFormat[] = [gif, jpeg, png, tiff, bmp];

/** Returns the kind under whose extension an original is kept. */
export const formatOfKey = (key: string): ImageFormat | undefined =>
  [...USUAL_FORMATS, webp, avif, heic].find(({ extension }) => key.endsWith(`.${extension}`));
