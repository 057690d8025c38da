// Tests what a cached page says to whoever asks for it; how it is kept stands in page-cache.test.ts.
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeCached } from './page-cache.ts';
import type { CachedPage } from './page-cache.ts';

const SINCE = Date.parse('2026-11-20T10:00:00Z');
const DATE = 'Fri, 20 Nov 2026 10:00:00 GMT';
const body = Buffer.from('Seite');
const page = (changes: Partial<CachedPage> = {}): CachedPage => ({
  status: 200,
  headers: { 'content-type': 'text/html', etag: '"a"' },
  body,
  tags: [],
  encoded: new Map([['identity', body]]),
  expiresAt: Infinity,
  ...changes,
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: SINCE + 60_000 }));
afterEach(() => void vi.useRealTimers());

const told = (
  shown: CachedPage,
  headers: IncomingHttpHeaders = {},
  { method = 'GET', encoding = 'identity' as 'identity' | 'gzip', result = 'hit' as 'hit' | 'miss' } = {},
) => {
  const said: { status?: number; headers?: object; body?: unknown } = {};
  const response = {
    writeHead: (status: number, all: object) => {
      Object.assign(said, { status, headers: all });
      return response;
    },
    end: (sent: unknown) => void (said.body = sent),
  };
  writeCached({ method, headers }, response as unknown as ServerResponse, {
    page: shown,
    encoded: { body, encoding },
    result,
    requestId: 'r-1',
  });
  return said;
};

const OWN = {
  'cache-control': 'no-cache',
  vary: 'Accept-Encoding, Cookie',
  'x-page-cache': 'hit',
  'x-request-id': 'r-1',
};

it('a page comes with its own headers, its length, and from where it is', () => {
  expect(told(page())).toEqual({
    status: 200,
    headers: { ...OWN, 'content-type': 'text/html', etag: '"a"', 'content-length': 5 },
    body,
  });
  expect(told(page({ status: 404 }), {}, { result: 'miss' })).toMatchObject({
    status: 404,
    headers: { 'x-page-cache': 'miss' },
  });
});

it('a page says how it is compressed, if it is', () => {
  expect(told(page(), {}, { encoding: 'gzip' }).headers).toHaveProperty('content-encoding', 'gzip');
  expect(told(page()).headers).not.toHaveProperty('content-encoding');
});

it('whoever asks for the head alone gets no body, and its length', () =>
  expect(told(page(), {}, { method: 'HEAD' })).toMatchObject({
    headers: { 'content-length': 5 },
    body: undefined,
  }));

it('a page says since when it is so, where it knows', () => {
  expect(told(page({ since: SINCE })).headers).toHaveProperty('last-modified', DATE);
  expect(told(page()).headers).not.toHaveProperty('last-modified');
});

it.each<[string, Partial<CachedPage>, IncomingHttpHeaders, number]>([
  ['by its tag', {}, { 'if-none-match': '"a"' }, 304],
  ['by another tag', {}, { 'if-none-match': '"b"' }, 200],
  ['by its date', { since: SINCE }, { 'if-modified-since': DATE }, 304],
  ['by another date', { since: SINCE }, { 'if-modified-since': 'Thu, 19 Nov 2026 10:00:00 GMT' }, 200],
  ['by the date of one that has none', {}, { 'if-modified-since': DATE }, 200],
  [
    'by its date, but another tag',
    { since: SINCE },
    { 'if-none-match': '"b"', 'if-modified-since': DATE },
    200,
  ],
  ['by the date of one without a tag', { since: SINCE, headers: {} }, { 'if-modified-since': DATE }, 200],
  ['by a tag where it has none', { headers: {} }, { 'if-none-match': '"a"' }, 200],
])('whoever has it already, %s, is told so or not', (_, changes, headers, status) => {
  const said = told(page(changes), headers);
  expect(said.status).toBe(status);
  if (status === 304) expect([said.headers, said.body]).toMatchObject([{ ...OWN, etag: '"a"' }, undefined]);
});
