// Only a bucket has to take care of a network that fails. The promises of every storage are in files.test.ts.
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { S3Location } from './config.ts';
import { openBucketStore, TIMEOUTS } from './files-s3.ts';
import { checked, StorageUnavailable } from './files.ts';
import type { Files } from './files.ts';
import { startTestBucket } from './testing/test-bucket.ts';
import type { Fault, TestBucket } from './testing/test-bucket.ts';

const binary = { contentType: 'application/octet-stream' };
let bucket: TestBucket;
let files: Files;
let dead: Files;

beforeAll(async () => {
  bucket = await startTestBucket();
  files = openAt({});
  dead = openAt({ endpoint: await deadEndpoint() });
});
afterAll(() => bucket.stop());
beforeEach(async () => {
  bucket.fault = () => undefined;
  for await (const key of files.list('')) await files.remove(key);
  bucket.calls.length = 0;
});

const openAt = (changes: Partial<S3Location>, timeouts: Partial<typeof TIMEOUTS> = {}) =>
  checked(openBucketStore({ ...bucket.location, ...changes }, { ...TIMEOUTS, pauseMs: 10, ...timeouts }));
const put = (key: string, bytes: number, to = files) =>
  to.put(key, Readable.from([Buffer.alloc(bytes)]), binary);

/** Lets the first calls whose text matches fail, one after the other. */
const failFirst = (pattern: RegExp, ...faults: Fault[]) => {
  bucket.fault = (call) => (pattern.test(call) ? faults.shift() : undefined);
};
const failAlways = (pattern: RegExp, fault: Fault) => {
  bucket.fault = (call) => (pattern.test(call) ? fault : undefined);
};
const callsOf = (pattern: RegExp) => bucket.calls.filter((call) => pattern.test(call));

async function* failing() {
  yield Buffer.alloc(12_000_000);
  throw new Error('abgerissen');
}

/** Returns an address where nobody listens any more. */
const deadEndpoint = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return `http://127.0.0.1:${port}`;
};

/** Returns every question and command once. */
const asks = (to: () => Files): [string, () => Promise<unknown>][] => [
  ['put', () => put('neu', 10, to())],
  ['get', () => to().get('da')],
  ['stat', () => to().stat('da')],
  ['remove', () => to().remove('da')],
  ['copy', () => to().copy('da', 'dort')],
  ['list', () => to().list('')[Symbol.asyncIterator]().next()],
  ['check', () => to().check()],
];

