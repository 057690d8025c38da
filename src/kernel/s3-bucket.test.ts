// Tests what becomes of each answer of a bucket; against a whole one stand files.test.ts and files-s3.test.ts.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import timers from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { StorageUnavailable } from './files-contract.ts';
import { openBucketStore } from './files-s3.ts';
import { openBucket } from './s3-bucket.ts';
import type { S3Call } from './s3-bucket.ts';

interface Answer {
  readonly status: number;
  readonly body?: string;
}

let server: Server;
let asked: IncomingMessage[];
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request);
    request.resume();
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});
afterEach(() => vi.restoreAllMocks());

/** Gives one answer after the other; the last one again and again. */
const answers = (...all: readonly Answer[]) => {
  answer = (_, response) => {
    const { status, body = '' } = all[Math.min(asked.length, all.length) - 1]!;
    response.writeHead(status).end(body);
  };
};

const location = () => ({
  endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  bucket: 'eimer',
  region: 'hier',
  key: 'schluessel',
  secret: 'geheim',
});
const call = (changes: Partial<S3Call> = {}, pauseMs = 1) =>
  openBucket(location(), pauseMs)({ method: 'GET', key: 'a', timeoutMs: 5000, ...changes });

const error = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;

describe('an answer of a bucket', () => {
  it.each<[Answer]>([
    [{ status: 200, body: 'da' }],
    [{ status: 200, body: '<Errors>keine</Errors>' }],
    [{ status: 204 }],
    [{ status: 206, body: 'da' }],
    [{ status: 404, body: error('NoSuchKey') }],
    [{ status: 404 }],
    [{ status: 416, body: error('InvalidRange') }],
  ])('comes back at once: %j', async (given) => {
    answers(given);
    expect(await call()).toMatchObject({ status: given.status, text: given.body ?? '', body: null });
    expect(asked).toHaveLength(1);
  });

  it.each<[Answer, string]>([
    [{ status: 301 }, 'answer 301'],
    [{ status: 300 }, 'answer 300'],
    [{ status: 400, body: error('MalformedXML') }, 'answer 400 MalformedXML'],
    [{ status: 403 }, 'answer 403'],
    [{ status: 404, body: error('NoSuchBucket') }, 'answer 404 NoSuchBucket'],
    [{ status: 415 }, 'answer 415'],
    [{ status: 428 }, 'answer 428'],
    [{ status: 499 }, 'answer 499'],
    [{ status: 403, body: error('x'.repeat(65)) }, 'answer 403'],
  ])('is a refusal, and asked for once: %j', async (given, words) => {
    answers(given);
    await expect(call()).rejects.toThrow(new StorageUnavailable(`GET to the bucket failed, ${words}`));
    expect(asked).toHaveLength(1);
  });

  it.each<[Answer]>([
    [{ status: 200, body: error('InternalError') }],
    [{ status: 200, body: '<Error xmlns="a"><Code>SlowDown</Code></Error>' }],
    [{ status: 400, body: error('RequestTimeout') }],
    [{ status: 429 }],
    [{ status: 500 }],
    [{ status: 503, body: error('SlowDown') }],
  ])('may pass, and is asked for twice more: %j', async (given) => {
    answers(given, given, { status: 200, body: 'da' });
    expect(await call()).toMatchObject({ status: 200, text: 'da' });
    expect(asked).toHaveLength(3);
    asked = [];
    answers(given);
    await expect(call()).rejects.toThrow(StorageUnavailable);
    expect(asked).toHaveLength(3);
  });

  it('is asked for as often as the call says, and never again where an upload begins or ends', async () => {
    answers({ status: 503 });
    await expect(call({ retries: 0 })).rejects.toThrow(StorageUnavailable);
    expect(asked).toHaveLength(1);
    await expect(call({ retries: 1 })).rejects.toThrow(StorageUnavailable);
    expect(asked).toHaveLength(3);
    await expect(call({ method: 'POST', retries: 5 })).rejects.toThrow(StorageUnavailable);
    expect(asked).toHaveLength(4);
  });

  it.each([
    [0, [100, 200]],
    [0.5, [200, 400]],
    [1, [300, 600]],
  ])('is waited for half to one and a half pauses, then twice as long: %d', async (random, pauses) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const sleep = vi.spyOn(timers, 'setTimeout').mockResolvedValue(undefined);
    syncBuiltinESMExports();
    onTestFinished(() => {
      sleep.mockRestore();
      syncBuiltinESMExports();
    });
    answers({ status: 503 });
    await expect(call({}, 200)).rejects.toThrow(StorageUnavailable);
    expect(sleep.mock.calls.map(([ms]) => ms)).toEqual(pauses);
  });

  it('is left unread where it is streamed, unless it is none', async () => {
    answers({ status: 200, body: 'da' });
    const streamed = await call({ isStreamed: true });
    expect(streamed.text).toBe('');
    expect(await text(streamed.body!)).toBe('da');
    answers({ status: 404, body: error('NoSuchKey') });
    expect(await call({ isStreamed: true })).toMatchObject({ text: error('NoSuchKey'), body: null });
  });

  it('is given up after the time that the call says, and not before', async () => {
    answer = (_, response) => void setTimeout(() => response.end('da'), 60);
    expect(await call({ timeoutMs: 5000 })).toMatchObject({ text: 'da' });
    await expect(call({ timeoutMs: 20, retries: 0 })).rejects.toThrow('GET to the bucket failed, timed out');
  });
});

