import fc from 'fast-check';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { bufferReader, storedFileReader } from './byte-reader.ts';
import type { Files } from './files.ts';

/** Makes a storage with one file that counts how often it is asked. */
const storageWith = (bytes: Buffer | undefined) => {
  const asked: { start: number; end: number }[] = [];
  const get = async (_key: string, { range }: { range: { start: number; end: number } }) => {
    asked.push(range);
    return bytes && { stream: Readable.from([bytes.subarray(range.start, range.end + 1)]) };
  };
  return { files: { get } as unknown as Files, asked };
};

const KB = 1024;
const bytes = Buffer.from(Array.from({ length: 200 * KB }, (_, at) => (at * 7 + (at >> 8)) % 256));

describe('a reader of bytes', () => {
  it('gives what stands there, wherever and however much is asked for', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(210 * KB), fc.nat(80 * KB)), { minLength: 1, maxLength: 12 }),
        async (asked) => {
          const stored = storedFileReader(storageWith(bytes).files, 'a.bin', bytes.length);
          for (const [start, length] of asked) {
            const wanted = bytes.subarray(start, start + length);
            expect((await stored.read(start, length)).equals(wanted)).toBe(true);
            expect((await bufferReader(bytes).read(start, length)).equals(wanted)).toBe(true);
          }
        },
      ),
      { numRuns: 20 },
    ));

  it('knows the size, and nothing before the beginning, behind the end or of no length', async () => {
    const { files, asked } = storageWith(bytes);
    const reader = storedFileReader(files, 'a.bin', bytes.length);
    expect([reader.size, bufferReader(bytes).size]).toEqual([bytes.length, bytes.length]);
    for (const [start, length] of [
      [-1, 4],
      [bytes.length, 1],
      [5, 0],
    ] as const)
      expect(await reader.read(start, length)).toHaveLength(0);
    expect(asked).toEqual([]);
  });

  it('fetches 64 KB and asks for them once; the last four stretches are remembered', async () => {
    const { files, asked } = storageWith(bytes);
    const reader = storedFileReader(files, 'a.bin', bytes.length);
    const read = async (...starts: readonly number[]) => {
      for (const start of starts) await reader.read(start, 4);
    };
    await read(0, 4, 64 * KB - 4);
    expect(asked).toEqual([{ start: 0, end: 64 * KB - 1 }]);
    await read(64 * KB, 128 * KB, 196 * KB, 0);
    expect(asked).toHaveLength(4);
    expect(asked.at(-1)).toEqual({ start: 196 * KB, end: 200 * KB - 1 });
    await read(64 * KB - 2, 0);
    expect(asked).toHaveLength(6);
  });

  it('says when the file is gone', () =>
    expect(storedFileReader(storageWith(undefined).files, 'a.bin', 10).read(0, 4)).rejects.toThrow(
      'the file a.bin is gone',
    ));
});
