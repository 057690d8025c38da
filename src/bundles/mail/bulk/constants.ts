// These are fixed numbers of a mail that goes to many.

/** A line of encoded text, without its end. RFC 2045 */
export const MAX_LINE_LENGTH = 76;
/** What of a word of a header may be encoded at once, in bytes: with its frame it fits into 75 signs. RFC 2047 */
export const WORD_BYTES = 42;
