// Bad input, thrown at every route there is: whatever comes, the answer is a clear one in German, never an accident,
// and one line of the log tells of it. The same seed gives the same requests; a failure names the shortest one.
import fc from 'fast-check';
import { setImmediate as nextTurn } from 'node:timers/promises';
import zlib from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createLogger } from '#kernel/log.ts';
import { arbitraryRequest } from '#kernel/testing/arbitrary-requests.ts';
import type { ArbitraryRequest } from '#kernel/testing/arbitrary-requests.ts';
import { BROKEN_REQUESTS, scratchedRequest } from '#kernel/testing/broken-requests.ts';
import { exchange } from '#kernel/testing/raw-exchange.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { overloaded } from '#kernel/texts.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aComment } from '#bundles/comments/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';

const SEED = 20261120;
const REQUESTS = 3000;
const SCRATCHED_REQUESTS = 300;
const PATIENCE_MS = 120_000;

const lines: { readonly reqId?: string }[] = [];
const log = createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
const app = await testApp({ log });

const admin = await aUser(app.ctx, { roles: [{ role: 'admin', locationPath: '' }] });
const article = await anArticle(app.ctx);
const comments = [await aComment(app.ctx, article), await aComment(app.ctx, article)];
const [, location = '', category = '', slug = ''] = article.href.split(/\/(?:c-)?|_a\d+$/);
const ids = [String(article.id), ...comments.map(({ id }) => String(id))];

const anyRequest = arbitraryRequest(app.portal.routes.all(), {
  ...Object.fromEntries(
    ['id', 'ownerId', 'commentId', 'parentId', 'before', 'around'].map((name) => [name, ids]),
  ),
  location: [location],
  category: [category],
  slug: [slug],
  text: ['Ja.', ''],
  offset: ['0', '-3'],
  limit: ['1', '200'],
  lock: ['0', '1'],
  kommentare: ['alle'],
  _format: ['html', 'json'],
  next: [article.href],
  login: [admin.login],
  password: ['falsch'],
  stay: ['1'],
});

let cookie = '';
const signIn = async () => ({ cookie } = await signedIn(app, admin));

describe(`whatever is asked of any route (seed ${SEED})`, () => {
  it('is answered clearly, in German, with one line in the log', { timeout: PATIENCE_MS }, async () => {
    await signIn();
    const property = fc.asyncProperty(anyRequest, async (request) => {
      lines.length = 0;
      const reply = await send(request);
      await nextTurn();
      expectClearAnswer(reply, request);
      expectOneLine(reply);
      if (request.url.startsWith('/abmelden')) await signIn();
    });
    await fc.assert(property, { seed: SEED, numRuns: REQUESTS });
  });

  it('is answered so too when it is hardly a request any more', { timeout: PATIENCE_MS }, async () => {
    const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
    const scratched = fc.sample(scratchedRequest(anyRequest), { seed: SEED, numRuns: SCRATCHED_REQUESTS });
    const all = [...BROKEN_REQUESTS, ...scratched];
    const replies = await Promise.all(all.map((text) => exchange(Number(new URL(address).port), text)));
    await nextTurn();
    for (const [at, reply] of replies.entries()) {
      const method = all[at]!.split(' ')[0]!;
      if (method === 'CONNECT') continue;
      expect(reply.headers, all[at]).toHaveProperty('x-request-id');
      expectClearAnswer(reply, { method, url: '/', headers: {} });
      expectOneLine(reply);
    }
  });
});

const send = ({ method, url, headers, payload, isSignedIn }: ArbitraryRequest) =>
  app.http.inject({
    method: method as 'GET',
    url,
    headers: { ...headers, ...(isSignedIn && { cookie }) },
    ...(payload && { payload }),
  });

interface Reply {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly rawPayload: Buffer;
}

const textOf = ({ headers, rawPayload }: Reply): string => {
  if (headers['content-encoding'] === 'gzip') return zlib.gunzipSync(rawPayload).toString();
  return (
    headers['content-encoding'] === 'br' ? zlib.brotliDecompressSync(rawPayload) : rawPayload
  ).toString();
};

type Asked = Pick<ArbitraryRequest, 'method' | 'url' | 'headers'>;

const expectClearAnswer = (reply: Reply, request: Asked) => {
  if (reply.statusCode < 400 || request.method === 'HEAD') return;
  const body = textOf(reply);
  // A machine that is too slow for this test sheds load, as it should.
  if (reply.statusCode !== 503 || !body.includes(overloaded))
    expect(reply.statusCode, body).toBeLessThan(500);
  const isJson = reply.headers['content-type'] === 'application/json; charset=utf-8';
  if (isCall(request)) expect(isJson, body).toBe(true);
  const sentence = isJson ? jsonSentence(body) : htmlSentence(body);
  expect(sentence, body).toMatch(/^[A-ZÄÖÜ„].*[.?]$/s);
  expect(sentence).not.toMatch(ENGLISH);
};

const ENGLISH = /\b(the|is|are|not|must|should|invalid|error|unexpected|cannot|property|body|request|bad)\b/i;

/** Asks for data, and neither for a fragment nor, as a form does, for a page. */
const isCall = ({ method, url, headers }: Asked) =>
  /\/(ajax|pub-api)\//.test(url) &&
  !/html|%68/i.test(url) &&
  (['GET', 'OPTIONS'].includes(method) || !headers['accept']?.includes('text/html'));

const jsonSentence = (body: string): string => {
  const answer = JSON.parse(body) as { status: string; msg: string; errors?: Record<string, string> };
  expect(answer.status).toBe('error');
  return [answer.msg, ...Object.values(answer.errors ?? {})].join(' ');
};

/** Of an error page, of a fragment, of a page on which a form came back, of what answers the unreadable. */
const htmlSentence = (body: string): string => {
  if (!body.startsWith('<p role="alert">')) expect(body).toMatch(/^<!doctype html><html lang="de"/);
  return /(?:<p class="(?:text|error)">|role="alert">(?:<p>)?|<\/title><p>)(.*?)<\/p>/.exec(body)?.[1] ?? '';
};

const expectOneLine = ({ headers }: Reply) => {
  const id = headers['x-request-id'];
  expect(id).toMatch(/^[0-9a-f]{16}$/);
  const own = lines.filter(({ reqId }) => reqId === id);
  const expected = headers['x-page-cache'] === 'hit' ? 0 : 1;
  expect(own.length, JSON.stringify(own)).toBe(expected);
};
