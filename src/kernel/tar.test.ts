import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BrokenTar, packTar, readTar } from './tar.ts';

const each = async function* <T>(...things: readonly T[]) {
  yield* things;
};
const allOf = async <T>(source: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = [];
  for await (const one of source) found.push(one);
  return found;
};
const packed = async (...entries: readonly { name: string; body: Buffer }[]) =>
  Buffer.concat(await allOf(packTar(each(...entries))));
const read = (...chunks: readonly Uint8Array[]) => allOf(readTar(each(...chunks)));

const one = { name: 'a/b.txt', body: Buffer.from('Guten Tag') };

interface Change {
  readonly block: number;
  readonly at: number;
  readonly words: string;
  readonly isSummed: boolean;
}

/** Returns the archive with other bytes from `at` on, and with a sum that is right again. */
const altered = (archive: Buffer, at: number, words: string) => {
  const copy = Buffer.from(archive);
  copy.write(words, at, 'latin1');
  copy.write('        ', 148);
  const sum = copy.subarray(0, 512).reduce((all, byte) => all + byte, 0);
  copy.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return copy;
};

/** Puts a few other bytes somewhere in a block; its sum is right again or not. */
const spoil = (archive: Buffer, { block, at, words, isSummed }: Change) => {
  const start = Math.min(block * 512, archive.length - 512);
  const copy = Buffer.from(archive);
  copy.write(words, start + at, 512 - at, 'latin1');
  const head = copy.subarray(start, start + 512);
  if (isSummed) altered(head, 0, '').copy(head);
  return copy;
};

describe('a tar archive', () => {
  it('begins each piece as ustar has it: name, rights, owner, size, time, sum, kind and mark', async () => {
    const head = (await packed(one)).subarray(0, 512).toString('latin1');
    expect(head).toBe(
      [
        'a/b.txt'.padEnd(100, '\0'),
        '0000600\0',
        '0000000\0',
        '0000000\0',
        '00000000011\0',
        '00000000000\0',
        '007127\0 ',
        '0'.padEnd(101, '\0'),
        'ustar\x0000'.padEnd(255, '\0'),
      ].join(''),
    );
  });

  it('has pieces in blocks of 512 bytes, filled up where they end between, and two empty ones at its end', async () => {
    const whole = { name: 'whole', body: Buffer.alloc(512, 1) };
    expect(await packed()).toEqual(Buffer.alloc(1024));
    expect(await packed(one)).toHaveLength(512 + 512 + 1024);
    expect(await packed(whole)).toHaveLength(512 + 512 + 1024);
    expect(await packed({ name: 'more', body: Buffer.alloc(513) })).toHaveLength(512 + 1024 + 1024);
    expect(await packed({ name: 'none', body: Buffer.alloc(0) })).toHaveLength(512 + 1024);
  });

  it('is read as it was packed, however its bytes arrive', async () => {
    const entries = [
      one,
      { name: 'x'.repeat(100), body: Buffer.alloc(600, 7) },
      { ...one, body: Buffer.alloc(0) },
    ];
    const archive = await packed(...entries);
    expect(await read(archive)).toEqual(entries);
    expect(await read(...Array.from(archive, (byte) => Uint8Array.of(byte)))).toEqual(entries);
  });

  it('is read as others write it: numbers without an end, and one empty block at the end of all', async () => {
    const archive = await packed(one);
    const wide = altered(archive, 124, '000000000011');
    const sum = wide.toString('latin1', 148, 154);
    wide.write(`00${sum}`, 148, 'latin1');
    expect(await read(wide.subarray(0, -512))).toEqual([one]);
  });

  it.each(['', 'mit Leerzeichen', 'ä', 'x'.repeat(101), '../x', 'a/../../x', '/etc/x', 'a\\b', '..'])(
    'takes no piece called “%s”',
    async (name) => {
      await expect(packed({ name, body: Buffer.alloc(1) })).rejects.toThrow('no name for tar');
    },
  );

  it('that ends early, or was changed, is broken', async () => {
    const archive = await packed(one);
    await expect(read(archive.subarray(0, 700))).rejects.toThrow(BrokenTar);
    await expect(read(archive.subarray(0, 1024))).rejects.toThrow(BrokenTar);
    const changed = Buffer.from(archive);
    changed[0] = 'x'.charCodeAt(0);
    await expect(read(changed)).rejects.toThrow('a head that is none');
  });

  it('has no piece larger than 64 MB, and none of no size', async () => {
    const archive = await packed(one);
    const sized = (bytes: number) => altered(archive, 124, `${bytes.toString(8).padStart(11, '0')}\0`);
    await expect(read(sized(64 * 1024 * 1024 + 1))).rejects.toThrow('a piece that is too large');
    await expect(read(sized(64 * 1024 * 1024))).rejects.toThrow('it ends too early');
    await expect(read(altered(archive, 124, 'zzzzzzzzzzz\0'))).rejects.toThrow('a piece that is too large');
    await expect(read(altered(archive, 124, '-0000000001\0'))).rejects.toThrow('a piece that is too large');
  });
});

describe('an archive that somebody spoilt', () => {
  it.each(['../x', 'a/..', '/etc/x', '..\\x', 'ä', ' '])('has no piece called “%s”', async (name) => {
    await expect(read(altered(await packed(one), 0, `${name}\0`))).rejects.toThrow('a name that is none');
  });

  it('may have names with points in them', async () => {
    for (const name of ['..a', 'a..', 'a/...', '.', 'a/./b'])
      expect((await read(await packed({ ...one, name })))[0]!.name).toBe(name);
  });

  const pieces = [one, { name: 'c', body: Buffer.alloc(700, 7) }, { name: 'd/e', body: Buffer.alloc(0) }];
  const WORDS = ['../', '/etc/x', 'a\\b', '77777777777', '-1', '0x10', '00000000000', '8', '\x80', ' ', '\0'];
  const change = fc.record({
    block: fc.nat(7),
    at: fc.oneof(fc.nat(511), fc.constantFrom(0, 124, 135, 148, 156)),
    words: fc.oneof(
      fc.constantFrom(...WORDS),
      fc.uint8Array({ minLength: 1, maxLength: 12 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
    ),
    isSummed: fc.boolean(),
  });

  it('is pieces within their folder, or broken, and never without an end', async () => {
    const whole = await packed(...pieces);
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { maxLength: 5 }),
        fc.oneof(fc.constant(whole.length), fc.nat(whole.length)),
        fc.uint8Array({ maxLength: 600 }),
        async (changes, end, more) => {
          const archive = Buffer.concat([changes.reduce(spoil, whole).subarray(0, end), more]);
          let bytes = 0;
          try {
            for await (const { name, body } of readTar(each(archive))) {
              expect(path.resolve('/folder', name)).toMatch(/^\/folder(?:\/|$)/);
              bytes += body.length + 512;
            }
          } catch (error) {
            expect(error).toBeInstanceOf(BrokenTar);
          }
          expect(bytes).toBeLessThanOrEqual(archive.length);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('is broken or empty, whatever its bytes are', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 700 }), { maxLength: 5 }), async (chunks) => {
        await read(...chunks).catch((error: unknown) => expect(error).toBeInstanceOf(BrokenTar));
      }),
    ));
});
