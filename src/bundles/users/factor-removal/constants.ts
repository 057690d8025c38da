// This is the number of taking a second factor away.

/** In characters. */
export const REMOVAL_REASON_MAX_LENGTH = 1000;
