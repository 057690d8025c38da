// Says how many tags a piece bears, for other bundles' components and for those who check them.

export { MAX_TAGS, MAX_TAG_LENGTH } from '../constants.ts';
/** What is said of tags that are too many or too long. */
export { tagTooLong, tooManyTags } from '../texts.ts';
