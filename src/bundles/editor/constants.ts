// These are the numbers and fixed words of the editor.

/** The height of the field, in pixels. contract.md 9 */
export const DEFAULT_HEIGHT = 150;
export const MAX_HEIGHT = 800;

/** The number of columns and rows that the table picker offers. contract.md 9 */
export const TABLE_PICKER_SIZE = 10;

/** How long typing in BBCode rests before the tree is made of it. */
export const BBCODE_DEBOUNCE_MS = 150;
/**
 * How long to wait until pictures are fetched that the text names by their address: nobody pauses within an address for so
 * long.
 */
export const IMPORT_DEBOUNCE_MS = 1500;

/** contract.md 7 */
export const IMAGE_STATE_CALL = '/media/ajax/imagestoragestate';

/** A picture in a text that is still being made ready is looked for again after this, each time that much later. */
export const LOOK_AGAIN_MS = 1500;
export const MOST_LOOKS = 20;

// These are about pictures, pasted texts and embedded contents.

/** The width of a picture in a text, in pixels. contract.md 9 */
export const MAX_IMAGE_WIDTH = 800;
export const MAX_IMAGE_HEIGHT = 800;

/** The time for one picture of another site, redirects included. */
export const FETCH_TIMEOUT_MS = 10_000;
export const MAX_REDIRECTS = 3;
/** Pictures that come along with one pasted text, how many of them side by side, and in which time for all. */
export const MAX_PASTED_PICTURES = 10;
export const PICTURES_AT_ONCE = 3;
export const PASTE_TIMEOUT_MS = 20_000;

/** What one person may ask of other sites: pictures, pasted texts, embedded contents. */
export const FETCH_LIMIT = { attempts: 100, seconds: 60 * 60 };
export const PASTE_LIMIT = { attempts: 30, seconds: 10 * 60 };
/** The limit for embeds. Opening a text asks about each of its contents, which are known already. */
export const EMBED_LIMIT = { attempts: 300, seconds: 10 * 60 };

/** Signs from which on pieces are searched, and how many are found at most. */
export const MIN_SEARCH_LENGTH = 2;
export const MAX_SEARCH_LENGTH = 200;
export const FOUND_PIECES = 12;
/** Each word is looked for in every title: more of them make nothing clearer. */
export const MAX_SEARCH_WORDS = 8;
/** One person's searches may be more than anybody types. */
export const SEARCH_LIMIT = { attempts: 600, seconds: 10 * 60 };

/** How long typing rests before pieces are searched. */
export const SEARCH_DEBOUNCE_MS = 250;
/** A pasted text that is longer sends the pictures that are written into it one by one before itself. */
export const MAX_PASTED_LENGTH = 500_000;
/** The limit is that of the schema of texts. */
export const MAX_GALLERY_LENGTH = 100;
/** Names the editor to the lists of pictures. contract.md 3 */
export const MANAGER_PREFIX = 'text';
