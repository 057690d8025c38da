// Reads RSS and Atom, for portals that give out nothing else: what their feed holds. Reads what strangers send.
import { escapeHtml } from '#kernel/escape-html.ts';
import * as texts from '../texts.ts';
import { UnreadableFile } from './entries.ts';
import type { Chunks, Entry, ImportFormat, PieceEntry, SiteEntry } from './entries.ts';
import { momentOf } from './moments.ts';
import { pathsOf } from './old-addresses.ts';
import { plainWords } from '../words.ts';
import { mendTwiceEncoded } from './twice-encoded.ts';
import { childrenOf, htmlIn, readElements, textOf } from './xml-elements.ts';
import type { XmlElement } from './xml-elements.ts';

/** A link that stands in none of the pieces is the feed's own. */
const WANTED = new Set(['item', 'entry', 'link']);

async function* read(chunks: Chunks): AsyncGenerator<Entry | SiteEntry> {
  const people = new Set<string>();
  const topics = new Set<string>();
  let [pieces, site] = [0, ''];
  for await (const item of readElements(chunks, (name) => WANTED.has(name))) {
    if (item.name === 'link') {
      if (site === '') {
        site = siteIn(item);
        if (site !== '') yield { kind: 'site', address: site };
      }
      continue;
    }
    const author = authorOf(item);
    if (author !== '' && !people.has(author)) {
      people.add(author);
      yield { kind: 'person', key: author, name: author, email: '', about: '' };
    }
    for (const topic of topicsOf(item).filter((one) => !topics.has(one))) {
      topics.add(topic);
      yield { kind: 'term', key: topic, name: topic, isTag: false };
    }
    pieces++;
    yield toPiece(item, author);
  }
  if (pieces === 0) throw new UnreadableFile(texts.emptyFeed);
}

export const feed: ImportFormat = {
  name: 'feed',
  label: 'RSS, Atom',
  fits: (head) => /<(?:rss|feed|rdf:RDF)\b/.test(head),
  read,
};

const said = (item: XmlElement, ...names: readonly string[]): string => firstOf(textOf, item, names);

/** Atom may have texts as elements of XHTML. */
const written = (item: XmlElement, ...names: readonly string[]): string => firstOf(htmlIn, item, names);

const firstOf = (read: typeof textOf, item: XmlElement, names: readonly string[]): string => {
  for (const name of names) {
    const words = mendTwiceEncoded(read(item, name)).trim();
    if (words !== '') return words;
  }
  return '';
};

const authorOf = (item: XmlElement): string => {
  const named = childrenOf(item, 'author').map((author) => textOf(author, 'name').trim());
  const words = said(item, 'dc:creator') || named.find(Boolean) || said(item, 'author');
  // RSS has an address with the name in brackets.
  return (/\(([^()]+)\)$/.exec(words)?.[1] ?? words).trim();
};

const topicsOf = (item: XmlElement): string[] => [
  ...new Set(
    childrenOf(item, 'category')
      .map(({ text, attributes }) => (text.trim() || attributes['label'] || attributes['term']) ?? '')
      .map((name) => mendTwiceEncoded(name).trim())
      .filter(Boolean),
  ),
];

/** Returns the portal whose page a feed is; its lists have feeds of their own. Empty for what links to something else. */
const siteIn = ({ text, attributes }: XmlElement): string => {
  if ((attributes['rel'] ?? 'alternate') !== 'alternate') return '';
  const url = URL.parse((attributes['href'] ?? text).trim());
  return url && /^https?:$/.test(url.protocol) ? url.origin : '';
};

const linkOf = (item: XmlElement): string => {
  const links = childrenOf(item, 'link');
  const page = links.find(({ attributes }) => (attributes['rel'] ?? 'alternate') === 'alternate');
  return (page?.attributes['href'] ?? page?.text ?? '').trim();
};

const toPiece = (item: XmlElement, author: string): PieceEntry => {
  const link = linkOf(item);
  const whole = written(item, 'content:encoded', 'content');
  const short = written(item, 'description', 'summary');
  return {
    kind: 'piece',
    key: said(item, 'guid', 'id') || link,
    title: written(item, 'title'),
    // What is all that a feed has is the text, and no lead of it.
    lead: whole === '' ? '' : plainWords(short),
    html: whole || (short.includes('<') ? short : `<p>${escapeHtml(short)}</p>`),
    publishedAt: momentOf(said(item, 'pubDate', 'published', 'dc:date', 'updated')),
    updatedAt: momentOf(said(item, 'updated')),
    authors: author === '' ? [] : [author],
    terms: topicsOf(item),
    picture: pictureOf(item),
    addresses: pathsOf([link]),
    isPremium: false,
    leftOut: '',
  };
};

const pictureOf = (item: XmlElement): PieceEntry['picture'] => {
  const media = [...childrenOf(item, 'enclosure'), ...childrenOf(item, 'media:content')];
  const image = media.find(
    ({ attributes: { type = '', medium = '' } }) => type.startsWith('image/') || medium === 'image',
  );
  const address = image?.attributes['url'] ?? '';
  if (!image || address === '') return null;
  return { address, key: '', alt: plainWords(textOf(image, 'media:description')), caption: '' };
};
