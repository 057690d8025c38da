// These are the numbers and fixed words of pictures.
import { DAY_MS, HOUR_MS } from '#kernel/durations.ts';

/** The values of imageType and the media type of the calls; `image` where nothing is said. contract.md 13 */
export const MEDIA_TYPES = ['image', 'streaming_media'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

/** Names of the sizes, which stand before the extension of an address as `_{size}`. contract.md 3 */
export const SIZE_TAGS = ['T', 'XS', 'S', 'M', 'L', 'XL', 'XXL'] as const;
export type SizeTag = (typeof SIZE_TAGS)[number];

/** The widths in pixels of the sizes; never more than the original has. contract.md 15.3 */
export const SIZE_WIDTHS: Readonly<Record<SizeTag, number>> = {
  T: 20,
  XS: 60,
  S: 160,
  M: 320,
  L: 800,
  XL: 1200,
  XXL: 2000,
};

/** One more width between M and L, for `srcset` alone: nobody asks for it by name, and no call tells of it. docs/decisions/0158 */
export const STEP = 'ML';
export const STEP_WIDTH = 480;
/** Whatever a file of an image can be called by its width. */
export type FileTag = SizeTag | typeof STEP;

/** The most bytes an upload may have; exactly so many pass. contract.md 9, 15.1 */
export const MAX_UPLOAD_BYTES = 32_000_000;

/** The number of images that one person may upload in an hour. */
export const UPLOAD_LIMIT = { attempts: 200, seconds: 60 * 60 };

/** What a picture may unfold to; more could exhaust the memory of the worker. */
export const MAX_PIXELS = 100_000_000;
/** The longest side that WebP can hold. */
export const MAX_SIDE = 16_383;

/** The file that others show who link to a page, cut around the focus. contract.md 15.3 */
export const SOCIAL_WIDTH = 1200;
export const SOCIAL_HEIGHT = 630;
/** Stands in the place of a size in the social card's address. */
export const SOCIAL = 'social';

/** Sizes that are made in AVIF, too. contract.md 15.3 */
export const AVIF_SIZES: readonly FileTag[] = ['L', 'XL', 'XXL'];

/** The number of the recipe; another one makes other addresses, since sizes, formats or their quality were changed. */
export const RECIPE = 1;

/** The name of the job that removes files that nothing needs any more. */
export const REMOVE_FILES = 'media.remove-files';
/** The name of the job that makes all files of an image. */
export const MAKE_VARIANTS = 'media.make-variants';
/** The same for files of an image that is ready, whose words or focus were changed. */
export const REMAKE_IMAGE = 'media.remake-image';
/** An image whose making failed so often is given up. */
export const MAX_FAILURES = 3;
/** The same limit holds for one whose making took the worker down with it. */
export const MAX_ATTEMPTS = 6;
/** How long an image waits when the file storage is away. */
export const STORAGE_PAUSE_MS = 60_000;
/** An original that no image belongs to after this time never gets one. */
export const ORPHANED_AFTER_MS = DAY_MS;
/** An image that is unfinished after this time is handed to the worker once more. */
export const STALLED_AFTER_MS = HOUR_MS;

/** The time for which caches may keep files at public addresses, which change with the picture: a day. contract.md 15.5 */
export const PUBLIC_MAX_AGE_S = 86_400;

/** Returns the cache tag of whatever shows an image. */
export const imageTag = (id: number) => `image:${id}`;

/** contract.md 9: one picture of a gallery gives way to the next in this time. */
export const GALLERY_FADE_MS = 800;
/** contract.md 9: thumbnails beside each other, and what lies between them. */
export const GALLERY_THUMBS_ABREAST = 4;
export const GALLERY_THUMB_GAP_PX = 5;
/** Pictures of a gallery that are shown at first; a button reveals the others. contract.md 2 */
export const GALLERY_FIRST_SHOWN = 8;
/** How long a picture stays while the gallery goes on by itself. */
export const GALLERY_STAY_MS = 5000;

/** What a job weighs of images whose files were made: some thousand files. */
export const IMAGES_WEIGHED_AT_ONCE = 300;
/** How many images from before there was a step a job gives one: about a minute of work. */
export const IMAGES_STEPPED_AT_ONCE = 200;
/** What people say of an image, as the history names it. */
export const SAID_OF_IMAGES = ['caption', 'copyright', 'alt', 'source', 'filename'];
