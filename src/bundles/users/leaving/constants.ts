// Holds the numbers of taking one's data along.

/** Collecting everything is work: so often a day and person. */
export const EXPORT_LIMIT = { attempts: 5, seconds: 24 * 60 * 60 };
