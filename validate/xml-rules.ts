// Feeds and sitemaps: well-formed XML; sitemaps by the schemas of sitemaps.org, feeds by the rules of RSS 2.0 and of
// those who read them, for which there is no official schema.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { XmlDocument, XmlElement, XsdValidator } from 'libxml2-wasm';

const NAMESPACES = {
  atom: 'http://www.w3.org/2005/Atom',
  map: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  news: 'http://www.google.com/schemas/sitemap-news/0.9',
};

/** Returns what is wrong with a sitemap, also one of news, or with an index of them. */
export const sitemapFaults = (xml: string): readonly string[] =>
  reading(xml, (document) => {
    const schema = document.root.name === 'sitemapindex' ? 'sitemap-index.xsd' : 'sitemap.xsd';
    const places = texts(document, '//map:loc');
    return [
      ...schemaFaults(document, schema),
      ...newsFaults(document),
      ...twice(places).map((place) => `${place} steht zweimal darin`),
    ];
  });

/** Finds faults of news in a sitemap: its schema lets elements of others be as they like; each of news has to keep to its own. */
const newsFaults = (document: XmlDocument): readonly string[] =>
  elements(document, '//news:news').flatMap((news) =>
    reading(withNamespace(news.toString(), news), (alone) => schemaFaults(alone, 'sitemap-news.xsd')),
  );

/** Returns an element with its namespace, since an element alone may have lost what its prefix stands for. */
const withNamespace = (xml: string, { namespacePrefix: prefix, namespaceUri: uri }: XmlElement): string => {
  const name = prefix ? `xmlns:${prefix}` : 'xmlns';
  return xml.replace(/^<[^>]+?(?=\/?>)/, (tag) =>
    tag.includes(`${name}=`) ? tag : `${tag} ${name}="${uri}"`,
  );
};

/** Returns what is wrong with a feed. */
export const feedFaults = (xml: string): readonly string[] =>
  reading(xml, (document) => {
    if (document.root.name !== 'rss') return [`Die Wurzel ist <${document.root.name}> und nicht <rss>`];
    const items = elements(document, '/rss/channel/item');
    const ids = items.flatMap((item) => texts(item, 'guid'));
    return [
      ...lacking(document.root, 'channel', ['title', 'link', 'description', 'language']),
      ...(texts(document, '/rss/@version')[0] === '2.0' ? [] : ['Die Version fehlt']),
      ...(elements(document, '/rss/channel/atom:link[@rel="self"][@href]').length === 1
        ? []
        : ['atom:link auf sich selbst fehlt']),
      ...dateFaults(document, '//pubDate|//lastBuildDate'),
      ...twice(ids).map((id) => `Die guid ${id} steht zweimal darin`),
      ...items.flatMap(itemFaults),
      ...orderFaults(items),
    ];
  });

/** Returns what is wrong with a feed in Atom, by the rules of RFC 4287. */
export const atomFaults = (xml: string): readonly string[] =>
  reading(xml, (document) => {
    if (document.root.name !== 'feed' || document.root.namespaceUri !== NAMESPACES.atom)
      return ['Die Wurzel ist kein <feed> von Atom'];
    const entries = elements(document, '/atom:feed/atom:entry');
    const hasAuthor = elements(document, '/atom:feed/atom:author').length > 0;
    const ids = entries.flatMap((entry) => texts(entry, 'atom:id'));
    const links = texts(document, '//atom:link/@href|//atom:id|//atom:icon|//atom:uri');
    return [
      ...onceFaults(document.root, ['id', 'title', 'updated']),
      ...(elements(document, '/atom:feed/atom:link[@rel="self"]').length === 1
        ? []
        : ['link auf sich selbst fehlt']),
      ...entries.flatMap((entry) => [
        ...onceFaults(entry, ['id', 'title', 'updated']),
        ...(hasAuthor || elements(entry, 'atom:author').length > 0 ? [] : ['Ein Eintrag ohne author']),
        ...(elements(entry, 'atom:link[@rel="alternate"]|atom:content').length > 0
          ? []
          : ['Ein Eintrag ohne content und alternate']),
      ]),
      ...elements(document, '//atom:author').flatMap((author) => onceFaults(author, ['name'])),
      ...texts(document, '//atom:updated|//atom:published')
        .filter((date) => !RFC_3339.test(date) || Number.isNaN(Date.parse(date)))
        .map((date) => `Kein Zeitpunkt nach RFC 3339: ${date}`),
      ...links.filter((link) => !URL.canParse(link)).map((link) => `Keine ganze Adresse: ${link}`),
      ...twice(ids).map((id) => `Die id ${id} steht zweimal darin`),
    ];
  });

