// Fixed words of passing things on.

/** In the address of the page with all ways: the server at which somebody has their account. */
export const SERVER_QUERY = 'server';

/** In seconds: so long others may go on showing a card that is gone. */
export const CARD_MAX_AGE_S = 300;

/** Of the frame in which other sites show a card, in pixels. */
export const FRAME_WIDTH = 600;
export const FRAME_HEIGHT = 220;
/** Where it is less wide the picture stands above the words. */
export const NARROW = 420;
export const FRAME_HEIGHT_NARROW = 400;

/** That somebody may ask for. */
export const MAX_PIXELS = 9999;
