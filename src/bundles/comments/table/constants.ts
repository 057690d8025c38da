// These are numbers and fixed words of the table of comments.

/** The words for states in the address. */
export const TABLE_STATES = ['erschienen', 'wartet', 'verborgen', 'markiert'] as const;
export type TableState = (typeof TABLE_STATES)[number];

/** How many letters of a comment a row shows. */
export const SHOWN_LENGTH = 140;

/**
 * Up to so many comments that contain the words are looked at one by one; where there are more, one soon meets some by walking
 * along the order.
 */
export const FEW_WITH_WORDS = 8_000;
