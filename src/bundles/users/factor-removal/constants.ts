// This is the number of taking a second factor away.

/** The most characters of a reason. */
export const REMOVAL_REASON_MAX_LENGTH = 1000;
