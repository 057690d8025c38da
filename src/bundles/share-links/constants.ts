// Holds the fixed words of passing things on.

/** The query, in the address of the page with all ways, that names the server at which somebody has their account. */
export const SERVER_QUERY = 'server';

/** How long, in seconds, others may go on showing a card that is gone. */
export const CARD_MAX_AGE_S = 300;

/** The size of the frame in which other sites show a card, in pixels. */
export const FRAME_WIDTH = 600;
export const FRAME_HEIGHT = 220;
/** Where it is less wide the picture stands above the words. */
export const NARROW = 420;
export const FRAME_HEIGHT_NARROW = 400;

/** The most pixels that somebody may ask for. */
export const MAX_PIXELS = 9999;
