// These are the fixed words of categories and tags.

/** Tag of everything that depends on the list of categories. */
export const CATEGORIES_TAG = 'categories';
