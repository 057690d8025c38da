import { Readable } from 'node:stream';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bufferReader } from '#kernel/byte-reader.ts';
import { findLocationMetadata, overwrite } from './location-metadata.ts';

const box = (type: string, ...content: readonly Buffer[]) => {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const text = (value: string) => Buffer.from(value, 'latin1');
const hdlr = (kind: string) => box('hdlr', Buffer.alloc(8), text(kind), Buffer.alloc(12));
const track = (kind: string, description = '') =>
  box('trak', box('udta', text('GEHEIM')), box('mdia', hdlr(kind), box('minf', text(description))));
const film = (...tracks: readonly Buffer[]) =>
  Buffer.concat([
    box('ftyp', text('qt  ')),
    box('mdat', text('Bild und udta und Ton')),
    box(
      'moov',
      box('mvhd', Buffer.alloc(20)),
      ...tracks,
      box('udta', text('GEHEIM')),
      box('meta', text('GEHEIM')),
    ),
    box('uuid', text('GEHEIM')),
  ]);

const clean = async (file: Buffer, demuxer: string, chunkBytes = 7) => {
  const found = await findLocationMetadata(bufferReader(file), demuxer);
  const chunks = Array.from({ length: Math.ceil(file.length / chunkBytes) }, (_, index) =>
    file.subarray(index * chunkBytes, (index + 1) * chunkBytes),
  );
  const cleaned = await Readable.from(overwrite(Readable.from(chunks), found.blanks)).toArray();
  return { bytes: Buffer.concat(cleaned as Buffer[]), isAll: found.isAll };
};

const isAll = async (kind: string, description: string) =>
  (await clean(film(track('vide'), track(kind, description)), 'mov')).isAll;

describe('places inside of MP4 and QuickTime', () => {
  it('are overwritten where they stand, and nothing else is', async () => {
    const file = film(track('vide'), track('soun'));
    for (const chunkBytes of [1, 7, 1000]) {
      const { bytes, isAll } = await clean(file, 'mov', chunkBytes);
      expect([isAll, bytes.length]).toEqual([true, file.length]);
      expect(bytes.toString('latin1')).not.toContain('GEHEIM');
      expect(bytes.toString('latin1')).toContain('Bild und udta und Ton');
      expect(bytes.toString('latin1').match(/free/g)).toHaveLength(5);
      expect((await findLocationMetadata(bufferReader(bytes), 'mov')).blanks).toEqual([]);
    }
  });

  it('may lie along the film, which is said', async () => {
    expect(await isAll('meta', 'mebx com.apple.quicktime.video-orientation')).toBe(true);
    expect(await isAll('meta', 'mebx com.apple.quicktime.location.ISO6709')).toBe(false);
    expect(await isAll('meta', 'gpmd')).toBe(false);
    expect(await isAll('camm', '')).toBe(false);
  });

  it('can’t be told where boxes are broken', async () => {
    expect((await clean(film(track('vide')).subarray(0, -3), 'mov')).isAll).toBe(false);
  });
});

const element = (id: string, body: Buffer, sizeBytes = 8) => {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length) | (1n << BigInt(7 * sizeBytes)));
  return Buffer.concat([Buffer.from(id, 'hex'), size.subarray(8 - sizeBytes), body]);
};

describe('places inside of Matroska and WebM', () => {
  it.each([1, 2, 4, 8])('are overwritten where they stand, behind %i bytes of size', async (sizeBytes) => {
    const file = Buffer.concat([
      element('1a45dfa3', text('webm'), 1),
      element(
        '18538067',
        Buffer.concat([
          element('1549a966', text('Titel')),
          element('1254c367', text('GEHEIM'), sizeBytes),
          element('1f43b675', text('Bild und Ton')),
        ]),
      ),
    ]);
    const { bytes, isAll } = await clean(file, 'matroska');
    expect([isAll, bytes.length]).toEqual([true, file.length]);
    expect(bytes.toString('latin1')).not.toContain('GEHEIM');
    expect(bytes.toString('latin1')).toContain('Bild und Ton');
    expect(await findLocationMetadata(bufferReader(bytes), 'matroska')).toEqual({ blanks: [], isAll: true });
  });

  it('can’t be told in what was recorded live', async () => {
    const live = Buffer.from('1a45dfa384776562 6d18538067ff1f43b675ff00'.replace(' ', ''), 'hex');
    expect((await clean(live, 'matroska')).isAll).toBe(false);
  });
});

/** Returns bytes of nobody's making, and films of which some bytes were changed or which end early. */
const anyFile = (films: readonly Buffer[]) =>
  fc.oneof(
    fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
    fc
      .tuple(
        fc.constantFrom(...films),
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 6 }),
        fc.nat(20),
      )
      .map(([file, changes, less]) => {
        const broken = Buffer.from(file.subarray(0, file.length - less));
        for (const [at, byte] of changes) broken[at % broken.length] = byte;
        return broken;
      }),
  );

describe('places inside of files that nobody thought of', () => {
  const films = [film(track('vide'), track('soun')), film(track('meta', 'mebx'), track('camm'))];
  const recordings = [
    element('1a45dfa3', text('webm')),
    Buffer.concat([
      element('1a45dfa3', text('webm')),
      element(
        '18538067',
        Buffer.concat([element('1254c367', text('GEHEIM')), element('1f43b675', text('x'))]),
      ),
    ]),
  ];

  it.each([
    ['mov', films],
    ['matroska', recordings],
  ])('are told and overwritten within the file, which keeps its length: %s', (demuxer, samples) =>
    fc.assert(
      fc.asyncProperty(anyFile(samples), async (file) => {
        const { blanks } = await findLocationMetadata(bufferReader(file), demuxer);
        for (const { from, to, head } of blanks) {
          expect([from >= 0, from < to, to <= file.length]).toEqual([true, true, true]);
          expect(head.length).toBeLessThanOrEqual(to - from);
        }
        expect((await clean(file, demuxer)).bytes.length).toBe(file.length);
      }),
      { numRuns: 400 },
    ),
  );

  it('are not looked for in boxes within boxes without an end', async () => {
    const count = 100_000;
    const nested = Buffer.alloc(count * 8);
    for (let at = 0; at < count; at++) {
      nested.writeUInt32BE(nested.length - at * 8, at * 8);
      nested.write('trak', at * 8 + 4, 'latin1');
    }
    let reads = 0;
    const reader = bufferReader(nested);
    const counting = {
      ...reader,
      read: (start: number, length: number) => {
        reads++;
        return reader.read(start, length);
      },
    };
    expect((await findLocationMetadata(counting, 'mov')).isAll).toBe(false);
    expect(reads).toBeLessThan(20);
  });
});
