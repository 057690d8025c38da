// Numbers and fixed words of the table of comments.

/** States in the address. */
export const TABLE_STATES = ['erschienen', 'wartet', 'verborgen', 'markiert'] as const;
export type TableState = (typeof TABLE_STATES)[number];

/** Letters of a comment that a row shows. */
export const SHOWN_LENGTH = 140;

/** So many comments with words are looked at one by one; words of more are soon met along the order. */
export const FEW_WITH_WORDS = 8_000;