describe('files in a bucket', () => {
  it('are one PUT when small and a multipart upload when large', async () => {
    await put('klein', 5 * 1024 * 1024);
    expect(bucket.calls).toEqual(['PUT /litfass/klein']);
    bucket.calls.length = 0;
    await put('gross', 5 * 1024 * 1024 + 1);
    expect(bucket.calls.map((call) => call.replace(/uploadId=\w+/, 'id'))).toEqual([
      'POST /litfass/gross?uploads=',
      'PUT /litfass/gross?partNumber=1&id',
      'PUT /litfass/gross?partNumber=2&id',
      'POST /litfass/gross?id',
    ]);
    expect(await bucket.openUploads()).toEqual([]);
  });

  it.each<[Fault, Fault]>([
    [503, 500],
    ['cut', 429],
    ['cut', 'cut'],
  ])('arrive although the bucket fails twice: %s, %s', async (first, second) => {
    failFirst(/PUT/, first, second);
    await put('da', 10);
    expect(bucket.calls).toHaveLength(3);
    failFirst(/GET/, first, second);
    const file = await files.get('da');
    file?.stream.destroy();
    expect(file).toMatchObject({ bytes: 10 });
    failFirst(/partNumber=2/, first, second);
    expect(await put('gross', 12_000_000)).toMatchObject({ bytes: 12_000_000 });
    expect(await files.stat('gross')).toMatchObject({ bytes: 12_000_000 });
  });

  it('are given up after the third failure, without a word about the key pair', async () => {
    for (const fault of [503, 'cut'] as const) {
      failAlways(/./, fault);
      bucket.calls.length = 0;
      const error: unknown = await put('neu', 10).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(StorageUnavailable);
      expect(bucket.calls).toHaveLength(3);
      expect(inspect(error, { depth: 10, showHidden: true })).not.toContain('S3RVER');
    }
  });

  it('wait for no answer longer than they have to', async () => {
    const hasty = openAt({}, { usualMs: 1000, checkMs: 300 });
    failAlways(/HEAD \/litfass$/, 'hang');
    await expect(hasty.check()).rejects.toThrow('HEAD to the bucket failed, timed out');
    expect(bucket.calls).toHaveLength(1);
    failFirst(/PUT/, 'hang');
    await put('neu', 10, hasty);
    expect(callsOf(/PUT/)).toHaveLength(2);
  });

  it('are not told the bucket’s refusals again and again', async () => {
    failAlways(/./, 403);
    await expect(put('neu', 10)).rejects.toThrow('PUT to the bucket failed, answer 403 Fault403');
    expect(bucket.calls).toHaveLength(1);
  });

  it.each([
    ['a part is refused', /partNumber=2/, 403],
    ['a part gets lost three times', /partNumber=2/, 'cut'],
    ['the upload can’t be completed', /POST .*uploadId/, 500],
    ['the completion fails after a promising start', /POST .*uploadId/, 200],
    ['the completion is cut off', /POST .*uploadId/, 'cut'],
  ] as const)('leave no trace when %s', async (_, pattern, fault) => {
    failAlways(pattern, fault);
    await expect(put('gross', 12_000_000)).rejects.toThrow(StorageUnavailable);
    expect(callsOf(/POST .*uploadId/).length).toBeLessThan(2);
    expect(await bucket.openUploads()).toEqual([]);
    expect(await files.stat('gross')).toBeUndefined();
  });

  it('leave no trace when the source of a large one fails or is too large', async () => {
    await expect(files.put('gross', failing(), binary)).rejects.toThrow('abgerissen');
    const options = { ...binary, maxBytes: 12_000_000 };
    const tooLarge = Readable.from([Buffer.alloc(12_000_000), Buffer.alloc(1)]);
    await expect(files.put('gross', tooLarge, options)).rejects.toThrow('larger than');
    expect(callsOf(/partNumber=2/)).toHaveLength(2);
    expect(await bucket.openUploads()).toEqual([]);
    expect(await files.stat('gross')).toBeUndefined();
  });

  it('report the first error even if cleaning up fails too', async () => {
    failAlways(/partNumber=1|DELETE/, 403);
    await expect(put('gross', 12_000_000)).rejects.toThrow('PUT to the bucket failed');
  });

  it('end in an error and never short when the connection breaks while they are read', async () => {
    const mortal = await startTestBucket();
    const inside = checked(openBucketStore(mortal.location));
    await put('gross', 12_000_000, inside);
    const [read, unread] = await Promise.all([inside.get('gross'), inside.get('gross')]);
    await once(read!.stream, 'readable');
    await mortal.stop();
    await expect(buffer(read!.stream)).rejects.toThrow('terminated');
    await expect(buffer(unread!.stream)).rejects.toThrow('terminated');
  });

  it('are copied by the bucket itself, and a failure in the middle counts', async () => {
    await put('da', 10);
    failAlways(/PUT .*kopie/, 200);
    await expect(files.copy('da', 'kopie')).rejects.toThrow(StorageUnavailable);
    expect(callsOf(/GET/)).toEqual([]);
  });

  it.each(asks(() => openAt({ bucket: 'gibt-es-nicht' })))(
    'are unavailable, not missing, when there is no such bucket: %s',
    async (_, ask) => {
      await expect(ask()).rejects.toThrow(StorageUnavailable);
    },
  );

  it.each(asks(() => openAt({ secret: 'falsch' })))(
    'are unavailable with a wrong secret, which is never quoted: %s',
    async (_, ask) => {
      const error: unknown = await ask().catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(StorageUnavailable);
      expect(inspect(error, { depth: 10, showHidden: true })).not.toMatch(/falsch|S3RVER/);
    },
  );

  it.each(asks(() => dead))('are unavailable when nobody answers: %s', async (_, ask) => {
    await expect(ask()).rejects.toThrow(
      /^file storage unavailable: [A-Z]+ to the bucket failed, ECONNREFUSED$/,
    );
  });

  it('are listed page by page, and what isn’t ours is left out', async () => {
    const keys = Array.from({ length: 1100 }, (_, i) => `viele/${String(i).padStart(4, '0')}`);
    for (const key of keys) await bucket.add(key, 'x');
    // This key is the last one of the first page, so that the second begins behind it.
    await bucket.add('viele/0998~&<Fremdes>', 'x');
    const listed: string[] = [];
    for await (const key of files.list('viele/')) listed.push(key);
    expect(listed).toEqual(keys);
    expect(bucket.calls).toHaveLength(2);
  });
});
