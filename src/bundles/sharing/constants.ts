// These are the numbers and fixed words of cards.

/** What Open Graph asks for, in pixels. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** Counts how cards were drawn: other marks for all of them when the drawing changes. */
export const CARD_DESIGN = 1;
/** The same of those with a picture. */
export const PICTURE_DESIGN = 1;
/** The width of the file that a card is cut from. */
export const CARD_PICTURE_WIDTH = 1200;

/** So many cards stay in memory, some 30 KB each, 100 KB with a picture. */
export const MAX_CACHED_CARDS = 200;
/**
 * The most cards that may wait. They are drawn one after another, since each takes a core for a tenth of a second; who comes
 * later is asked to come again.
 */
export const MOST_WAITING = 20;
/** Those who show links keep a picture for themselves anyway. */
export const CARD_MAX_AGE_S = 86_400;
