// Every storage promises what is tested here, asked of the disk and of a bucket alike.
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as pause, setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentTypeOf, FileTooLarge, InvalidFileKey, openFiles, RangeNotSatisfiable } from './files.ts';
import type { Files, FileSource } from './files.ts';
import { startTestBucket } from './testing/test-bucket.ts';

const MB = 1024 * 1024;
const GIVEN_BACK_MS = 2000;
const binary = { contentType: 'application/octet-stream' };
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const bytesOf = (text: string) => Readable.from([Buffer.from(text)]);
const textOf = async (files: Files, key: string) => {
  const file = await files.get(key);
  return file && String(await buffer(file.stream));
};
const allOf = async <T>(source: AsyncIterable<T>) => {
  const all: T[] = [];
  for await (const one of source) all.push(one);
  return all;
};
const keysOf = async (files: Files, prefix: string) => (await allOf(files.list(prefix))).toSorted();

/** Yields chunks of 64 KB, each filled with its number. */
async function* manyChunks(bytes: number) {
  for (let i = 0; i < bytes / 65536; i++) yield Buffer.alloc(65536, i);
}

/** Yields all of the chunks in the same buffer, as a thrifty source may do it. */
async function* inOneBuffer(chunks: readonly Uint8Array[]) {
  const shared = Buffer.alloc(4096);
  for (const chunk of chunks) {
    shared.set(chunk);
    yield shared.subarray(0, chunk.length);
  }
}

async function* failing(bytes: number) {
  yield* manyChunks(bytes);
  throw new Error('die Quelle ist versiegt');
}

const disk = async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'litfass-files-'));
  const stop = () => rm(dataDir, { recursive: true });
  return { files: openFiles({ dataDir, s3: undefined }), stop };
};

const bucket = async () => {
  const { location, stop } = await startTestBucket();
  return { files: openFiles({ dataDir: '/nirgends', s3: location }), stop };
};

