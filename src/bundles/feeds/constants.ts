// Numbers and fixed words of feeds and sitemaps.

/** Ids that one sitemap covers, so that a part stays what it is while new things come. The format allows 50,000 addresses. */
export const IDS_PER_PART = 5000;
/** Places that one sitemap covers, each with all its categories. */
export const PLACES_PER_PART = 500;

export const RSS_TYPE = 'application/rss+xml; charset=utf-8';
export const XML_TYPE = 'application/xml; charset=utf-8';
export const PLAIN_TYPE = 'text/plain; charset=utf-8';
