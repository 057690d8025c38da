// Writes a feed in JSON Feed 1.1. https://www.jsonfeed.org/version/1.1/
import type { FeedEntry, FeedView } from './views.ts';

const VERSION = 'https://jsonfeed.org/version/1.1';

export const toJsonFeed = (feed: FeedView): string =>
  JSON.stringify({
    version: VERSION,
    title: feed.title,
    description: feed.description,
    home_page_url: feed.link,
    feed_url: feed.self,
    icon: feed.image,
    language: 'de-DE',
    ...(feed.hub && { hubs: [{ type: 'WebSub', url: feed.hub }] }),
    items: feed.entries.map(toItem),
  });

/** An item has to have a text; where there is none, its title stands for it. */
const toItem = ({ html, summary, author, picture, categories, ...entry }: FeedEntry) => ({
  id: entry.id,
  url: entry.link,
  title: entry.title,
  ...(html === null ? { content_text: summary || entry.title } : { content_html: html }),
  ...(summary && { summary }),
  ...(picture && { image: picture.url }),
  date_published: entry.publishedAt.toISOString(),
  date_modified: entry.changedAt.toISOString(),
  ...(author && { authors: [{ name: author.name, ...(author.link && { url: author.link }) }] }),
  ...(categories.length > 0 && { tags: categories }),
});
