// These are the numbers and fixed words of one's own pictures.

export const OWN_IMAGES_PAGE = 24;

/** The parameter in the address that asks only for pictures older than the one it names. */
export const OLDER_QUERY = 'vor';

/** The list in the page, which is drawn anew after an upload. */
export const LIST_ID = 'eigene-bilder';

/** The place in the menu of one's own pages. */
export const MENU_ORDER = 45;

/** The prefix of the uploads here. Any name will do: what is brought here is for no editor yet. */
export const OWN_PREFIX = 'eigene-bilder';
