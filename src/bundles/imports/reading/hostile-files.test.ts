// Reads files that no portal wrote: good ones with bytes changed, put in and taken out, and pieces of each format in any order.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLetter } from '#kernel/testing/any-letter.ts';
import { MAX_COLUMNS } from '../constants.ts';
import { COLUMN_NAMES } from './columns.ts';
import { UnreadableFile } from './entries.ts';
import type { Chunks, ImportFormat } from './entries.ts';
import { feed } from './feed.ts';
import { rowsOfJson } from './json-rows.ts';
import { table } from './table.ts';
import { wordpress } from './wordpress.ts';
import { readElements } from './xml-elements.ts';
import type { XmlElement } from './xml-elements.ts';

const RUNS = 200;
const sample = (name: string) => readFileSync(path.join(import.meta.dirname, '../samples', name));

async function* inChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** Returns all that comes before the end or the refusal; throws whatever is no refusal. */
const allOf = async <T>(source: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = [];
  try {
    for await (const one of source) found.push(one);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
  }
  return found;
};

/** What is taken further is plain data, with a moment or none where there is one. */
const expectSound = async (read: ImportFormat['read'], chunks: Chunks) => {
  for (const entry of await allOf(read(chunks, { site: 'https://bote.beispiel.de' }))) {
    expect(JSON.parse(JSON.stringify(entry))).toEqual(entry);
    const moments = entry.kind === 'piece' ? [entry.publishedAt, entry.updatedAt] : [];
    for (const moment of entry.kind === 'comment' ? [entry.at] : moments)
      expect(moment === '' || new Date(moment).toISOString() === moment).toBe(true);
    if (entry.kind === 'piece') for (const address of entry.addresses) expect(address).toMatch(/^\//);
  }
};

/** Makes files like a good one in which a few places are others, and which may end early. */
const spoilt = (file: Buffer): fc.Arbitrary<Buffer> =>
  fc
    .record({
      changes: fc.array(
        fc.record({
          at: fc.nat(file.length - 1),
          others: fc.oneof(
            fc.uint8Array({ maxLength: 6 }).map((bytes) => Buffer.from(bytes)),
            fc
              .constantFrom('<', '>', '&', '"', '<![CDATA[', ']]>', '-->', '\0')
              .map((sign) => Buffer.from(sign)),
          ),
          taken: fc.nat(8),
        }),
        { maxLength: 6 },
      ),
      end: fc.oneof(fc.constant(file.length), fc.nat(file.length)),
    })
    .map(({ changes, end }) => {
      const change = (bytes: Buffer, { at, others, taken }: (typeof changes)[number]) =>
        Buffer.concat([bytes.subarray(0, at), others, bytes.subarray(at + taken)]);
      return changes.reduce(change, file).subarray(0, end);
    });

/** What stands within elements. */
const words = fc.oneof(
  fc.string({ unit: anyLetter, maxLength: 8 }),
  fc.constantFrom(
    '<![CDATA[',
    ']]>',
    '<!--',
    '-->',
    '<?xml version="1.0" encoding="x"?>',
    '<!DOCTYPE a [<!ENTITY b "c">]>',
    '&#x0;',
    '&#x110000;',
    '&#xd800;',
    '&#99999999999;',
    '&b;',
    '&amp;',
    '&',
    '<',
    '>',
    '\0',
    '\uFFFE',
    ']]',
    '0',
    '1',
    '-1',
    '1e999',
    '2014-05-07 16:30:00',
    '0000-00-00 00:00:00',
    '9999-99-99 99:99:99',
    'Wed, 07 May 2014 18:30:00 +0200',
    '275760-09-13',
    'GemÃ¼se',
    'post@beispiel.de (Ruth)',
    '(()',
    'publish',
    'draft',
    'post',
    'page',
    'attachment',
    'https://[',
    '//',
    'http://a.beispiel.de/%E0%A4%A',
    '[gallery ids="1,,x"]',
    '[caption',
    '<!-- wp:image {"id":',
    '<p>',
    '</p>',
    '__proto__',
    'javascript:1',
  ),
);

const ATTRIBUTES = [
  '',
  ' domain="post_tag" nicename="x"',
  ' domain="category"',
  ' nicename=""',
  ' domain=',
  ' a="<"',
  ' url="http://x/" type="image/png"',
  ' rel="alternate" href="/%"',
  " rel='self'",
  ' label="" term="t"',
  ' __proto__="x"',
  " constructor=''",
  ' a=1 a=2',
  ' type="',
  ' xmlns:wp="&x;"',
];

/** Makes XML of these elements, mostly well laid into each other, and words and broken tags between them. */
const xmlOf = (...names: readonly string[]): fc.Arbitrary<Buffer> => {
  const { tree } = fc.letrec<{ tree: string; element: string }>((tie) => ({
    element: fc
      .tuple(
        fc.constantFrom(...names),
        fc.constantFrom(...ATTRIBUTES),
        fc.array(tie('tree'), { maxLength: 6 }),
      )
      .map(([name, attributes, inner]) => `<${name}${attributes}>${inner.join('')}</${name}>`),
    tree: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      words,
      fc.constantFrom(...names).map((name) => `<${name}>`),
      fc.constantFrom(...names).map((name) => `</${name}>`),
      fc.tuple(fc.constantFrom(...names), words).map(([name, inner]) => `<${name}>${inner}</${name}>`),
      tie('element'),
    ),
  }));
  return fc
    .tuple(
      fc.constantFrom('', '<rss>', '<feed>', '<rss><channel><wp:wxr_version>1.2</wp:wxr_version>'),
      fc.array(tree),
    )
    .map(([before, parts]) => Buffer.from(before + parts.join('')));
};

