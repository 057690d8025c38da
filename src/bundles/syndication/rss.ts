// Writes a feed in RSS 2.0, with the extensions for its own address, authors, whole texts and pictures.
import { element, xmlDocument } from '#kernel/xml.ts';
import type { Xml } from '#kernel/xml.ts';
import { MEDIA, newestChange, toMedia } from './elements.ts';
import type { FeedEntry, FeedView } from './views.ts';

const NAMESPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:media': MEDIA,
};

const CONTENT = 'http://purl.org/rss/1.0/modules/content/';

export const toRss = ({ title, description, link, self, image, hub, entries }: FeedView): string => {
  const changedAt = newestChange(entries);
  const hasTexts = entries.some(({ html }) => html !== null);
  return xmlDocument(
    element(
      'rss',
      { version: '2.0', ...NAMESPACES, ...(hasTexts && { 'xmlns:content': CONTENT }) },
      element(
        'channel',
        {},
        element('title', {}, title),
        element('link', {}, link),
        element('description', {}, description),
        element('language', {}, 'de-DE'),
        changedAt ? element('lastBuildDate', {}, dateOf(changedAt)) : undefined,
        element('atom:link', { href: self, rel: 'self', type: 'application/rss+xml' }),
        hub ? element('atom:link', { href: hub, rel: 'hub' }) : undefined,
        element(
          'image',
          {},
          element('url', {}, image),
          element('title', {}, title),
          element('link', {}, link),
        ),
        entries.map(toItem),
      ),
    ),
  );
};

const toItem = (entry: FeedEntry): Xml =>
  element(
    'item',
    {},
    element('title', {}, entry.title),
    element('link', {}, entry.link),
    element('guid', { isPermaLink: 'false' }, entry.id),
    element('pubDate', {}, dateOf(entry.publishedAt)),
    element('atom:updated', {}, entry.changedAt.toISOString()),
    entry.author ? element('dc:creator', {}, entry.author.name) : undefined,
    entry.categories.map((name) => element('category', {}, name)),
    entry.summary ? element('description', {}, entry.summary) : undefined,
    entry.html === null ? undefined : element('content:encoded', {}, entry.html),
    entry.picture ? toMedia(entry.picture) : undefined,
  );

/** RFC 822, in which RSS writes moments. */
const dateOf = (moment: Date): string => moment.toUTCString();
