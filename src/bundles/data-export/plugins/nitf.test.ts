// Checks NITF of whatever a text can be against what NITF 3.6 (nitf-3-6.xsd of the IPTC) allows where, as far as it is written
// here.
import { Readable } from 'node:stream';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import type { ExportBlock, ExportImage } from '#kernel/exporting.ts';
import { entriesOf } from '../test-data.ts';
import type { ExportedItem, ExportOrder } from '../plugin.ts';
import { nitfDocument, plugin } from './nitf.ts';

const RICH = ['a', 'br', 'em'];
const BLOCKS = ['p', 'hl2', 'table', 'media', 'ol', 'ul', 'bq', 'pre', 'hr'];

interface Model {
  /** The children in this order; `*` for as many as there are, `!` for one that must be there. */
  readonly order?: readonly string[];
  /** The children in any order. */
  readonly any?: readonly string[];
  readonly text?: boolean;
  readonly attributes?: readonly string[];
  readonly required?: readonly string[];
  /** How many children there have to be at least. */
  readonly least?: number;
}

const MODELS: Readonly<Record<string, Model>> = {
  nitf: { order: ['head', 'body!'], attributes: ['uno', 'version', 'baselang'] },
  head: { order: ['title', 'meta*', 'docdata', 'pubdata*'] },
  title: { text: true },
  meta: { attributes: ['name'], required: ['content'] },
  docdata: {
    any: ['evloc', 'doc-id', 'date.issue', 'date.release', 'key-list'],
    attributes: ['management-status'],
  },
  evloc: { attributes: ['city'] },
  'doc-id': { attributes: ['regsrc', 'id-string'] },
  'date.issue': { attributes: ['norm'] },
  'date.release': { attributes: ['norm'] },
  'key-list': { any: ['keyword'] },
  keyword: { attributes: ['key'] },
  pubdata: { attributes: ['type', 'date.publication', 'name', 'position.section', 'ex-ref'] },
  body: { order: ['body.head', 'body.content*', 'body.end'] },
  'body.head': { order: ['hedline*', 'byline*', 'dateline*', 'abstract*'] },
  hedline: { order: ['hl1!', 'hl2*'] },
  hl1: { any: RICH, text: true },
  hl2: { any: RICH, text: true },
  byline: { any: ['person'], text: true },
  person: { text: true },
  dateline: { any: ['location', 'story.date'], text: true },
  location: { text: true },
  'story.date': { attributes: ['norm'], text: true },
  abstract: { any: BLOCKS, least: 1 },
  'body.content': { any: ['block', ...BLOCKS] },
  block: { any: BLOCKS, attributes: ['class'] },
  p: { any: RICH, text: true },
  a: { any: RICH, text: true, attributes: ['href'] },
  em: { any: RICH, text: true, attributes: ['class'] },
  br: {},
  hr: {},
  pre: { text: true },
  ol: { any: ['li'], least: 1 },
  ul: { any: ['li'], least: 1 },
  li: { any: [...RICH, ...BLOCKS], text: true },
  bq: { order: ['block!', 'credit'] },
  credit: { any: RICH, text: true },
  table: { any: ['tr'] },
  tr: { any: ['td'], least: 1 },
  td: { any: [...RICH, ...BLOCKS], text: true },
  media: { order: ['media-reference!', 'media-caption*', 'media-producer*'], required: ['media-type'] },
  'media-reference': { attributes: ['source', 'mime-type', 'width', 'height', 'alternate-text'] },
  'media-caption': { any: [...RICH, ...BLOCKS], text: true },
  'media-producer': { any: RICH, text: true },
  'body.end': { order: ['tagline'] },
  tagline: { any: RICH, text: true },
};

