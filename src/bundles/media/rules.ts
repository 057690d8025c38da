// Pure rules of pictures, for server and browser alike.
import type { SizeTag } from './constants.ts';

/** The size for a given width in pixels. L is never picked by width, but asked for by name. Spec 9, decisions.md 5.3 */
export const sizeTagForWidth = (width: number): SizeTag => {
  if (width <= 20) return 'T';
  if (width <= 60) return 'XS';
  if (width <= 160) return 'S';
  if (width <= 320) return 'M';
  return width <= 1200 ? 'XL' : 'XXL';
};
