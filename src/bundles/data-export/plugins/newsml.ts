// Writes NewsML-G2 of the IPTC, as agency systems and editorial systems read it: a news message with an item for each thing,
// its text as XHTML.
import { toXhtml } from '#kernel/export-xhtml.ts';
import { element, openingOf } from '#kernel/xml.ts';
import type { Xml } from '#kernel/xml.ts';
import { definePlugin, eachItem } from '../plugin.ts';
import type { ExportOrder, ExportedItem } from '../plugin.ts';
import { notes } from '../texts.ts';

const NAMESPACE = 'http://iptc.org/std/nar/2006-10-01/';
/** Names the vocabularies behind `ninat`, `stat`, `irel`, `cpnat` and `drol`; published in 2025. */
const CATALOG = 'http://www.iptc.org/std/catalog/catalog.IPTC-G2-Standards_41.xml';
const XHTML = 'http://www.w3.org/1999/xhtml';

export const plugin = definePlugin({
  name: 'newsml',
  rank: 60,
  title: 'NewsML-G2',
  note: notes.newsml,
  extension: 'xml',
  takesPictures: false,
  async *write(order) {
    const [begin, end] = openingOf('newsMessage', { xmlns: NAMESPACE });
    const header = element(
      'header',
      {},
      element('sent', {}, order.moment.toISOString()),
      element('catalogRef', { href: CATALOG }),
      element('sender', {}, new URL(order.portal.url).hostname),
    );
    yield `${begin}\n${header.text}\n<itemSet>\n`;
    for await (const item of eachItem(order)) yield `${toNewsItem(item, order).text}\n`;
    yield `</itemSet>\n${end}`;
  },
});

const toNewsItem = (item: ExportedItem, order: ExportOrder): Xml =>
  element(
    'newsItem',
    {
      guid: guidOf(item, order),
      version: 1,
      standard: 'NewsML-G2',
      standardversion: '2.34',
      conformance: 'power',
      'xml:lang': 'de',
    },
    element('catalogRef', { href: CATALOG }),
    element('itemMeta', {}, itemMeta(item, order)),
    element('contentMeta', {}, contentMeta(item)),
    element('contentSet', {}, element('inlineXML', { contenttype: 'application/xhtml+xml' }, xhtmlOf(item))),
  );

/** Returns a tag URI: it names the thing for ever, whatever its address. */
const guidOf = ({ type, id, createdAt }: ExportedItem, { portal, moment }: ExportOrder): string =>
  `tag:${new URL(portal.url).hostname},${(createdAt ?? moment).toISOString().slice(0, 4)}:${type}-${id}`;

const itemMeta = (item: ExportedItem, { portal, moment }: ExportOrder): (Xml | undefined)[] => [
  element('itemClass', { qcode: 'ninat:text' }),
  element('provider', { uri: portal.url }, element('name', {}, portal.name)),
  element('versionCreated', {}, (lastChangeOf(item) ?? moment).toISOString()),
  item.createdAt ? element('firstCreated', {}, item.createdAt.toISOString()) : undefined,
  element('pubStatus', { qcode: isOut(item, moment) ? 'stat:usable' : 'stat:withheld' }),
  element('title', {}, item.title),
  element('link', { rel: 'irel:seeAlso', href: item.url }),
];

/**
 * Returns when a thing was last changed, but never a time before it was created: a piece may be dated back to the day of which
 * it tells.
 */
const lastChangeOf = ({ createdAt, publishedAt, updatedAt }: ExportedItem): Date | null => {
  const last = updatedAt ?? publishedAt;
  return createdAt && (!last || last < createdAt) ? createdAt : last;
};

const isOut = ({ publishedAt }: ExportedItem, moment: Date): boolean =>
  publishedAt !== null && publishedAt <= moment;

const contentMeta = (item: ExportedItem): (Xml | undefined | Xml[])[] => [
  item.createdAt ? element('contentCreated', {}, item.createdAt.toISOString()) : undefined,
  item.updatedAt ? element('contentModified', {}, lastChangeOf(item)!.toISOString()) : undefined,
  item.place ? element('located', { literal: item.place }, element('name', {}, item.place)) : undefined,
  item.author
    ? element('creator', { literal: `user-${item.author.id}` }, element('name', {}, item.author.name))
    : undefined,
  element('language', { tag: 'de' }),
  item.tags.map((tag) => element('keyword', {}, tag)),
  item.category
    ? element(
        'subject',
        { type: 'cpnat:abstract', literal: item.category },
        element('name', {}, item.category),
      )
    : undefined,
  element('headline', {}, item.title),
  item.author ? element('by', {}, item.author.name) : undefined,
  item.lead ? element('description', { role: 'drol:summary' }, item.lead) : undefined,
];

const xhtmlOf = (item: ExportedItem): Xml =>
  element(
    'html',
    { xmlns: XHTML },
    element('head', {}, element('title', {}, item.title)),
    element(
      'body',
      {},
      element('h1', {}, item.title),
      item.lead ? element('p', {}, item.lead) : undefined,
      toXhtml(item.body, item),
    ),
  );
