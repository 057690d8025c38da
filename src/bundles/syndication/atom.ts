// Writes a feed in Atom 1.0. RFC 4287
import { element, xmlDocument } from '#kernel/xml.ts';
import type { Xml } from '#kernel/xml.ts';
import { MEDIA, newestChange, toMedia } from './elements.ts';
import type { FeedEntry, FeedView } from './views.ts';

const NAMESPACES = { xmlns: 'http://www.w3.org/2005/Atom', 'xmlns:media': MEDIA, 'xml:lang': 'de-DE' };

export const toAtom = (feed: FeedView): string =>
  xmlDocument(
    element(
      'feed',
      NAMESPACES,
      element('id', {}, feed.self),
      element('title', {}, feed.title),
      element('subtitle', {}, feed.description),
      element('updated', {}, (newestChange(feed.entries) ?? NEVER).toISOString()),
      element('author', {}, element('name', {}, feed.portal)),
      element('link', { rel: 'self', type: 'application/atom+xml', href: feed.self }),
      element('link', { rel: 'alternate', type: 'text/html', href: feed.link }),
      feed.hub ? element('link', { rel: 'hub', href: feed.hub }) : undefined,
      element('icon', {}, feed.image),
      feed.entries.map(toEntry),
    ),
  );

/** A feed has to say when it changed last, also one without anything in it. */
const NEVER = new Date(0);

const toEntry = (entry: FeedEntry): Xml =>
  element(
    'entry',
    {},
    element('id', {}, entry.id),
    element('title', {}, entry.title),
    element('link', { rel: 'alternate', type: 'text/html', href: entry.link }),
    element('published', {}, entry.publishedAt.toISOString()),
    element('updated', {}, entry.changedAt.toISOString()),
    entry.author
      ? element(
          'author',
          {},
          element('name', {}, entry.author.name),
          entry.author.link ? element('uri', {}, entry.author.link) : undefined,
        )
      : undefined,
    entry.categories.map((term) => element('category', { term })),
    entry.summary ? element('summary', { type: 'text' }, entry.summary) : undefined,
    entry.html === null ? undefined : element('content', { type: 'html' }, entry.html),
    entry.picture ? toMedia(entry.picture) : undefined,
  );
