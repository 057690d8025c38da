import { createElement } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from './answers.ts';
import { defineBundle } from './bundle.ts';
import { FLASH_COOKIE } from './flash.ts';
import { requestId } from './cached-responses.ts';
import { path } from './named-routes.ts';
import { mount } from './routing.ts';
import { testApp } from './testing/test-portal.ts';

const Article = ({ view }: { view: { name: string } }) =>
  createElement('p', null, `${view.name} liest. `.repeat(200));

/** Requests that have come through the door. */
let inside = 0;

const bundle = defineBundle({
  name: 'test',
  routes: (app) => {
    app.http.addHook('onResponse', async () => void inside++);
    mount(app, path('article', 'GET', '/artikel'), { access: 'anyone', cache: ['seite'] }, async ({ ctx }) =>
      page(Article, { name: ctx.viewer.name }, { head: { title: 'Artikel' }, tags: ['article:7'] }),
    );
  },
});

const { http, portal } = await testApp({ bundles: [bundle] });
const origin = await http.listen({ port: 0 });
const plain = { headers: { 'accept-encoding': 'identity' } };
const get = (url: string, init: RequestInit = plain) => fetch(origin + url, init);
const comeIn = (count: number) => expect.poll(() => inside).toBe(count);
const hits = () => Number(/result="hit"\} (\d+)/.exec(portal.metrics.text())?.[1] ?? 0);

/** Headers that the connection puts there or that differ for each request. */
const OWN = ['x-request-id', 'date', 'connection', 'keep-alive'];

beforeEach(async () => {
  portal.invalidation.dropAll();
  inside = 0;
  await get('/artikel');
  await comeIn(1);
  inside = 0;
});

describe('the door', () => {
  it('gives out a cached page by itself, as the server inside would', async () => {
    const outside = await get('/artikel');
    expect(await outside.text()).toContain('liest');
    const within = await http.inject({ url: '/artikel', ...plain });
    await comeIn(1);
    const headers = [...outside.headers].filter(([name]) => !OWN.includes(name));
    expect(within.headers).toMatchObject(Object.fromEntries(headers));
    expect(outside.headers.get('x-page-cache')).toBe('hit');
  });

  it('gives only the head to whoever asks for that', async () => {
    const [whole, head] = [await get('/artikel'), await get('/artikel', { ...plain, method: 'HEAD' })];
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(Number(head.headers.get('content-length'))).toBe((await whole.arrayBuffer()).byteLength);
    expect(inside).toBe(0);
  });

  it.each([
    ['addresses with a query', '/artikel?seite=2', plain],
    ['somebody signed in', '/artikel', { headers: { ...plain.headers, cookie: 'litfass_session=abc' } }],
    [
      'somebody whom a message awaits',
      '/artikel',
      { headers: { ...plain.headers, cookie: `${FLASH_COOKIE}=a` } },
    ],
    ['other colours', '/artikel', { headers: { ...plain.headers, cookie: 'schema=dark' } }],
    ['an encoding that isn’t there yet', '/artikel', { headers: { 'accept-encoding': 'gzip' } }],
    ['what isn’t a question', '/artikel', { ...plain, method: 'POST' }],
  ])('lets in %s', async (_who, url, init) => {
    await get(url, init);
    await comeIn(1);
  });

  it('counts what it gives out', async () => {
    const before = hits();
    await get('/artikel');
    await get('/artikel');
    expect(hits()).toBe(before + 2);
  });
});

describe('the id of a request', () => {
  it('is never the same', () => {
    const ids = Array.from({ length: 1000 }, requestId);
    expect(new Set(ids).size).toBe(1000);
    expect(ids.every((id) => /^[0-9a-f]{16}$/.test(id))).toBe(true);
    const numbers = ids.map((id) => Number.parseInt(id.slice(10), 16));
    expect(numbers).toEqual(ids.map((_, at) => numbers[0]! + at));
  });

  it('says that nothing changed to whoever has the page', async () => {
    const etag = (await get('/artikel')).headers.get('etag')!;
    const before = hits();
    const reply = await get('/artikel', { headers: { ...plain.headers, 'if-none-match': etag } });
    expect([reply.status, await reply.text(), reply.headers.get('etag')]).toEqual([304, '', etag]);
    expect(inside).toBe(0);
    expect(hits()).toBe(before + 1);
  });
});
