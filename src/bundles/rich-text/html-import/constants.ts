// Limits of what is read from HTML. They are wide for any article and keep time and memory in proportion to its length.

/** How many characters are read; pictures within the text (data: addresses) count too. */
export const MAX_HTML_LENGTH = 4 * 1024 * 1024;

/** How many elements are read. The rules for unclosed tags can make many elements of few characters. */
export const MAX_HTML_ELEMENTS = 50_000;

/** One element has at most so many. */
export const MAX_HTML_ATTRIBUTES = 64;

/** How many elements within each other keep a meaning; of deeper ones the words are read. */
export const MAX_HTML_DEPTH = 200;

/** An attribute that holds one word, such as align, has at most this length. */
export const MAX_WORD_LENGTH = 100;

/** A style or class attribute has at most this length. */
export const MAX_STYLE_LENGTH = 2000;

/** How many different things a report names; further ones are only counted. */
export const MAX_DROPPED_PARTS = 500;

/** What a report names has at most this length. */
export const MAX_DROPPED_LENGTH = 2048;

/** How much a report shows of the address of a picture that is written into it. */
export const MAX_DROPPED_DATA_LENGTH = 40;