const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

const onceFaults = (of: XmlElement, names: readonly string[]): readonly string[] =>
  names
    .filter((name) => texts(of, `atom:${name}`).length !== 1)
    .map((name) => `<${name}> steht nicht einmal darin`);

const itemFaults = (item: XmlElement): readonly string[] => {
  const [id] = elements(item, 'guid');
  const isAddress = id?.attr('isPermaLink')?.value !== 'false';
  return [
    ...lacking(item, '.', ['title', 'link', 'guid', 'pubDate']).map((fault) => `Ein Eintrag: ${fault}`),
    ...(isAddress && id && !/^https?:/.test(id.content)
      ? ['Eine guid ist keine Adresse und sagt es nicht']
      : []),
    ...texts(item, 'link')
      .filter((link) => !URL.canParse(link))
      .map((link) => `Keine ganze Adresse: ${link}`),
    ...elements(item, 'enclosure')
      .filter((enclosure) => ['url', 'length', 'type'].some((name) => !enclosure.attr(name)))
      .map(() => 'Einer enclosure fehlt url, length oder type'),
  ];
};

/** RFC 822, with four digits of the year. */
const MOMENT = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} (GMT|[+-]\d{4})$/;

const dateFaults = (document: XmlDocument, where: string): readonly string[] =>
  texts(document, where)
    .filter((date) => !MOMENT.test(date) || Number.isNaN(Date.parse(date)))
    .map((date) => `Kein Zeitpunkt nach RFC 822: ${date}`);

const orderFaults = (items: readonly XmlElement[]): readonly string[] => {
  const times = items.map((item) => Date.parse(texts(item, 'pubDate')[0] ?? ''));
  return times.some((time, at) => at > 0 && time > times[at - 1]!) ? ['Nicht das Neueste zuerst'] : [];
};

const lacking = (of: XmlElement, within: string, names: readonly string[]): readonly string[] =>
  names.filter((name) => !texts(of, `${within}/${name}`)[0]?.trim()).map((name) => `<${name}> fehlt`);

const schemaFaults = (document: XmlDocument, name: string): readonly string[] => {
  const schema = XmlDocument.fromString(
    readFileSync(path.join(import.meta.dirname, 'schemas', name), 'utf8'),
  );
  const validator = XsdValidator.fromDoc(schema);
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').filter(Boolean);
  } finally {
    validator.dispose();
    schema.dispose();
  }
};

/** Reads a document and gives it back by hand: its memory isn't JavaScript's. */
const reading = (xml: string, read: (document: XmlDocument) => readonly string[]): readonly string[] => {
  let document: XmlDocument;
  try {
    document = XmlDocument.fromString(xml);
  } catch (error) {
    return [`Kein wohlgeformtes XML: ${(error as Error).message.trim()}`];
  }
  try {
    return read(document);
  } finally {
    document.dispose();
  }
};

const elements = (from: XmlDocument | XmlElement, where: string): XmlElement[] =>
  from.find(where, NAMESPACES).filter((node) => node instanceof XmlElement);

const texts = (from: XmlDocument | XmlElement, where: string): string[] =>
  from.find(where, NAMESPACES).map((node) => ('content' in node ? node.content : ''));

const twice = (all: readonly string[]): readonly string[] => all.filter((one, at) => all.indexOf(one) !== at);