const faultsOf = (element: Element): string[] => {
  const name = element.localName;
  const model = MODELS[name];
  if (!model) return [`${name} is unknown`];
  const children = [...element.children].map(({ localName }) => localName);
  const names = element.getAttributeNames().filter((attribute) => attribute !== 'xmlns');
  const allowed = [...(model.attributes ?? []), ...(model.required ?? [])];
  const hasText = [...element.childNodes].some(
    (node) => node.nodeType === 3 && node.textContent!.trim() !== '',
  );
  return [
    ...names
      .filter((attribute) => !allowed.includes(attribute))
      .map((attribute) => `${name} has ${attribute}`),
    ...(model.required ?? [])
      .filter((wanted) => !names.includes(wanted))
      .map((wanted) => `${name} lacks ${wanted}`),
    ...(hasText && !model.text ? [`${name} has text`] : []),
    ...(children.length < (model.least ?? 0) ? [`${name} is empty`] : []),
    ...(model.order ? orderFaults(name, children, model.order) : anyFaults(name, children, model.any ?? [])),
    ...[...element.children].flatMap(faultsOf),
  ];
};

const anyFaults = (name: string, children: readonly string[], any: readonly string[]) =>
  children.filter((child) => !any.includes(child)).map((child) => `${name} holds ${child}`);

const orderFaults = (name: string, children: readonly string[], order: readonly string[]) => {
  const pattern = order.map((part) => {
    const [word, times] = [part.replace(/[*!]$/, ''), part.at(-1)];
    return `(?:${word};)${times === '*' ? '*' : times === '!' ? '' : '?'}`;
  });
  const said = children.map((child) => `${child};`).join('');
  return new RegExp(`^${pattern.join('')}$`).test(said) ? [] : [`${name} holds ${said}`];
};

const picture = (id: number, words: Partial<ExportImage> = {}): ExportImage => ({
  id,
  caption: '',
  alt: '',
  credit: '',
  source: '',
  licence: '',
  isReusable: true,
  thumb: null,
  files: [
    {
      size: 'L',
      width: 800,
      height: 533,
      address: '/media/image/7/bild.jpg',
      bytes: async () => 4,
      open: async () => Readable.from([Buffer.from('JPEG')]),
    },
  ],
  ...words,
});

const p = (text: string): ExportBlock => ({ type: 'paragraph', text: [{ text }] });
const box = (...blocks: ExportBlock[]): ExportBlock => ({ type: 'box', title: 'Kasten', blocks });
/** Everything there is, also where NITF has no room for it. */
const body: ExportBlock[] = [
  {
    type: 'paragraph',
    text: [{ text: 'Zwei\nZeilen', isBold: true, isItalic: true, href: 'https://a.example/?x=1&y=2' }],
  },
  { type: 'heading', level: 3, text: [{ text: 'Wer & wie' }] },
  box(p('Darin'), box(p('noch einer')), { type: 'images', imageIds: [31, 31], caption: null }),
  { type: 'list', isOrdered: true, items: [[p('eins'), box(p('im Punkt'))], []] },
  { type: 'list', isOrdered: false, items: [] },
  { type: 'quote', author: 'Marlies', blocks: [box(p('Endlich.'))] },
  { type: 'quote', author: null, blocks: [] },
  { type: 'table', rows: [[[p('Ja')], [box(p('in der Zelle'))]], []] },
  { type: 'table', rows: [] },
  { type: 'code', text: 'a < b' },
  { type: 'piece', contentType: 'event', id: 5 },
  { type: 'piece', contentType: 'event', id: 6 },
  { type: 'media', provider: 'youtube', address: 'https://v.example/1' },
  { type: 'media', provider: 'youtube', address: null },
  { type: 'rule' },
];

const item: ExportedItem = {
  type: 'article',
  id: 129,
  title: 'Elf zu zehn',
  url: 'https://litfass.example/auenfeld/c-rathaus/elf-zu-zehn_a129',
  isExcerpt: true,
  author: { id: 3, name: 'Linh Trần' },
  place: 'Auenfeld',
  category: 'Rathaus',
  tags: ['Brücke', 'Stadtrat'],
  createdAt: new Date('2026-05-01T08:00:00Z'),
  publishedAt: new Date('2026-05-01T10:30:00Z'),
  updatedAt: new Date('2026-05-02T10:30:00Z'),
  lead: 'Der Rat hat „entschieden“.',
  facts: [
    { name: 'dates', label: 'Termine', value: ['2026-05-01', '2026-05-02'] },
    { name: 'price', label: 'Preis', value: null },
  ],
  body,
  images: [],
  chosen: [picture(30, { caption: 'Die Brücke', credit: 'Tomasz Adamek', alt: 'Eine Brücke' }), picture(31)],
  references: new Map([['event:5', { title: 'Fest', url: 'https://litfass.example/e5' }]]),
  talk: async function* () {},
};
const bare: ExportedItem = {
  ...item,
  id: 7,
  author: null,
  place: null,
  category: null,
  tags: [],
  createdAt: null,
  publishedAt: null,
  updatedAt: null,
  lead: '',
  facts: [],
  body: [],
  chosen: [],
};

