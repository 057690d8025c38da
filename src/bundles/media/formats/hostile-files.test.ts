// Reads files that nobody drew: every kind of image with bytes changed, taken out, doubled and cut off, and
// plain nonsense.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { avif } from './avif.ts';
import { bmp } from './bmp.ts';
import { boxesIn, inspectBoxes } from './boxes.ts';
import { bufferReader } from '#kernel/byte-reader.ts';
import { gif } from './gif.ts';
import type { ImageFormat } from './image-format.ts';
import { iptcResourceIn, readIptc } from './iptc.ts';
import { jpeg } from './jpeg.ts';
import { png } from './png.ts';
import { aSample, aTracedSample, aTracedTiff, orBroken } from './test-data.ts';
import { orientationOf, tiff } from './tiff.ts';
import { webp } from './webp.ts';
import { readXmp } from './xmp.ts';

const small = { width: 24, height: 16 };
const SAMPLES: readonly (readonly [ImageFormat, Buffer])[] = [
  [jpeg, await aTracedSample('jpeg', small)],
  [png, await aTracedSample('png', small)],
  [tiff, aTracedTiff(true)],
  [tiff, aTracedTiff(false)],
  [gif, await aSample('gif', small)],
  [bmp, await aSample('bmp', small)],
  [webp, await aTracedSample('webp', small)],
  [avif, await aTracedSample('avif', small)],
];

/** The number of spoilt files that are tried of each format; a longer search found no more. */
const RUNS = 150;

/** Numbers that lie at the edges of what fields hold. */
const EDGES = [0, 1, 2, 0x7f, 0x80, 0xfe, 0xff];

/** Returns what somebody who means harm makes of a file: a few places of it are others, and it may end early or go on. */
const spoilt = (file: Buffer): fc.Arbitrary<Buffer> => {
  const change = fc.record({
    at: fc.nat(file.length - 1),
    bytes: fc.array(fc.oneof(fc.constantFrom(...EDGES), fc.nat(255)), { minLength: 1, maxLength: 8 }),
    isInserted: fc.boolean(),
  });
  return fc
    .record({
      changes: fc.array(change, { maxLength: 6 }),
      end: fc.oneof(fc.constant(file.length), fc.nat(file.length)),
    })
    .map(({ changes, end }) => {
      const spoil = (bytes: Buffer, { at, bytes: others, isInserted }: (typeof changes)[number]) =>
        Buffer.concat([
          bytes.subarray(0, at),
          Buffer.from(others),
          bytes.subarray(isInserted ? at : at + others.length),
        ]);
      return changes.reduce(spoil, Buffer.from(file)).subarray(0, end);
    });
};

describe.each(SAMPLES.map(([format, file]) => ({ name: format.name, format, file })))(
  'a $name that somebody spoilt',
  ({ format, file }) => {
    it('is measured or broken, and nothing else', () =>
      fc.assert(
        fc.asyncProperty(spoilt(file), async (bytes) => {
          const found = await orBroken(() => format.inspect(bufferReader(bytes)));
          if (!found) return;
          expect(found.width).toBeGreaterThanOrEqual(0);
          expect(found.height).toBeGreaterThanOrEqual(0);
        }),
        { numRuns: RUNS },
      ));

    it('loses its traces or is broken, and never grows by it', () =>
      fc.assert(
        fc.asyncProperty(spoilt(file), async (bytes) => {
          const clean = await orBroken(() => format.withoutTraces?.(bytes));
          if (clean) expect(clean.length).toBeLessThanOrEqual(bytes.length);
        }),
        { numRuns: RUNS },
      ));

    it('tells few words or none', () =>
      fc.assert(
        fc.asyncProperty(spoilt(file), async (bytes) => {
          const credits = (await orBroken(() => format.readCredits?.(bufferReader(bytes)))) ?? [];
          for (const words of credits.flatMap((credit) => Object.values(credit)))
            expect(words === undefined || typeof words === 'string').toBe(true);
        }),
        { numRuns: RUNS },
      ));
  },
);

describe('what lies within a file', () => {
  const nonsense = fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes));

  it('is read or broken: boxes, a credit of an agency, words in XML, how a camera was held', () =>
    fc.assert(
      fc.asyncProperty(nonsense, async (bytes) => {
        await orBroken(() => inspectBoxes(bufferReader(bytes)));
        await orBroken(() => boxesIn(bytes, 0, bytes.length));
        await orBroken(() => iptcResourceIn(bytes));
        await orBroken(() => readIptc(bytes));
        await orBroken(() => readXmp(bytes));
        const orientation = await orBroken(() => orientationOf(bufferReader(bytes)));
        if (orientation !== undefined) expect(orientation).toBeGreaterThanOrEqual(1);
      }),
      { numRuns: RUNS },
    ));
});

describe('a file of a million parts, each of a few bytes', () => {
  it.each([
    ['gif', gif, Buffer.from('GIF89a\x0a\0\x0a\0\0\0\0', 'latin1'), [0x21, 0xf9, 0], [0x3b]],
    ['jpeg', jpeg, Buffer.from([0xff, 0xd8]), [0xff, 0xdb, 0, 2], [0xff, 0xd9]],
    ['webp', webp, Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'), [0x41, 0x42, 0x43, 0x44, 0, 0, 0, 0], []],
  ] as const)('is broken, before each of them is an object: %s', (_, format, head, part, end) => {
    const many = Buffer.alloc(1_000_000 * part.length, Buffer.from(part));
    const file = Buffer.concat([head, many, Buffer.from(end)]);
    expect(() => format.withoutTraces!(file)).toThrow('too many parts');
  });
});

describe('a BMP that says it is less than nothing wide', () => {
  it('is broken', async () => {
    const file = Buffer.from(await aSample('bmp', small));
    file.writeInt32LE(-33_554_408, 18);
    expect(await orBroken(() => bmp.inspect(bufferReader(file)))).toBeUndefined();
  });
});
