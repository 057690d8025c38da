// These are numbers of one's own page about moderation.

/** The most entries of each list; what is older stands in the mails, and in the data one can take along. */
export const MOST_OWN = 100;
export const MENU_ORDER = 78;
