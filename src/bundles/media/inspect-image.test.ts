import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bufferReader } from '#kernel/byte-reader.ts';
import type { ImageFormat } from './formats/image-format.ts';
import { avif } from './formats/avif.ts';
import { USUAL_FORMATS } from './formats/known-formats.ts';
import { aSample, aTracedSample, drawn } from './formats/test-data.ts';
import type { SampleKind } from './formats/test-data.ts';
import { webp } from './formats/webp.ts';
import { checkImage } from './inspect-image.ts';

const FORMATS: readonly ImageFormat[] = [...USUAL_FORMATS, webp, avif];
const KINDS = ['jpeg', 'png', 'gif', 'tiff', 'bmp', 'webp', 'avif'] as const satisfies SampleKind[];

const kindOf = (file: Buffer) => FORMATS.filter(({ matches }) => matches(file.subarray(0, 16)));

/** Checks a file as the door finds it by its first bytes. */
const check = async (file: Buffer) => {
  const [format] = kindOf(file);
  if (!format) throw new Error('no kind of image');
  return checkImage(bufferReader(file), format);
};
const refused = (refusal: string) => ({ ok: false, refusal });

describe('a file of each kind', () => {
  it.each(KINDS)('is told by its first bytes and measured: %s', async (kind) => {
    const file = await aSample(kind, { width: 640, height: 360 });
    expect(kindOf(file).map(({ name }) => name)).toEqual([kind]);
    expect(await check(file)).toEqual({ ok: true, width: 640, height: 360 });
  });

  it.each(KINDS)('that breaks off is refused: %s', async (kind) => {
    const file = await aSample(kind, { width: 640, height: 360 });
    for (const part of [0.25, 0.5, 0.9, 0.999]) {
      const cut = file.subarray(0, Math.min(file.length - 2, Math.floor(file.length * part)));
      expect(await check(cut), `${part} of ${kind}`).toEqual(refused('broken'));
    }
  });

  it.each(['jpeg', 'png', 'tiff'] as const)('is measured as it is shown: %s', async (kind) => {
    const file = await aTracedSample(kind, { width: 640, height: 360, orientation: 6 });
    expect(await check(file)).toEqual({ ok: true, width: 360, height: 640 });
  });

  it('may be filled up with zeros', async () => {
    for (const kind of ['jpeg', 'png', 'gif'] as const)
      expect(await check(Buffer.concat([await aSample(kind), Buffer.alloc(512)]))).toMatchObject({
        ok: true,
      });
  });
});

describe('a phone’s picture', () => {
  it('may bring a short film, or a table behind its end', async () => {
    const file = await aSample('jpeg');
    const samsung = Buffer.concat([file, Buffer.from('\0\0\x01\x0aImage_UTC_DataSEFHk\0\0\0SEFT', 'latin1')]);
    expect(await check(samsung)).toMatchObject({ ok: true });
    const moving = await drawn()
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:Description GCamera:MotionPhoto="1"/></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    const film = Buffer.from('\0\0\0\x18ftypmp42 … moov', 'latin1');
    expect(await check(Buffer.concat([moving, film]))).toMatchObject({ ok: true });
    expect(await check(Buffer.concat([file, film]))).toEqual(refused('more'));
  });
});

describe('what is no image', () => {
  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['SVG behind a declaration', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['HTML', '<!doctype html><title>Hallo</title>'],
    ['PDF', '%PDF-1.7 ist kein Bild und wird auch keines'],
    ['ZIP', 'PK\x03\x04 ist kein Bild und wird auch keines'],
    ['text', 'GIF und JPEG sind nur Wörter in diesem Satz'],
    ['a text that begins like a BMP', 'BM Wanderverein trifft sich am Samstag am Bahnhof'],
  ])('has no kind: %s', (_, text) => expect(kindOf(Buffer.from(text, 'latin1'))).toEqual([]));

  it('has only its first bytes in common with one', async () => {
    for (const [file, kind] of [
      [Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(100)]), 'jpeg'],
      [Buffer.concat([(await aSample('png')).subarray(0, 8), Buffer.alloc(100)]), 'png'],
      [Buffer.concat([Buffer.from('II*\0'), Buffer.alloc(100)]), 'tiff'],
      [Buffer.concat([Buffer.from('BM'), Buffer.alloc(100)]), 'bmp'],
    ] as const) {
      expect(kindOf(file).map(({ name }) => name)).toEqual([kind]);
      expect(await check(file)).toEqual(refused('broken'));
    }
  });
});