describe.each([
  ['the disk', disk],
  ['a bucket', bucket],
])('files in %s', (_, start) => {
  let files: Files;
  let stop: () => Promise<void>;
  const put = (key: string, source: FileSource, maxBytes = Infinity) =>
    files.put(key, source, { ...binary, maxBytes });

  beforeAll(async () => {
    ({ files, stop } = await start());
  });
  afterAll(() => stop());
  beforeEach(async () => {
    for await (const key of files.list('')) await files.remove(key);
  });

  it('come back as they were put, with size, type and time', async () => {
    const before = Date.now();
    const result = await files.put('images/7/original.jpg', bytesOf('Bild'), { contentType: 'image/jpeg' });
    expect(result).toEqual({ bytes: 4, sha256: sha256(Buffer.from('Bild')) });
    expect(await textOf(files, 'images/7/original.jpg')).toBe('Bild');
    const facts = await files.stat('images/7/original.jpg');
    expect(facts).toMatchObject({ bytes: 4, contentType: 'image/jpeg' });
    expect(Math.abs(facts!.modifiedAt.getTime() - before)).toBeLessThan(5000);
    const file = await files.get('images/7/original.jpg');
    file!.stream.destroy();
    expect(file).toMatchObject({ ...facts, start: 0, length: 4 });
  });

  it('come back byte for byte, however they were cut into chunks', async () => {
    const chunks = fc.array(fc.uint8Array({ maxLength: 4096 }), { maxLength: 20 });
    const shapes = [Readable.from, inOneBuffer];
    await fc.assert(
      fc.asyncProperty(chunks, fc.constantFrom(...shapes), async (given, toSource) => {
        const whole = Buffer.concat(given);
        expect(await put('zufall', toSource(given))).toEqual({ bytes: whole.length, sha256: sha256(whole) });
        const file = await files.get('zufall');
        expect(file).toMatchObject({ bytes: whole.length, length: whole.length });
        expect(whole.equals(await buffer(file!.stream))).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('may be large, also when they arrive in huge chunks', async () => {
    const whole = Buffer.concat(await allOf(manyChunks(20 * MB)));
    for (const source of [
      manyChunks(20 * MB),
      Readable.from([whole.subarray(0, 17 * MB), whole.subarray(17 * MB)]),
    ]) {
      expect(await put('gross', source)).toEqual({ bytes: 20 * MB, sha256: sha256(whole) });
      expect(sha256(await buffer((await files.get('gross'))!.stream))).toBe(sha256(whole));
    }
  });

  it.each([5 * MB, 10 * MB])(
    'may be exactly as large as whole parts of an upload: %i bytes',
    async (bytes) => {
      expect(await put('genau', manyChunks(bytes))).toMatchObject({ bytes });
      expect(await files.stat('genau')).toMatchObject({ bytes });
    },
  );

  it('are never whole in memory while they are stored', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    // What has been let go is given back beside all else, on a busy machine late: it is looked at again until it is gone.
    const held = async (most = 0) => {
      const end = performance.now() + GIVEN_BACK_MS;
      for (;;) {
        collect();
        const bytes = process.memoryUsage().arrayBuffers;
        if (bytes < most || performance.now() > end) return bytes;
        await sleep(5);
      }
    };
    const before = await held(Infinity);
    const samples: number[] = [];
    async function* watched() {
      for await (const chunk of manyChunks(80 * MB)) {
        yield chunk;
        await pause();
        if (chunk[0]! % 64 === 0) samples.push((await held(before + 40 * MB)) - before);
      }
    }
    await put('gross', watched());
    expect(samples).toHaveLength(20);
    expect(Math.max(...samples)).toBeLessThan(40 * MB);
  });

  it('can be read in ranges, both ends included', async () => {
    const whole = Buffer.from('0123456789');
    await put('ziffern', Readable.from([whole]));
    await fc.assert(
      fc.asyncProperty(fc.nat(9), fc.option(fc.nat(12), { nil: undefined }), async (start, more) => {
        const range = more === undefined ? { start } : { start, end: start + more };
        const expected = whole.subarray(start, more === undefined ? 10 : start + more + 1);
        const file = await files.get('ziffern', { range });
        expect(file).toMatchObject({ bytes: 10, start, length: expected.length });
        expect(String(await buffer(file!.stream))).toBe(String(expected));
      }),
      { numRuns: 40 },
    );
  });

  it.each([{ start: 10 }, { start: 10, end: 20 }, { start: -1 }, { start: 5, end: 4 }, { start: 1.5 }])(
    'say how long they are when a range can’t be had: %j',
    async (range) => {
      await put('ziffern', bytesOf('0123456789'));
      await expect(files.get('ziffern', { range })).rejects.toThrow(RangeNotSatisfiable);
      await expect(files.get('ziffern', { range })).rejects.toMatchObject({ bytes: 10 });
      expect(await files.get('fehlt', { range })).toBeUndefined();
    },
  );

  it('may be empty, and then have no range', async () => {
    expect(await put('leer', Readable.from([]))).toEqual({ bytes: 0, sha256: sha256(Buffer.alloc(0)) });
    expect(await textOf(files, 'leer')).toBe('');
    expect(await files.stat('leer')).toMatchObject({ bytes: 0 });
    await expect(files.get('leer', { range: { start: 0 } })).rejects.toThrow(RangeNotSatisfiable);
  });

  it('that are missing are undefined, and removing them is fine', async () => {
    expect(await files.get('fehlt')).toBeUndefined();
    expect(await files.stat('fehlt')).toBeUndefined();
    expect(await files.copy('fehlt', 'kopie')).toBe(false);
    expect(await files.stat('kopie')).toBeUndefined();
    await files.remove('fehlt');
    await put('da', bytesOf('x'));
    await files.remove('da');
    await files.remove('da');
    expect(await files.stat('da')).toBeUndefined();
  });

  it('are listed by the beginning of their keys', async () => {
    const keys = ['a/1', 'a/12', 'a/2/x.jpg', 'a.b/1', 'b'];
    for (const key of keys) await files.put(key, bytesOf(key), { contentType: contentTypeOf(key) });
    expect(await keysOf(files, '')).toEqual(keys.toSorted());
    expect(await keysOf(files, 'a/')).toEqual(['a/1', 'a/12', 'a/2/x.jpg']);
    expect(await keysOf(files, 'a/1')).toEqual(['a/1', 'a/12']);
    expect(await keysOf(files, 'a/2/')).toEqual(['a/2/x.jpg']);
    expect(await keysOf(files, 'a')).toEqual(['a.b/1', 'a/1', 'a/12', 'a/2/x.jpg']);
    expect(await keysOf(files, 'c/d')).toEqual([]);
  });

  it('are copied whole, with the type of the new key, over what was there', async () => {
    await put('uploads/1', bytesOf('Bild'));
    await put('uploads/2', bytesOf('ein anderes'));
    expect(await files.copy('uploads/1', 'images/1.png')).toBe(true);
    expect(await files.stat('images/1.png')).toMatchObject({ bytes: 4, contentType: 'image/png' });
    expect(await files.copy('uploads/1', 'uploads/2')).toBe(true);
    expect(await files.copy('uploads/1', 'uploads/1')).toBe(true);
    expect(await textOf(files, 'uploads/2')).toBe('Bild');
    expect(await textOf(files, 'uploads/1')).toBe('Bild');
  });

  it.each([0, 65536, 6 * MB])('keep what was there when a source fails after %i bytes', async (bytes) => {
    await put('alt', bytesOf('das Alte'));
    await expect(put('alt', failing(bytes))).rejects.toThrow('die Quelle ist versiegt');
    await expect(put('neu', failing(bytes))).rejects.toThrow('die Quelle ist versiegt');
    await expect(put('neu', Readable.from(failing(bytes)))).rejects.toThrow('die Quelle ist versiegt');
    expect(await textOf(files, 'alt')).toBe('das Alte');
    expect(await keysOf(files, '')).toEqual(['alt']);
  });

  it('are not stored when the stream breaks off, be it before the first byte', async () => {
    const cutOff = new Readable({ read: () => undefined });
    cutOff.push('Anfang');
    const storing = put('neu', cutOff);
    await pause();
    cutOff.destroy();
    await expect(storing).rejects.toThrow('Premature close');
    const broken = new Readable({ read: () => undefined });
    const failed = put('neu', broken);
    broken.destroy(new Error('abgerissen'));
    await expect(failed).rejects.toThrow('abgerissen');
    expect(await files.stat('neu')).toBeUndefined();
  });

  it.each([4, 6 * MB])('may have as many bytes as allowed and not one more: %i', async (maxBytes) => {
    const source = () => Readable.from(maxBytes === 4 ? [Buffer.from('Bild')] : manyChunks(maxBytes));
    expect(await put('erlaubt', source(), maxBytes)).toMatchObject({ bytes: maxBytes });
    const tooMuch = source();
    await expect(put('erlaubt', tooMuch, maxBytes - 1)).rejects.toThrow(FileTooLarge);
    await expect(put('neu', source(), maxBytes - 1)).rejects.toMatchObject({ maxBytes: maxBytes - 1 });
    expect(tooMuch.destroyed).toBe(true);
    expect(await files.stat('erlaubt')).toMatchObject({ bytes: maxBytes });
    expect(await keysOf(files, '')).toEqual(['erlaubt']);
  });

  it('that are written at once under one key: one whole file wins', async () => {
    const sizes = [3, 70_000, 6 * MB, 7 * MB];
    const versions = sizes.map((size, i) => Buffer.alloc(size, `${i}`));
    await Promise.all(versions.map((version) => put('streit', Readable.from([version]))));
    const winner = await buffer((await files.get('streit'))!.stream);
    expect(versions.map(sha256)).toContain(sha256(winner));
  });

  it('are whole for every reader while they are replaced', async () => {
    const versions = ['a', 'b'].map((letter) => Buffer.alloc(200_000, letter));
    await put('wechsel', Readable.from([versions[0]!]));
    const writing = Promise.all(
      Array.from({ length: 20 }, (__, i) => put('wechsel', Readable.from([versions[i % 2]!]))),
    );
    for (let i = 0; i < 20; i++)
      expect(versions.map(sha256)).toContain(sha256(await buffer((await files.get('wechsel'))!.stream)));
    await writing;
  });

  it('that are being read stay what they were when somebody writes or removes them', async () => {
    const old = Buffer.alloc(4 * MB, 'a');
    await put('lang', Readable.from([old]));
    const readers = await Promise.all([files.get('lang'), files.get('lang')]);
    await put('lang', bytesOf('neu'));
    expect(sha256(await buffer(readers[0]!.stream))).toBe(sha256(old));
    await files.remove('lang');
    expect(sha256(await buffer(readers[1]!.stream))).toBe(sha256(old));
  });

  it.each([
    '',
    '/a',
    'a/',
    'a//b',
    '..',
    'a/../b',
    'a/..',
    'a..b',
    './a',
    'a/./b',
    'a/.b',
    '.a',
    '-a',
    '_a',
    'A',
    'ä',
    'a b',
    'a\\b',
    'a\0',
    'a\n',
    'a%2e',
    'a?b',
    'a'.repeat(256),
  ])('are refused under the key %j, whatever is asked', async (key) => {
    const source = bytesOf('x');
    await expect(put(key, source)).rejects.toThrow(InvalidFileKey);
    expect(source.destroyed).toBe(true);
    for (const ask of [files.get, files.stat, files.remove])
      await expect(ask(key)).rejects.toThrow(InvalidFileKey);
    await expect(files.copy(key, 'a')).rejects.toThrow(InvalidFileKey);
    await expect(files.copy('a', key)).rejects.toThrow(InvalidFileKey);
  });

  it.each(['a', '0', 'a/b', 'a-_.b/c-/_d', `${'a/'.repeat(127)}a`, `${'b'.repeat(127)}/${'c'.repeat(127)}`])(
    'are fine under %j',
    async (key) => {
      await put(key, bytesOf('x'));
      expect(await textOf(files, key)).toBe('x');
    },
  );

  it.each(['/', '../', 'a//', 'a/../', '.', 'Ä'])('are not listed by the prefix %j', (prefix) => {
    expect(() => files.list(prefix)).toThrow(InvalidFileKey);
  });

  it('are refused when the type is not that of the extension', async () => {
    await expect(files.put('a.jpg', bytesOf('x'), { contentType: 'image/png' })).rejects.toThrow(
      'file key "a.jpg" is for image/jpeg, not for image/png',
    );
    await expect(files.put('a.html', bytesOf('x'), { contentType: 'text/html' })).rejects.toThrow(
      InvalidFileKey,
    );
    expect(await keysOf(files, '')).toEqual([]);
  });

  it('have a storage that says it is ready, and leaves nothing behind by saying so', async () => {
    await files.check();
    expect(await keysOf(files, '')).toEqual([]);
  });
});
