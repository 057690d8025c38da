// Bad input is thrown at every route there is: whatever comes, the answer is a clear one in German, never an accident, and one
// line of the log tells of it. The same seed gives the same requests; a failure names the shortest one.
import fc from 'fast-check';
import { setImmediate as nextTurn } from 'node:timers/promises';
import zlib from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createLogger } from '#kernel/log.ts';
import { arbitraryRequest } from '#kernel/testing/arbitrary-requests.ts';
import type { ArbitraryRequest } from '#kernel/testing/arbitrary-requests.ts';
import { BROKEN_REQUESTS, scratchedRequest } from '#kernel/testing/broken-requests.ts';
import { exchange } from '#kernel/testing/raw-exchange.ts';
import { isOn } from '#kernel/testing/switched-off.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { overloaded } from '#kernel/texts.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aCmsPage } from '#bundles/cms/test-data.ts';
import { aComment } from '#bundles/comments/test-data.ts';
import { anEvent } from '#bundles/events/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { packCursor } from '#bundles/lists/public.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aSnapshot } from '#bundles/snapshots/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';

const SEED = 20261120;
const REQUESTS = 1200;
const SCRATCHED_REQUESTS = 200;
const TIMEOUT_MS = 120_000;

const lines: { readonly reqId?: string }[] = [];
const log = createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
const app = await testApp({ log, config: { designPage: true } });

const { ctx } = app;
/** Whatever there is has the same name, and pieces stand in the same place, so that most sound addresses are found. */
const NAME = 'Brücke';
const slug = 'bruecke';
const admin = await aUser(ctx, { name: NAME, roles: [{ role: 'admin', locationPath: '' }] });
const image = await anImage(ctx, { ownerId: admin.id });
const place = await aPlace(ctx, { name: NAME, slug });
const at = {
  locationId: place.id,
  categoryId: (await aCategory(ctx, { name: NAME, slug })).id,
  authorId: admin.id,
  tags: [NAME],
};
const body = build.doc(build.p('Siehe:'), build.gallery(image.id), build.embed('event', 1));
const article = await anArticle(ctx, { ...at, headline: NAME, heroId: image.id, body });
const snapshot = await aSnapshot(ctx, { ...at, title: NAME, imageId: image.id });
const events = isOn('events') ? [await anEvent(ctx, { ...at, title: NAME, imageId: image.id })] : [];
await aCmsPage(ctx, { title: NAME, slug });
const pieces = [article, snapshot, ...events];
const comments = await Promise.all(pieces.map((piece) => aComment(ctx, piece)));
const ids = [...new Set([...pieces, image, admin, ...comments].map(({ id }) => String(id)))];
const cursor = packCursor({ type: 'article', id: article.id, publishedAt: article.row.publishedAt! });

const anyRequest = arbitraryRequest(app.portal.routes.all(), {
  ...Object.fromEntries(
    ['id', 'ownerId', 'commentId', 'parentId', 'before', 'around'].map((name) => [name, ids]),
  ),
  location: [slug],
  category: [slug],
  slug: [slug],
  file: ['v1_XL.webp', 'v1_social.jpg', 'alt_S.jpg', 'markt_M.webp'],
  kind: ['article', 'imagepost', 'event', 'location', 'tag', 'user', 'cmspage'],
  part: ['1', '2'],
  vor: [cursor, ...ids],
  art: ['beitraege', 'schnappschuesse', 'termine'],
  layout: ['article-no-text', 'article-text', 'article-teaser'],
  teaserTracking: ['box-1'],
  utm_source: ['brief'],
  e: ['1800000000'],
  s: ['falsch'],
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
  it('is there as often as not: one name makes all addresses', async () => {
    const own = pieces.map(({ href }) => href);
    for (const url of [
      ...own,
      `/${slug}`,
      `/${slug}/c-${slug}`,
      `/tag/${slug}`,
      `/p/${slug}`,
      `/profile/${admin.id}/${slug}`,
    ])
      expect([url, (await app.http.inject({ method: 'GET', url })).statusCode]).toEqual([url, 200]);
    expect(own.map((href) => href.replace(/\d+$/, ''))).toEqual([
      `/${slug}/c-${slug}/${slug}_a`,
      `/${slug}/c-${slug}/${slug}_i`,
      ...events.map(() => `/${slug}/e-${slug}/${slug}_e`),
    ]);
  });

  it('is answered clearly, in German, with one line in the log', { timeout: TIMEOUT_MS }, async () => {
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

  it('is answered so too when it is hardly a request any more', { timeout: TIMEOUT_MS }, async () => {
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

/**
 * Returns the sentence of an error page, of a fragment, of a page on which a form came back, or of what answers unreadable
 * requests.
 */
const htmlSentence = (body: string): string => {
  if (!body.startsWith('<p role="alert">')) expect(body).toMatch(/^<!doctype html><html lang="de"/);
  return SENTENCE.exec(body)?.[1] ?? '';
};

/** Where the sentence stands: behind the icon of an error, if it has one. */
const SENTENCE =
  /(?:<p class="(?:text|error)">(?:<svg.*?<\/svg>)?|role="alert"(?: tabindex="-1" autofocus="")?>(?:<p>)?(?:<svg.*?<\/svg>)?|<\/title><p>)(.*?)<\/p>/;

const expectOneLine = ({ headers }: Reply) => {
  const id = headers['x-request-id'];
  expect(id).toMatch(/^[0-9a-f]{16}$/);
  const own = lines.filter(({ reqId }) => reqId === id);
  const expected = headers['x-page-cache'] === 'hit' ? 0 : 1;
  expect(own.length, JSON.stringify(own)).toBe(expected);
};
