// Holds the addresses for machines that read everything. Those of feeds stand beside those of the lists they belong to.
import { path } from '#kernel/named-routes.ts';

export const feedPaths = {
  /** Which feeds there are, and the same for programs. */
  all: path('feeds', 'GET', '/feeds'),
  opml: path('feeds_opml', 'GET', '/feeds.opml'),
  robots: path('robots', 'GET', '/robots.txt'),
  sitemap: path('sitemap', 'GET', '/sitemap.xml'),
  newsSitemap: path('sitemap_news', 'GET', '/sitemap-news.xml'),
  newsSitemapPart: path('sitemap_news_part', 'GET', '/sitemap-news-{part}.xml'),
  sitemapPart: path('sitemap_part', 'GET', '/sitemap-{kind}-{part}.xml'),
};