describe('a call to a bucket', () => {
  it('is addressed and signed, and wants its bytes as they are', async () => {
    answers({ status: 200 });
    const body = Buffer.from('inhalt');
    await call({
      method: 'PUT',
      key: 'a/b',
      query: { teil: '1 2' },
      headers: { 'content-type': 'text/plain' },
      body,
    });
    await call({ method: 'HEAD' });
    await openBucket(location(), 1)({ method: 'GET', timeoutMs: 5000 });
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'PUT /eimer/a/b?teil=1+2',
      'HEAD /eimer/a',
      'GET /eimer',
    ]);
    expect(asked[0]!.headers).toMatchObject({
      'accept-encoding': 'identity',
      'content-length': '6',
      'content-type': 'text/plain',
      'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
    });
    expect(asked[0]!.headers.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=schluessel\/\d{8}\/hier\/s3\//,
    );
  });

  it('asks for the part of a file that is wanted', async () => {
    answers({ status: 404 });
    const files = openBucketStore(location());
    await files.get('a', { range: { start: 5 } });
    await files.get('a', { range: { start: 5, end: 9 } });
    await files.get('a');
    expect(asked.map(({ headers }) => headers.range)).toEqual(['bytes=5-', 'bytes=5-9', undefined]);
  });

  it('reads what an answer says of a file, and refuses one without a length', async () => {
    const headers = { 'content-range': 'bytes 5-9/20', 'last-modified': 'Fri, 20 Nov 2026 10:00:00 GMT' };
    answer = (_, response) => response.writeHead(206, { ...headers, 'content-length': '5' }).end('12345');
    const files = openBucketStore(location());
    const part = await files.get('a.txt', { range: { start: 5, end: 9 } });
    part?.stream.resume();
    expect(part).toMatchObject({
      bytes: 20,
      start: 5,
      length: 5,
      contentType: 'text/plain',
      modifiedAt: new Date('2026-11-20T10:00:00Z'),
    });
    answer = (_, response) => response.writeHead(200, { 'content-length': '3' }).end('abc');
    const whole = await files.get('a');
    whole?.stream.resume();
    expect(whole).toMatchObject({ bytes: 3, start: 0, length: 3, modifiedAt: new Date(0) });
    answer = (_, response) => response.writeHead(200, { 'transfer-encoding': 'chunked' }).end('abc');
    await expect(files.get('a')).rejects.toThrow('the bucket told no length');
  });

  it('reads keys as they are written in XML', async () => {
    answers({ status: 200, body: '<Key>a&amp;b</Key><Key>a&#45;b</Key><Key>a&#x2d;c</Key><Key>a/d</Key>' });
    const keys: string[] = [];
    for await (const key of openBucketStore(location()).list('')) keys.push(key);
    expect(keys).toEqual(['a-b', 'a-c', 'a/d']);
    expect(asked).toHaveLength(1);
  });

  it('ends where the bucket begins no upload', async () => {
    answers({ status: 200, body: '<InitiateMultipartUploadResult/>' });
    const source = (async function* () {
      yield Buffer.alloc(6 * 1024 * 1024);
    })();
    await expect(openBucketStore(location()).write('a', source)).rejects.toThrow(
      'the bucket began no upload',
    );
  });
});
