// These are the fixed words and numbers of a portal's own pictures.

/** Each stands at one place of the page where they are chosen. */
export const BRAND_PICTURES = ['logo', 'logoDark', 'icon', 'card'] as const;
export type BrandPictureName = (typeof BRAND_PICTURES)[number];

/** The smallest width and height in pixels: what is smaller looks coarse where it is shown. */
export const SMALLEST: Readonly<
  Record<BrandPictureName, { readonly width: number; readonly height: number }>
> = {
  logo: { width: 80, height: 40 },
  logoDark: { width: 80, height: 40 },
  icon: { width: 192, height: 192 },
  card: { width: 600, height: 315 },
};

/**
 * The largest side in pixels: such pictures are drawn for screens; a photograph of a poster is not wanted here, nor held in the
 * server's memory.
 */
export const LARGEST_SIDE = 4096;

/** A logo is shown at most half as large, so that it stays sharp on screens with two pixels for one. */
export const LOGO_BOX = { width: 1000, height: 200 };

/** The widths of the square symbol, and the one for devices that cut a shape of their own out of it. */
export const ICON_SIDES = [512, 192, 180, 32] as const;
export const MASKABLE_SIDE = 512;
/** The share of the side that is the middle, within which nothing is cut away. w3.org/TR/appmanifest/#icon-masks */
export const MASKABLE_SHARE = 0.72;

/** What Open Graph asks for. */
export const CARD_BOX = { width: 1200, height: 630 };

/** Each picture is worked on and kept: so many an hour and person. */
export const UPLOAD_LIMIT = { attempts: 30, seconds: 60 * 60 };
