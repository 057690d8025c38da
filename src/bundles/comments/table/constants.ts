// Numbers and fixed words of the table of comments.

/** States in the address. */
export const TABLE_STATES = ['erschienen', 'wartet', 'verborgen'] as const;
export type TableState = (typeof TABLE_STATES)[number];

/** Letters of a comment that a row shows. */
export const SHOWN_LENGTH = 140;
