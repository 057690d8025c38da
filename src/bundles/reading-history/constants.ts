// Holds numbers of what is kept of somebody's reading.

/** Pieces of one person; the one that was read longest ago goes first. */
export const MOST_KEPT = 300;
/** Pieces of which one call tells. */
export const MOST_AT_ONCE = 50;
/** No text has as many. */
export const MOST_PARAGRAPHS = 10_000;
/** Calls of one person's browsers. */
export const SYNC_LIMIT = { attempts: 60, seconds: 60 };

/** How many pieces are on one page of the list. */
export const PAGE_LENGTH = 30;
/** The query parameter that leads to the next page of the list. */
export const OLDER_QUERY = 'vor';
