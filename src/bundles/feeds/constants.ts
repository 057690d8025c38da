// These are the fixed words of feeds and sitemaps.

export const RSS_TYPE = 'application/rss+xml; charset=utf-8';
export const XML_TYPE = 'application/xml; charset=utf-8';
export const PLAIN_TYPE = 'text/plain; charset=utf-8';
export const SITEMAP_NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
