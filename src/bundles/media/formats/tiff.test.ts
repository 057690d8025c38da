import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { bufferReader } from '#kernel/byte-reader.ts';
import { BrokenImage } from './image-format.ts';
import { aTracedTiff, CREDIT, TRACES } from './test-data.ts';
import { tiff } from './tiff.ts';

const clean = tiff.withoutTraces!;

describe.each([
  ['least', true],
  ['most', false],
])('a TIFF whose %s significant byte comes first', (_, isLittle) => {
  const file = aTracedTiff(isLittle);

  it('is measured, and whole', async () => {
    expect(await tiff.inspect(bufferReader(file))).toMatchObject({ width: 2, height: 2, end: 'whole' });
  });

  it('loses words, device, time and place, and keeps who made it and every pixel', async () => {
    const cleaned = clean(file);
    for (const trace of [...TRACES, 'GPS-Ort', 'Aufgenommen']) {
      expect(file.includes(trace)).toBe(true);
      expect(cleaned.includes(trace), trace).toBe(false);
    }
    expect(cleaned.includes(CREDIT)).toBe(true);
    expect(cleaned).toHaveLength(file.length);
    expect(await sharp(cleaned).greyscale().raw().toBuffer()).toEqual(Buffer.alloc(4, 255));
  });

  it('is broken when a directory lies outside of it', () => {
    expect(() => clean(file.subarray(0, file.length - 8))).toThrow(BrokenImage);
  });
});

describe('a TIFF that was forged', () => {
  it('may point at its own directory without keeping anybody busy', () => {
    const file = aTracedTiff(true);
    const first = file.readUInt32LE(4);
    // The pointer to the Exif directory is the last entry.
    file.writeUInt32LE(first, first + 2 + 12 * 12 + 8);
    expect(() => clean(file)).not.toThrow();
    const next = first + 2 + file.readUInt16LE(first) * 12;
    file.writeUInt32LE(first, next);
    expect(() => clean(file)).not.toThrow();
  });
});
