// Holds the numbers of saved searches.

/** The most searches that one person may save; nobody keeps up with more. */
export const MAX_SAVED = 50;