const OF_FEEDS = (
  'item entry title link guid id author name dc:creator category description summary content ' +
  'content:encoded pubDate published updated enclosure media:content'
).split(' ');
const OF_WORDPRESS = (
  'item item title link category content:encoded excerpt:encoded dc:creator pubDate wp:post_id ' +
  'wp:post_type wp:status wp:post_password wp:post_date_gmt wp:attachment_url wp:author ' +
  'wp:author_id wp:author_login wp:category wp:tag wp:tag_slug wp:base_site_url wp:postmeta ' +
  'wp:meta_key wp:meta_value wp:comment wp:comment_id wp:comment_approved'
).split(' ');

/** A whole item of WordPress in which each field is whatever it is, so that it gets as far as a piece. */
const anItem = fc
  .tuple(
    fc.constantFrom('post', 'page', 'attachment'),
    fc.array(fc.tuple(fc.constantFrom(...OF_WORDPRESS), fc.constantFrom(...ATTRIBUTES), words), {
      maxLength: 25,
    }),
  )
  .map(([type, fields]) => {
    const inner = fields.map(([name, given, inner]) => `<${name}${given}>${inner}</${name}>`).join('');
    return Buffer.from(
      `<rss><channel><wp:wxr_version>1.2</wp:wxr_version><item><wp:post_type>${type}</wp:post_type>${inner}</item></channel></rss>`,
    );
  });

const size = fc.constantFrom(97, 100_000);

describe.each([
  { name: 'a feed', format: feed, files: [xmlOf(...OF_FEEDS), spoilt(sample('wordpress.xml'))] },
  {
    name: 'an export of WordPress',
    format: wordpress,
    files: [xmlOf(...OF_WORDPRESS), anItem, spoilt(sample('wordpress.xml'))],
  },
  {
    name: 'a table',
    format: table,
    files: [spoilt(sample('drupal-view.csv')), spoilt(sample('ghost.json'))],
  },
])('$name that somebody spoilt', ({ format, files }) => {
  it('is read to its end or refused with a sentence, and nothing else', () =>
    fc.assert(
      fc.asyncProperty(fc.oneof(...files), size, (bytes, length) =>
        expectSound(format.read, inChunks(bytes, length)),
      ),
      { numRuns: RUNS },
    ));
});