const order: ExportOrder = {
  portal: { name: 'Litfass', url: 'https://litfass.example' },
  moment: new Date('2026-05-03T06:00:00Z'),
  by: 'Henrike',
  pictureSize: 'L',
  batches: async function* () {
    yield [item, bare];
  },
};

const readXml = (text: string) => new JSDOM(text, { contentType: 'application/xml' }).window.document;
const exported = async () => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of plugin.write(order)) chunks.push(Buffer.from(chunk));
  return entriesOf(Buffer.concat(chunks));
};

describe('NITF', () => {
  it('is a document for each thing, beside the pictures that it names', async () => {
    const entries = await exported();
    expect([...entries.keys()]).toEqual([
      'bilder/article-129-01-bild-30.jpg',
      'bilder/article-129-02-bild-31.jpg',
      'nitf/article-129-elf-zu-zehn.xml',
      'nitf/article-7-elf-zu-zehn.xml',
    ]);
    const document = readXml(entries.get('nitf/article-129-elf-zu-zehn.xml')!.toString());
    const sources = [...document.querySelectorAll('media-reference')].map((media) =>
      media.getAttribute('source'),
    );
    expect(sources.map((source) => entries.has(source!.replace('../', '')))).toEqual([true, true]);
  });

  it('lets nothing stand where it may not', () => {
    const pictures = item.chosen.map((image) => ({ name: 'bilder/x.jpg', image, width: 800, height: 533 }));
    for (const [thing, media] of [
      [item, pictures],
      [bare, []],
    ] as const) {
      const { documentElement } = readXml(nitfDocument(thing, order, media));
      expect(documentElement.namespaceURI).toBe('http://iptc.org/std/NITF/2006-10-18/');
      expect(faultsOf(documentElement)).toEqual([]);
    }
  });

  it('notices what may not stand there', () => {
    const { documentElement } = readXml(
      '<nitf><body><body.end/><body.content><li wide="1">x</li></body.content></body></nitf>',
    );
    expect(faultsOf(documentElement)).toEqual([
      'body holds body.end;body.content;',
      'body.content holds li',
      'li has wide',
    ]);
  });

  it('says who, where, when and in what, and shows each picture once', () => {
    const pictures = item.chosen.map((image) => ({ name: 'bilder/x.jpg', image, width: 800, height: 533 }));
    const document = readXml(nitfDocument(item, order, pictures));
    const textOf = (selector: string) => document.querySelector(selector)?.textContent;
    expect(textOf('hedline > hl1')).toBe('Elf zu zehn');
    expect(textOf('byline > person')).toBe('Linh Trần');
    expect(document.querySelector('date\\.release')!.getAttribute('norm')).toBe('20260501T103000Z');
    expect(document.querySelector('pubdata')!.getAttribute('position.section')).toBe('Rathaus');
    expect([...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('content'))).toEqual([
      'true',
      '2026-05-01',
      '2026-05-02',
    ]);
    expect(document.querySelectorAll('media')).toHaveLength(2);
    expect(document.querySelector('body\\.content')!.firstElementChild!.textContent).toBe(
      'Die BrückeTomasz Adamek',
    );
    expect(document.querySelectorAll('block.sidebar media, block[class=sidebar] media')).toHaveLength(1);
    expect(document.querySelector('docdata')!.getAttribute('management-status')).toBe('usable');
    const later = { ...order, moment: new Date('2026-04-01T00:00:00Z') };
    expect(nitfDocument(item, later, [])).toContain('management-status="withheld"');
  });
});
