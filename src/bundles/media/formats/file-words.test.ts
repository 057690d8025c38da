import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { deflateSync } from 'node:zlib';
import { bufferReader } from '#kernel/byte-reader.ts';
import { MAX_CAPTION_LENGTH } from '../editing/constants.ts';
import { readWords } from './file-words.ts';
import type { ImageFormat } from './image-format.ts';
import { jpeg } from './jpeg.ts';
import { png } from './png.ts';
import { aSample, drawn } from './test-data.ts';
import { tiff } from './tiff.ts';
import { webp } from './webp.ts';

const NONE = { caption: '', copyright: '', source: '' };
const read = (file: Buffer, format: ImageFormat = jpeg) => readWords(bufferReader(file), format);

const dataset = (record: number, name: number, value: Buffer) => {
  const head = Buffer.from([0x1c, record, name, 0, 0]);
  head.writeUInt16BE(value.length, 3);
  return Buffer.concat([head, value]);
};
const segment = (marker: number, body: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};
/** Makes a JPEG with an IPTC record of these texts by number. */
const withIptc = async (
  texts: Readonly<Record<number, string>>,
  encoding: BufferEncoding,
  isSaid = false,
) => {
  const sets = Object.entries(texts).map(([name, text]) =>
    dataset(2, Number(name), Buffer.from(text, encoding)),
  );
  const said = isSaid ? [dataset(1, 90, Buffer.from('\x1b%G', 'latin1'))] : [];
  const record = Buffer.concat([...said, ...sets]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(record.length);
  const head = Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0', 'latin1');
  const file = await aSample('jpeg');
  const body = Buffer.concat([head, length, record, Buffer.alloc(record.length % 2)]);
  return Buffer.concat([file.subarray(0, 2), segment(0xed, body), file.subarray(2)]);
};
const xmp = (inside: string, attributes = '') =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" ${attributes}>${inside}</rdf:Description></rdf:RDF></x:xmpmeta>`;
const WORDS = `<dc:description><rdf:Alt><rdf:li xml:lang="x-default">Markt &amp; Rathaus &#x2013; fr&#252;h</rdf:li></rdf:Alt></dc:description>
  <dc:creator><rdf:Seq><rdf:li>Jörg Żółty</rdf:li></rdf:Seq></dc:creator>
  <dc:rights><rdf:Alt><rdf:li xml:lang="x-default">Alle Rechte</rdf:li></rdf:Alt></dc:rights>`;

describe('IPTC', () => {
  it('tells caption, maker and source', async () => {
    const file = await withIptc(
      { 80: 'Jörg Żółty', 110: 'dpa', 115: 'Archiv', 116: '© 2026', 120: 'Früh am Markt' },
      'utf8',
      true,
    );
    expect(await read(file)).toEqual({ caption: 'Früh am Markt', copyright: 'Jörg Żółty', source: 'Archiv' });
  });

  it.each(['utf8', 'latin1'] as const)(
    'is read also when it doesn’t say how it is written: %s',
    async (encoding) => {
      expect(await read(await withIptc({ 80: 'Jörg Müller', 120: 'Größe' }, encoding))).toMatchObject({
        caption: 'Größe',
        copyright: 'Jörg Müller',
      });
    },
  );

  it.each([
    [{ 116: '© Foto: Ruth Lindner' }, { copyright: 'Ruth Lindner' }],
    [{ 110: 'dpa' }, { copyright: 'dpa', source: '' }],
    [
      { 80: 'Ruth Lindner', 110: 'dpa' },
      { copyright: 'Ruth Lindner', source: 'dpa' },
    ],
    [{ 80: '', 116: 'Verlag' }, { copyright: 'Verlag' }],
    [{ 120: 'Zeile eins\r\nZeile\0 zwei\u202e' }, { caption: 'Zeile eins Zeile zwei' }],
  ])('of %j gives %j', async (texts, expected) =>
    expect(await read(await withIptc(texts, 'utf8'))).toMatchObject(expected),
  );

  it('is cut to what a caption holds', async () => {
    const { caption, copyright } = await read(
      await withIptc({ 120: 'ä😀'.repeat(900), 80: 'x'.repeat(900) }, 'utf8'),
    );
    expect(caption.length).toBeLessThanOrEqual(2000);
    expect(caption.isWellFormed()).toBe(true);
    expect(copyright).toHaveLength(200);
  });

  it('is no longer than its editor takes, so that the image can be saved as it is', async () => {
    const { caption } = await read(await withIptc({ 120: 'Langer Text. '.repeat(150) }, 'utf8'));
    expect(caption.length).toBeLessThanOrEqual(MAX_CAPTION_LENGTH);
    expect(caption.length).toBeGreaterThan(MAX_CAPTION_LENGTH - 20);
  });
});

describe('XMP', () => {
  const expected = { caption: 'Markt & Rathaus – früh', copyright: 'Jörg Żółty', source: '' };

  it.each([
    ['jpeg', jpeg],
    ['png', png],
    ['webp', webp],
    ['tiff', tiff],
  ] as const)('is read in %s', async (kind, format) => {
    const file = await drawn().withXmp(xmp(WORDS)).toFormat(kind).toBuffer();
    expect((await sharp(file).metadata()).xmp).toBeDefined();
    expect(await read(file, format)).toEqual(expected);
  });

  it('may tell the credit in an attribute, and counts less than IPTC', async () => {
    const packet = xmp('', 'photoshop:Credit="Tomasz &quot;Tom&quot; Adamek"');
    const file = await drawn().withXmp(packet).jpeg().toBuffer();
    expect(await read(file)).toEqual({ ...NONE, copyright: 'Tomasz "Tom" Adamek' });
    const iptc = await withIptc({ 80: 'Ruth Lindner' }, 'utf8');
    const head = Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1');
    const both = Buffer.concat([
      iptc.subarray(0, 2),
      segment(0xe1, Buffer.concat([head, Buffer.from(packet)])),
      iptc.subarray(2),
    ]);
    expect((await read(both)).copyright).toBe('Ruth Lindner');
  });

  it('that was forged keeps nobody busy', async () => {
    const packet = '<dc:creator '.repeat(4000) + '<rdf:li>'.repeat(1000) + '&#x'.repeat(500);
    const head = Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1');
    const plain = await aSample('jpeg');
    const body = Buffer.concat([head, Buffer.from(packet)]);
    const file = Buffer.concat([plain.subarray(0, 2), segment(0xe1, body), plain.subarray(2)]);
    const before = performance.now();
    expect(await read(file)).toEqual(NONE);
    expect(performance.now() - before).toBeLessThan(500);
  });

  it('that comes hundreds of times keeps nobody busy', async () => {
    const head = Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1');
    const long = 'x '.repeat(30_000);
    const body = Buffer.concat([head, Buffer.from(`<dc:creator><rdf:li>${long}</rdf:li></dc:creator>`)]);
    const many = Array.from({ length: 400 }, () => segment(0xe1, body));
    const plain = await aSample('jpeg');
    const file = Buffer.concat([plain.subarray(0, 2), ...many, plain.subarray(2)]);
    const before = performance.now();
    expect((await read(file)).copyright).toHaveLength(199);
    expect(performance.now() - before).toBeLessThan(500);
  });
});

const chunkOf = (name: string, data: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
};
const withChunks = async (...chunks: readonly Buffer[]) => {
  const file = await aSample('png');
  return Buffer.concat([file.subarray(0, 33), ...chunks, file.subarray(33)]);
};
const packed = (keyword: string) =>
  chunkOf('zTXt', Buffer.concat([Buffer.from(`${keyword}\0\0`), deflateSync('a '.repeat(120_000))]));

describe('a PNG', () => {
  const author = chunkOf('tEXt', Buffer.from('Author\0J\xf6rg M\xfcller', 'latin1'));

  it('may name its author in a chunk of its own', async () => {
    expect((await read(await withChunks(author), png)).copyright).toBe('Jörg Müller');
  });

  it('whose few bytes unfold to hundreds of megabytes of words keeps nobody busy', async () => {
    const one = await withChunks(packed('Comment'), author);
    expect((await read(one, png)).copyright).toBe('Jörg Müller');
    const many = await withChunks(...Array.from({ length: 900 }, () => packed('Author')), author);
    const before = performance.now();
    expect((await read(many, png)).copyright).toHaveLength(199);
    expect(performance.now() - before).toBeLessThan(500);
  });
});

describe('a file that says nothing, or can’t be read', () => {
  it('suggests nothing', async () => {
    expect(await read(await aSample('jpeg'))).toEqual(NONE);
    expect(await read((await aSample('jpeg')).subarray(0, 10))).toEqual(NONE);
    expect(await read(await aSample('png'), png)).toEqual(NONE);
  });
});
