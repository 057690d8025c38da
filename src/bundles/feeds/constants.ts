// These are the fixed words of feeds and sitemaps.

export const XML_TYPE = 'application/xml; charset=utf-8';
export const PLAIN_TYPE = 'text/plain; charset=utf-8';
export const SITEMAP_NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
export const OPML_TYPE = 'text/x-opml; charset=utf-8';

/** Among so many pieces that came out last the page of feeds looks for tags, and for places where there are many. */
export const NEWEST_LOOKED_AT = 500;
/** Feeds of tags that are listed. */
export const MOST_TAGS = 60;
/** Places that are listed with their feeds, and feeds of all their categories together. */
export const MOST_PLACES = 200;
export const MOST_CATEGORY_FEEDS = 600;

/** So often the programs of one person may ask for their own feed. */
export const OWN_FEED_LIMIT = { attempts: 120, seconds: 3600 };

/** A hub that takes longer, or says more, counts as one that failed. */
export const HUB_TIMEOUT_MS = 15_000;
export const HUB_ANSWER_BYTES = 65_536;
