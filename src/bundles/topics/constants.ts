// These are the fixed words of categories and tags.

/** Tag of everything that depends on the list of categories. */
export const CATEGORIES_TAG = 'categories';

export const CATEGORY_TONES = ['news', 'opinion'] as const;
export const CATEGORY_NAME_MAX_LENGTH = 60;
export const TAG_NAME_MAX_LENGTH = 60;
/** The most other words for one tag. */
export const SYNONYMS_MAX = 100;
export const TAGS_PER_PAGE = 100;
