// These are the numbers of the cockpit.

export const MAX_QUESTION_LENGTH = 100;

/** The limit is that of each group, in the palette and on the page. */
export const HITS_PER_GROUP = 8;
