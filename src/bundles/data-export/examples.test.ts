// Checks that the examples in docs/export are what the formats write of one thing, to the byte; `npx vitest run -u` on this
// file writes them anew.
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { Check } from 'typebox/schema';
import { describe, expect, it } from 'vitest';
import type { ExportOrder, ExportedItem } from './plugin.ts';
import { plugin as csv } from './plugins/csv.ts';
import { plugin as json } from './plugins/json.ts';
import { plugin as newsml } from './plugins/newsml.ts';
import { nitfDocument } from './plugins/nitf.ts';
import { plugin as xml } from './plugins/xml.ts';
import { asText } from './test-data.ts';

const picture = {
  id: 31,
  caption: 'Die alte Brücke im Nebel',
  alt: 'Eine steinerne Brücke, dahinter Weiden',
  credit: 'Tomasz Adamek',
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
      bytes: async () => 90_112,
      open: async () => Readable.from([]),
    },
  ],
};

const item: ExportedItem = {
  type: 'article',
  id: 129,
  title: '=11+10 für die alte Brücke',
  url: 'https://litfass.example/auenfeld/c-rathaus/elf-zu-zehn_a129',
  isExcerpt: false,
  author: { id: 3, name: 'Linh Trần' },
  place: 'Auenfeld',
  category: 'Rathaus',
  tags: ['Brücke', 'Stadtrat'],
  createdAt: new Date('2026-05-01T08:00:00Z'),
  publishedAt: new Date('2026-05-01T10:30:00Z'),
  updatedAt: null,
  lead: 'Der Rat hat „entschieden“; mit einer Stimme Mehrheit.',
  facts: [{ name: 'genre', label: 'Art', value: 'report', words: 'Bericht' }],
  body: [
    {
      type: 'paragraph',
      text: [
        { text: 'Über die ' },
        { text: 'Aue', href: 'https://aue.example/' },
        { text: ' führt sie seit ' },
        { text: '1784', isBold: true },
        { text: '.' },
      ],
    },
    { type: 'heading', level: 2, text: [{ text: 'Wer & wie' }] },
    {
      type: 'list',
      isOrdered: false,
      items: [
        [{ type: 'paragraph', text: [{ text: 'elf dafür' }] }],
        [{ type: 'paragraph', text: [{ text: 'zehn dagegen' }] }],
      ],
    },
    {
      type: 'quote',
      author: 'Marlies Brandtner',
      blocks: [{ type: 'paragraph', text: [{ text: 'Endlich.' }] }],
    },
    { type: 'piece', contentType: 'event', id: 5 },
    { type: 'images', imageIds: [31], caption: null },
  ],
  images: [picture],
  chosen: [picture],
  references: new Map([
    ['event:5', { title: 'Brückenfest', url: 'https://litfass.example/auenfeld/e-leben/brueckenfest_e5' }],
  ]),
  talk: async function* () {},
};

const order: ExportOrder = {
  portal: { name: 'Litfass', url: 'https://litfass.example' },
  moment: new Date('2026-05-02T06:00:00Z'),
  by: 'Henrike Voßberg',
  pictureSize: 'L',
  batches: async function* () {
    yield [item];
  },
};

const EXAMPLES = 'docs/export/examples';

describe('the examples', () => {
  it.each([
    ['article.json', json],
    ['article.csv', csv],
    ['article.xml', xml],
    ['article.newsml.xml', newsml],
  ] as const)('%s is what the format writes', async (name, plugin) =>
    expect(await asText(plugin.write(order))).toMatchFileSnapshot(`../../../${EXAMPLES}/${name}`),
  );

  it('article.nitf.xml is the document of NITF beside its picture', () =>
    expect(
      nitfDocument(item, order, [
        { name: 'bilder/article-129-01-bild-31.jpg', image: picture, width: 800, height: 533 },
      ]),
    ).toMatchFileSnapshot(`../../../${EXAMPLES}/article.nitf.xml`));

  it('keep to the schema that is published', () => {
    const [schema, example] = ['docs/export/schema-1.json', `${EXAMPLES}/article.json`].map(
      (file) => JSON.parse(readFileSync(file, 'utf8')) as object,
    );
    expect(Check(schema!, example)).toBe(true);
  });
});
