// These are the numbers and fixed words of the image editor and of pictures in order. contract.md 3, 4, 9

/** What the editor can do, in the order in which the server does it. contract.md 13 */
export const EDITOR_MODULES = ['upload', 'rotation', 'focuspoint', 'caption', 'copyright'] as const;
export type EditorModule = (typeof EDITOR_MODULES)[number];

/** contract.md 13 */
export const MANAGER_PREFIX = '^[A-Za-z][\\w-]{0,63}$';

/** The angles are counted clockwise from the original. contract.md 4 */
export const ROTATIONS = [0, 90, 180, 270] as const;
export type Rotation = (typeof ROTATIONS)[number];

/** The words beside an image have at most so many characters. */
export const MAX_CAPTION_LENGTH = 1000;
export const MAX_COPYRIGHT_LENGTH = 200;
export const MAX_ALT_LENGTH = 500;
export const MAX_SOURCE_LENGTH = 200;

/** The limit for previews of a turned image: nobody turns faster by hand. */
export const PREROTATE_LIMIT = { attempts: 120, seconds: 60 };

/** Where one's own pictures are listed. */
export const OWN_PICTURES_HREF = '/konto/bilder';

/** Pieces whose use of an image is told by name; all others are counted. */
export const MAX_USES_LISTED = 20;

/** Pictures in a gallery that one call puts in order. contract.md 11.9 */
export const MAX_GALLERY_IMAGES = 200;
