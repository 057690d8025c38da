// Holds numbers and fixed words of the news sitemap.

/** contract.md 14.7: so long after it came out first a piece is news. */
export const NEWS_HOURS = 48;
/** contract.md 14.7: addresses in one file. */
export const MAX_NEWS_IN_FILE = 1000;

export const NEWS_NAMESPACE = 'http://www.google.com/schemas/sitemap-news/0.9';
