// These are fixed numbers of what is told about moderation in public, and to the Commission.

/** The number of statements that the Commission's database takes in one call. */
export const STATEMENTS_PER_FILE = 100;

/** The version of the JSON form of the report; it grows with what its readers have to know of. */
export const REPORT_VERSION = 1;
