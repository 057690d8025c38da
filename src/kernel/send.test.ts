import type { FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { fragment, json, movedTo, page, text } from './answers.ts';
import { defineBundle } from './bundle.ts';
import { withTransaction } from './ctx.ts';
import { notFound } from './errors.ts';
import { FLASH_COOKIE, flash, packFlashes } from './flash.ts';
import { touch } from './invalidation.ts';
import { path } from './named-routes.ts';
import { mount } from './routing.ts';
import { capturedLog } from './testing/captured-log.ts';
import { testApp } from './testing/test-portal.ts';
import { anonymous } from './viewer.ts';

/** How often the page was drawn, and what holds the drawing up. */
let drawn = 0;
let blocker: Promise<unknown> = Promise.resolve();

const Article = ({ view }: { view: { text: string } }) => createElement('p', null, view.text.repeat(40));

/** What makes an answer that of one reader, also where it came by the way of those that all share. */
const OWN = {
  meldung: (request: FastifyRequest) => {
    request.cookies[FLASH_COOKIE] = packFlashes(request.portal.secrets, [flash('success', 'Erledigt.')]);
  },
  unlesbar: (request: FastifyRequest) => void (request.cookies[FLASH_COOKIE] = 'x'),
  angemeldet: (request: FastifyRequest) => {
    request.ctx = { ...request.ctx!, viewer: { ...anonymous, id: 1, name: 'Ada' } };
  },
  eingelassen: (request: FastifyRequest) => {
    request.ctx = { ...request.ctx!, viewer: { ...anonymous, hasPass: true } };
  },
  niemandes: () => undefined,
};

const bundle = defineBundle({
  name: 'test',
  viewer: async () => ({ ...anonymous, id: 1, name: 'Ada' }),
  frameTags: ['foot'],
  routes: (app) => {
    const kept = { access: 'anyone', cache: ['seite', 'ort'] } as const;
    const head = { title: 'Artikel' };
    mount(app, path('article', 'GET', '/artikel'), kept, async ({ ctx, query }) => {
      drawn++;
      await blocker;
      const text = `${ctx.viewer.name} liest ${JSON.stringify(query)} `;
      return page(Article, { text }, { head, tags: ['article:7', 'front'] });
    });
    mount(app, path('untagged', 'GET', '/ohne'), kept, async () => page(Article, { text: 'a' }, { head }));
    mount(app, path('list', 'GET', '/liste'), kept, async () => json({ drawn: ++drawn }, ['list']));
    mount(app, path('piece', 'GET', '/stueck'), kept, async () => fragment(`<p>${++drawn}</p>`, ['list']));
    mount(app, path('feed', 'GET', '/feed.xml'), kept, async () =>
      text(`<rss>${++drawn}${' '.repeat(1000)}</rss>`, 'application/rss+xml; charset=utf-8', ['list']),
    );
    mount(app, path('moved', 'GET', '/alt'), kept, async () => movedTo('/artikel'));
    mount(app, path('own', 'GET', '/fuer-mich'), kept, async ({ request, query }) => {
      OWN[(query as { ort: keyof typeof OWN }).ort](request);
      return page(Article, { text: 'a' }, { head, tags: ['article:7'] });
    });
    mount(app, path('missing', 'GET', '/fehlt'), kept, async () => {
      drawn++;
      throw notFound();
    });
    mount(app, path('private', 'GET', '/eigenes'), { access: 'anyone' }, async () =>
      page(Article, { text: 'a' }, { head, tags: ['article:7'] }),
    );
    mount(app, path('nearby', 'GET', '/nah'), { access: 'anyone' }, async () =>
      page(Article, { text: 'a' }, { head, asksPosition: true }),
    );
  },
});

const { log, lines } = capturedLog();
const { http, portal, ctx } = await testApp({ bundles: [bundle], log });
const get = (url: string, headers: Record<string, string> = {}) => http.inject({ url, headers });
const resultOf = async (...call: Parameters<typeof get>) => (await get(...call)).headers['x-page-cache'];

beforeEach(() => {
  portal.invalidation.dropAll();
  drawn = 0;
  lines.length = 0;
});

describe('a page for everybody', () => {
  it('is drawn for the first reader and kept for all others', async () => {
    const [first, second] = [await get('/artikel'), await get('/artikel')];
    expect([first, second].map(({ headers }) => headers['x-page-cache'])).toEqual(['miss', 'hit']);
    expect(second.body).toBe(first.body);
    expect(drawn).toBe(1);
  });

  it('goes out the same way, kept or not', async () => {
    const [miss, hit] = [await get('/artikel'), await get('/artikel')];
    const comparable = ({ headers }: typeof miss) =>
      Object.fromEntries(
        Object.entries(headers).filter(([name]) => !['x-page-cache', 'x-request-id', 'date'].includes(name)),
      );
    expect(comparable(hit)).toEqual(comparable(miss));
    expect(hit.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding, Cookie',
      'surrogate-key': 'article:7 front foot',
      'x-request-id': expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    expect(hit.headers['x-request-id']).not.toBe(miss.headers['x-request-id']);
  });

  it('is counted, and logged only when it is drawn', async () => {
    await get('/artikel');
    await expect.poll(() => lines.filter(({ route }) => route === 'article')).toHaveLength(1);
    await get('/artikel');
    await get('/artikel');
    await get('/eigenes');
    await expect.poll(() => lines.at(-1)).toMatchObject({ route: 'private' });
    expect(lines.filter(({ route }) => route === 'article')).toHaveLength(1);
    expect(portal.metrics.text()).toMatch(/litfass_page_cache_total\{result="hit"\} [1-9]/);
  });

  it('is drawn again after a command touched what it shows', async () => {
    await get('/artikel');
    await withTransaction(ctx, async (inside) => touch(inside, 'article:8'));
    expect(await resultOf('/artikel')).toBe('hit');
    for (const tag of ['article:7', 'foot']) {
      await withTransaction(ctx, async (inside) => touch(inside, tag));
      expect([await resultOf('/artikel'), await resultOf('/artikel')]).toEqual(['miss', 'hit']);
    }
  });

  it('isn’t sent again to a reader who has it, until it is another one', async () => {
    const first = await get('/artikel');
    const etag = first.headers['etag'] as string;
    expect(etag).toMatch(/^W\/"[\w-]+"$/);
    for (const method of ['GET', 'HEAD'] as const)
      for (const accept of ['br', 'gzip', 'identity']) {
        const headers = { 'if-none-match': etag, 'accept-encoding': accept };
        const reply = await http.inject({ method, url: '/artikel', headers });
        expect([reply.statusCode, reply.body]).toEqual([304, '']);
        expect(reply.headers).toMatchObject({ etag, vary: 'Accept-Encoding, Cookie', 'x-page-cache': 'hit' });
        expect(reply.headers).not.toHaveProperty('content-type');
      }
    portal.invalidation.dropAll();
    const again = await get('/artikel', { 'if-none-match': etag });
    expect([again.statusCode, again.headers['x-page-cache']]).toEqual([304, 'miss']);
    const other = await get('/artikel?seite=2', { 'if-none-match': etag });
    expect(other.statusCode).toBe(200);
    expect(other.headers['etag']).not.toBe(etag);
    const own = await get('/artikel', { 'if-none-match': etag, cookie: 'litfass_session=abc' });
    expect([own.statusCode, own.headers['etag']]).toEqual([200, undefined]);
  });

  it('is drawn once for all who ask at the same time', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    blocker = promise;
    const readers = Array.from({ length: 5 }, () => get('/artikel'));
    await expect.poll(() => drawn).toBe(1);
    resolve();
    const bodies = (await Promise.all(readers)).map(({ body }) => body);
    expect(new Set(bodies).size).toBe(1);
    expect(drawn).toBe(1);
  });

  it('differs by the query names that it depends on, and by no others', async () => {
    await get('/artikel?ort=a&seite=2');
    expect(await resultOf('/artikel?seite=2&utm_source=x&ort=a')).toBe('hit');
    expect(await resultOf('/artikel?ort=a&seite=3')).toBe('miss');
    expect(await resultOf('/artikel?ort=a%26seite=2')).toBe('miss');
    expect(await resultOf('/artikel')).toBe('miss');
    expect(await resultOf('/artikel?utm_source=x')).toBe('hit');
    expect(await resultOf('/artikel?utm_source=y')).toBe('hit');
  });

  it('differs by light and dark', async () => {
    await get('/artikel');
    expect(await resultOf('/artikel', { cookie: 'schema=dark' })).toBe('miss');
    expect(await resultOf('/artikel', { cookie: 'a=b; schema=dark' })).toBe('hit');
    expect(await resultOf('/artikel', { cookie: 'schema=auto; irgendwas=1' })).toBe('hit');
  });

  it('differs not by the host that was asked for', async () => {
    await get('/artikel');
    expect(await resultOf('/artikel', { host: 'boese.example' })).toBe('hit');
  });

  it('is the same for HEAD, without its body', async () => {
    const whole = await get('/artikel');
    const head = await http.inject({ method: 'HEAD', url: '/artikel' });
    expect([head.statusCode, head.body, head.headers['x-page-cache']]).toEqual([200, '', 'hit']);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
  });
});

describe.each(['/liste', '/stueck', '/feed.xml'])('data for everybody at %s', (url) => {
  it('is kept like a page, for as long as nothing in it was touched', async () => {
    const first = await get(url);
    const second = await get(url);
    expect([first, second].map(({ headers }) => headers['x-page-cache'])).toEqual(['miss', 'hit']);
    expect([second.body, second.headers['content-type']]).toEqual([
      first.body,
      first.headers['content-type'],
    ]);
    await withTransaction(ctx, async (inside) => touch(inside, 'list'));
    expect((await get(url)).body).not.toBe(first.body);
  });

  it('is made anew for somebody signed in', async () => {
    const { body } = await get(url);
    const own = await get(url, { cookie: 'litfass_session=abc' });
    expect(own.body).not.toBe(body);
    expect(own.headers['cache-control']).toBe('private, no-store');
  });
});

describe('a page that is not kept', () => {
  it.each([
    ['with a message waiting', '/artikel', 'litfass_flash=abc'],
    ['of a route that doesn’t ask for it', '/eigenes', ''],
  ])('is one %s', async (_, url, cookie) => {
    await get(url);
    const reply = await get(url, cookie ? { cookie } : {});
    expect(reply.headers).not.toHaveProperty('x-page-cache');
    expect(reply.headers['cache-control']).toBe('private, no-store');
  });

  it.each([
    ['without tags', '/ohne', 200],
    ['that leads elsewhere', '/alt', 301],
  ])('is one %s', async (_, url, status) => {
    await get(url);
    const reply = await get(url);
    expect([reply.statusCode, reply.headers['x-page-cache']]).toEqual([status, 'miss']);
    expect(portal.cache.size()).toBe(0);
  });

  it.each([
    ['that tells its reader something', 'meldung', {}, 0],
    ['that would tell who looks at it something', 'meldung', { 'sec-purpose': 'prefetch' }, 0],
    ['that takes away what can’t be told', 'unlesbar', {}, 0],
    ['of somebody signed in', 'angemeldet', {}, 0],
    ['of somebody who was let in', 'eingelassen', {}, 0],
    ['but by nobody in particular', 'niemandes', {}, 1],
  ])('is one %s, whatever brought it here', async (_, ort, headers, count) => {
    expect((await get(`/fuer-mich?ort=${ort}`, headers)).statusCode).toBe(200);
    expect(portal.cache.size()).toBe(count);
  });

  it('is an error, also for all who asked at the same time', async () => {
    const replies = await Promise.all([get('/fehlt'), get('/fehlt'), get('/fehlt')]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(drawn).toBe(1);
    expect(portal.cache.size()).toBe(0);
  });

  it('never shows one reader what another one sees', async () => {
    await get('/artikel');
    expect((await get('/artikel', { cookie: 'litfass_session=abc' })).body).toContain('Ada liest');
    expect((await get('/artikel')).body).not.toContain('Ada');
  });

  it('is none at all when the cache is switched off', async () => {
    const { http } = await testApp({ bundles: [bundle], config: { pageCache: false } });
    for (let i = 0; i < 2; i++)
      expect((await http.inject({ url: '/artikel' })).headers).not.toHaveProperty('x-page-cache');
  });
});

it.each([
  ['with a button that asks where the reader is', '/nah', 'self'],
  ['of any other kind', '/eigenes', ''],
])('a page %s says so to the browser', async (_, url, allowed) =>
  expect((await get(url)).headers['permissions-policy']).toContain(`geolocation=(${allowed})`),
);

const BROTLI = ['br', brotliDecompressSync] as const;
const GZIP = ['gzip', gunzipSync] as const;

describe('compression', () => {
  it.each(['miss', 'hit'])('is negotiated for a %s', async (result) => {
    const expected = (await get('/artikel')).rawPayload;
    for (const [accept, encoding, unpack] of [
      // Whoever comes first gets what is put together quickest.
      ['gzip, deflate, br', ...(result === 'hit' ? BROTLI : GZIP)],
      ['br', ...BROTLI],
      ['gzip', ...GZIP],
      ['br;q=0, gzip', ...GZIP],
    ] as const) {
      if (result === 'miss') portal.invalidation.dropAll();
      const reply = await get('/artikel', { 'accept-encoding': accept });
      expect([reply.headers['x-page-cache'], reply.headers['content-encoding']]).toEqual([result, encoding]);
      expect(unpack(reply.rawPayload)).toEqual(expected);
      expect(Number(reply.headers['content-length'])).toBe(reply.rawPayload.length);
    }
  });

  it('is not forced on anybody', async () => {
    for (const accept of ['identity', 'gzip;q=0', '']) {
      const reply = await get('/artikel', { 'accept-encoding': accept });
      expect(reply.headers).not.toHaveProperty('content-encoding');
      expect(reply.body).toContain('<!doctype html>');
    }
  });

  it.each([
    ['/eigenes', '', '<!doctype html>'],
    ['/feed.xml', 'litfass_session=abc', '<rss>'],
  ])('is for what a single reader gets, too: %s', async (url, cookie, start) => {
    const reply = await get(url, { 'accept-encoding': 'gzip, br', cookie });
    expect(reply.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(reply.rawPayload).toString()).toContain(start);
  });
});