describe('a BMP', () => {
  it.each([257, 5_000_000, 0xffff_ffff])('with %i colours is none', async (count) => {
    const file = Buffer.from(await aSample('bmp'));
    file.writeUInt32LE(256, 46);
    expect(await check(file)).toMatchObject({ ok: true });
    file.writeUInt32LE(count, 46);
    expect(await check(file)).toEqual(refused('broken'));
  });
});

describe('an image that is something else, too', () => {
  it.each(['jpeg', 'png', 'gif', 'tiff', 'bmp', 'webp', 'avif'] as const)(
    'is refused with an archive behind it: %s',
    async (kind) => {
      const zip = Buffer.concat([
        Buffer.from('PK\x03\x04 Inhalt', 'latin1'),
        Buffer.from('PK\x05\x06', 'latin1'),
        Buffer.alloc(18),
      ]);
      expect(await check(Buffer.concat([await aSample(kind), zip]))).toMatchObject({ ok: false });
    },
  );

  it('is refused with a page behind it', async () => {
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    for (const kind of ['jpeg', 'png', 'webp'] as const)
      expect(await check(Buffer.concat([await aSample(kind), page]))).toEqual(refused('more'));
  });

  it('is refused with a script in its comment', async () => {
    const file = await aSample('jpeg');
    const words = Buffer.from('<script>alert(1)</script>');
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, words.length + 2]), words]);
    const both = Buffer.concat([file.subarray(0, 2), comment, file.subarray(2)]);
    expect(await check(both)).toEqual(refused('more'));
  });
});

const chunk = (name: string, data: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
};

/** Makes a PNG of a few bytes that would unfold to a wall of pixels. */
const pngOf = (width: number, height: number) => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const end = Buffer.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    end,
  ]);
};

describe('an image that is too much to unfold', () => {
  it.each([
    [10_000, 10_000, true],
    [10_001, 10_000, false],
    [16_383, 6_100, true],
    [16_384, 100, false],
    [100, 60_000, false],
  ])('%i × %i: may come in is %s', async (width, height, isFine) =>
    expect(await check(pngOf(width, height))).toEqual(
      isFine ? { ok: true, width, height } : refused('tooManyPixels'),
    ),
  );

  it('has at least one pixel', async () => {
    expect(await check(pngOf(0, 100))).toEqual(refused('broken'));
  });
});

describe('a file with something in it that nobody thought of', () => {
  it('comes in as what it says it measures, or is refused, and nothing else', async () => {
    const sound = await aSample('gif', { width: 24, height: 16 });
    const piece = fc.oneof(
      fc.uint8Array({ maxLength: 8 }).map((bytes) => Buffer.from(bytes)),
      fc
        .constantFrom(
          'PK\x05\x06',
          '\0'.repeat(16),
          '\0\0',
          '<script',
          '<?php',
          '%PDF-',
          ';',
          '!\xfe',
          ',',
          '\xff\xff',
        )
        .map((words) => Buffer.from(words, 'latin1')),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { maxLength: 6 }).map((pieces) => Buffer.concat(pieces)),
        fc.nat(sound.length),
        fc.boolean(),
        async (others, at, isInserted) => {
          const rest = sound.subarray(isInserted ? at : Math.min(sound.length, at + others.length));
          const bytes = Buffer.concat([sound.subarray(0, at), others, rest]);
          for (const format of FORMATS) {
            const checked = await checkImage(bufferReader(bytes), format);
            if (checked.ok) expect(checked.width > 0 && checked.height > 0).toBe(true);
            else expect(['tooManyPixels', 'broken', 'more']).toContain(checked.refusal);
            if (checked.ok) expect(bytes.toString('latin1')).not.toMatch(/<script|<\?php|%pdf-/i);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});