describe('elements of XML that somebody spoilt', () => {
  const depthOf = ({ children }: XmlElement): number => 1 + Math.max(0, ...children.map(depthOf));

  it('are those that are asked for, the same wherever the bytes are parted', () =>
    fc.assert(
      fc.asyncProperty(xmlOf(...OF_FEEDS), async (bytes) => {
        const read = (length: number) =>
          allOf(readElements(inChunks(bytes, length), (name) => name === 'item'));
        const elements = await read(100_000);
        for (const element of elements) {
          expect(element.name).toBe('item');
          expect(depthOf(element)).toBeLessThan(1000);
        }
        expect(await read(3)).toEqual(elements);
      }),
      { numRuns: RUNS },
    ));
});

describe('a list of JSON that somebody spoilt', () => {
  const cell = fc.oneof(
    fc.jsonValue({ maxDepth: 5 }),
    words,
    fc.constantFrom(
      '24.12.2019, 18:30',
      '99.99.9999',
      '31.02.2020 25:61',
      '9999999999',
      'Di., 24. Dez 2019',
      1e21,
      -0,
    ),
    fc.constantFrom('<img src="x" alt="', "<a href='//'>", '[[{"fid":', '{{', 'ja', '/node/1?q=%'),
  );
  const names = fc.oneof(
    fc.constantFrom('title', 'Titel', 'nid', 'field_image', ...COLUMN_NAMES, '__proto__', 'constructor', ''),
    fc.string({ unit: anyLetter, maxLength: 4 }),
  );
  const row = fc
    .tuple(cell, fc.array(fc.tuple(names, cell), { maxLength: 20 }))
    .map(([title, cells]) => Object.fromEntries([['title', title], ...cells]) as Record<string, unknown>);
  const rows = fc.array(fc.oneof({ weight: 9, arbitrary: row }, { weight: 1, arbitrary: fc.jsonValue() }), {
    maxLength: 6,
  });
  const json = fc.oneof(
    rows.map((list) => JSON.stringify(list)),
    rows.map((list) => JSON.stringify({ meta: 1, nodes: list })),
  );

  it('is a table of as many cells in each row as it has columns, all of them words', () =>
    fc.assert(
      fc.property(json, (text) => {
        const { names: columns, rows: found } = rowsOfJson(text);
        expect(columns.length).toBeLessThanOrEqual(MAX_COLUMNS);
        for (const cells of found) {
          expect(cells).toHaveLength(columns.length);
          for (const one of cells) expect(one).toBeTypeOf('string');
        }
      }),
      { numRuns: RUNS },
    ));

  it('is pieces, or refused with a sentence', () =>
    fc.assert(
      fc.asyncProperty(json, (text) => expectSound(table.read, inChunks(Buffer.from(text), 100_000))),
      { numRuns: RUNS },
    ));

  it('is refused where it isn’t whole', () =>
    fc.assert(
      fc.property(json, fc.nat(), (text, end) => {
        expect(() => rowsOfJson(text.slice(0, end % text.length))).toThrow(UnreadableFile);
      }),
    ));

  it('is looked at before somebody says what its columns are', () =>
    fc.assert(
      fc.asyncProperty(json, async (text) => {
        const shape = await table.inspect!(inChunks(Buffer.from(text), 100_000)).catch((error: unknown) => {
          if (!(error instanceof UnreadableFile)) throw error;
        });
        for (const name of [...(shape?.names ?? []), ...(shape?.samples.flat() ?? [])]) {
          expect(name).not.toContain('\0');
          expect(name.isWellFormed()).toBe(true);
        }
      }),
      { numRuns: RUNS },
    ));
});
