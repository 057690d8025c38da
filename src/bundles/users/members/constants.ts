// Fixed numbers of the desk of members.

export const MEMBERS_PER_PAGE = 30;
export const REASON_MAX_LENGTH = 1000;
export const SEARCH_MAX_LENGTH = 100;

/** Stands in the database for a suspension without an end: later than any that has one. */
export const OPEN_END = new Date('9999-12-31T00:00:00Z');
