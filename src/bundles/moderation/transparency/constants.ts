// Fixed numbers of what is told about moderation in public, and to the Commission.

/** As many as the Commission's database takes in one call. */
export const STATEMENTS_PER_FILE = 100;

/** Of the JSON form of the report; it grows with what its readers have to know of. */
export const REPORT_VERSION = 1;
