import { setTimeout as sleep } from 'node:timers/promises';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from './answers.ts';
import { defineBundle } from './bundle.ts';
import { path } from './named-routes.ts';
import { mount } from './routing.ts';
import { testApp } from './testing/test-portal.ts';

/** Holds up the slow calls until it is opened. */
let open = () => {};
let gate: Promise<void>;
const shut = () => void (gate = new Promise((resolve) => (open = resolve)));

const Page = () => createElement('p', null, 'Seite');

/** How many pages got the portal's frame, which asks the database. */
let framed = 0;

const bundle = defineBundle({
  name: 'test',
  frame: async () => {
    framed++;
    return {};
  },
  routes: (app) => {
    const anyone = { access: 'anyone' } as const;
    const head = { title: 'Seite' };
    mount(app, path('page', 'GET', '/seite'), anyone, async () => page(Page, {}, { head }));
    mount(app, path('kept', 'GET', '/behalten'), { ...anyone, cache: [] }, async () =>
      page(Page, {}, { head, tags: ['a'] }),
    );
    mount(app, path('vital', 'GET', '/bild/{file}'), { ...anyone, isVital: true }, async () => ({
      ok: true,
    }));
    mount(app, path('slow', 'GET', '/x/ajax/langsam'), anyone, async () => {
      await gate;
      return {};
    });
  },
});

const { http, portal } = await testApp({ bundles: [bundle], config: { loadShedding: true } });
const get = (url: string) => http.inject({ url, headers: { accept: 'text/html' } });
const metric = (name: string) =>
  Number(new RegExp(`^${name} (.+)$`, 'm').exec(portal.metrics.text())?.[1] ?? 0);

/** Keeps the event loop from doing anything else. */
const block = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};
const calm = () =>
  expect.poll(() => metric('litfass_event_loop_lateness_ms'), { timeout: 5000 }).toBeLessThan(100);

describe('beyond capacity', () => {
  it('some are asked to come back, what is kept or vital still answers, and it passes', async () => {
    await get('/behalten');
    await calm();
    const before = framed;
    block(700);
    const reply = await get('/seite');
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['retry-after']).toBe('2');
    expect(reply.body).toContain(
      'Gerade sind sehr viele Menschen hier. Bitte versuchen Sie es gleich noch einmal.',
    );
    expect(framed).toBe(before);
    expect((await get('/x/ajax/langsam')).json()).toMatchObject({
      status: 'error',
      msg: 'Gerade sind sehr viele Menschen hier. Bitte versuchen Sie es gleich noch einmal.',
    });
    expect((await get('/behalten')).headers['x-page-cache']).toBe('hit');
    expect((await get('/bild/a.webp')).statusCode).toBe(200);
    expect((await get('/healthz')).statusCode).toBe(200);
    expect(portal.metrics.text()).toContain('litfass_shed_total 2\n');
    await calm();
    await expect.poll(async () => (await get('/seite')).statusCode).toBe(200);
  });

  it('is where the requests under way are too many', async () => {
    await calm();
    shut();
    const waiting: ReturnType<typeof get>[] = [];
    while (waiting.length < 600) {
      waiting.push(get('/x/ajax/langsam'));
      if (waiting.length % 50 === 0) await sleep(1);
    }
    await expect.poll(() => metric('litfass_requests_under_way')).toBe(600);
    expect((await get('/seite')).statusCode).toBe(503);
    expect((await get('/bild/a.webp')).json()).toEqual({ ok: true });
    expect((await get('/healthz')).statusCode).toBe(200);
    open();
    for (const reply of await Promise.all(waiting)) expect(reply.statusCode).toBe(200);
    await calm();
    await expect.poll(async () => (await get('/seite')).statusCode).toBe(200);
  });
});

describe('a start that takes long', () => {
  it('turns away nobody who comes right after it', async () => {
    const late = await testApp({ bundles: [bundle], config: { loadShedding: true } });
    block(1500);
    const address = await late.http.listen({ port: 0 });
    expect((await fetch(`${address}/seite`)).status).toBe(200);
  });
});

describe('what is under way', () => {
  it('ends with its answer, whatever that is', async () => {
    await calm();
    for (const url of ['/seite', '/gibt-es-nicht', '/%zz', '/behalten', '/healthz']) await get(url);
    expect(metric('litfass_requests_under_way')).toBe(0);
  });

  it('ends when the reader hangs up, too', async () => {
    const address = await http.listen({ port: 0 });
    shut();
    const hangUp = new AbortController();
    const waiting = Array.from({ length: 5 }, () =>
      fetch(`${address}/x/ajax/langsam`, { signal: hangUp.signal }).catch(() => 'hung up'),
    );
    await expect.poll(() => metric('litfass_requests_under_way')).toBe(5);
    hangUp.abort();
    expect(await Promise.all(waiting)).toEqual(Array(5).fill('hung up'));
    await sleep(50);
    open();
    await expect.poll(() => metric('litfass_requests_under_way')).toBe(0);
  });
});
