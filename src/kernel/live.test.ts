// Listens over a real connection: what is told, to whom, and when it ends.
import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { defineBundle } from './bundle.ts';
import { withTransaction } from './ctx.ts';
import { createInvalidation, touch } from './invalidation.ts';
import { createLiveHub } from './live.ts';
import { testApp } from './testing/test-portal.ts';

/** Holds up whoever asks about what is slow. */
let slowly = Promise.withResolvers<void>();

const bundle = defineBundle({
  name: 'weather',
  live: {
    weather: async (_ctx, subject) => {
      if (subject === 'slow') await slowly.promise;
      return subject === 'secret' ? undefined : `weather:${subject}`;
    },
  },
});

const app = await testApp({ bundles: [bundle] });
const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
const open: AbortController[] = [];
afterEach(() => {
  for (const connection of open.splice(0)) connection.abort();
});

/** Returns what arrives, up to the first text that matches. */
const listen = async (query: string) => {
  const connection = new AbortController();
  open.push(connection);
  const response = await fetch(`${address}/live?${query}`, { signal: connection.signal });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const until = async (text: string) => {
    while (!heard.includes(text)) {
      const { value, done } = await reader.read();
      if (done) throw new Error(`ended before ${text}: ${heard}`);
      heard += value;
    }
    return heard;
  };
  return { response, until, heard: () => heard };
};

const status = async (query: string) => (await fetch(`${address}/live?${query}`)).status;
const metrics = () => app.portal.metrics.text();
const change = (tag: string) => withTransaction(app.ctx, async (ctx) => touch(ctx, tag));

describe('a page that listens', () => {
  it('is told the topic that changed, and nothing else', async () => {
    const page = await listen('topic=weather:auenfeld&topic=weather:moorbach');
    expect(page.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(page.response.headers.get('cache-control')).toBe('no-store');
    await page.until('event: ready');
    await change('weather:auenfeld');
    expect(await page.until('data: weather:auenfeld')).toBe(
      'event: ready\ndata:\n\nevent: change\ndata: weather:auenfeld\n\n',
    );
  });

  it('is told once of changes that follow each other', async () => {
    const page = await listen('topic=weather:auenfeld&topic=weather:moorbach');
    await page.until('event: ready');
    for (let round = 0; round < 5; round++) await change('weather:auenfeld');
    await change('weather:moorbach');
    const heard = await page.until('data: weather:moorbach');
    expect(heard.match(/data: weather:auenfeld/g)).toHaveLength(1);
  });

  it('is told also where more listen than are told in one go: each once, and all the same bytes', async () => {
    const invalidation = createInvalidation();
    const hub = createLiveHub(invalidation);
    const heard = Array.from({ length: 250 }, (): unknown[] => []);
    for (const [at, told] of heard.entries()) {
      const write = (bytes: unknown) => told.push(bytes);
      const response = Object.assign(new EventEmitter(), { writableEnded: false, write });
      const topics = new Map([['weather:ulm', 'weather:ulm']]);
      hub.add({ response: response as unknown as ServerResponse, address: `10.0.0.${at}`, topics });
      onTestFinished(() => void response.emit('close'));
    }
    for (let times = 0; times < 3; times++) invalidation.drop(['weather:ulm']);
    await expect.poll(() => heard.filter((told) => told.length > 0).length, { timeout: 5000 }).toBe(250);
    expect(new Set(heard.flat()).size).toBe(1);
    expect(heard.flat()).toHaveLength(250);
  });

  it('is not told again of what it heard, when something else changes later', async () => {
    const page = await listen('topic=weather:auenfeld&topic=weather:moorbach');
    await page.until('event: ready');
    await change('weather:auenfeld');
    await page.until('data: weather:auenfeld');
    await change('weather:moorbach');
    const heard = await page.until('data: weather:moorbach');
    expect(heard.match(/data: weather:auenfeld/g)).toHaveLength(1);
  });

  it('hears nothing of what it may not know', async () => {
    const page = await listen('topic=weather:secret&topic=weather:moorbach');
    await page.until('event: ready');
    await change('weather:secret');
    await change('weather:moorbach');
    expect(await page.until('data: weather:moorbach')).not.toContain('secret');
  });

  it('is told everything after a gap in hearing other processes', async () => {
    const page = await listen('topic=weather:auenfeld');
    await page.until('event: ready');
    app.portal.invalidation.dropAll();
    await page.until('data: weather:auenfeld');
  });

  it('names one to ten topics that there are', async () => {
    const many = Array.from({ length: 11 }, (_, at) => `topic=weather:${at}`).join('&');
    const wrong = ['', 'topic=quatsch:1', 'topic=weather:%20', 'topic[a]=b', 'topic=constructor', many];
    expect(await Promise.all(wrong.map(status))).toEqual(wrong.map(() => 400));
  });

  it('is not counted as work under way, and forgotten when it leaves', async () => {
    const page = await listen('topic=weather:auenfeld');
    await page.until('event: ready');
    expect(metrics()).toMatch(/litfass_live_listeners [1-9]/);
    expect(metrics()).toMatch(/litfass_requests_under_way 0/);
    for (const connection of open.splice(0)) connection.abort();
    await expect.poll(metrics).toMatch(/litfass_live_listeners 0/);
  });

  it('that left before it was known what it may hear is not kept as a listener', async () => {
    slowly = Promise.withResolvers();
    const [asked, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    app.http.server.once('request', (_request, response) => {
      response.once('close', left.resolve);
      asked.resolve();
    });
    const connection = new AbortController();
    const gone = fetch(`${address}/live?topic=weather:slow`, { signal: connection.signal });
    gone.catch(() => undefined);
    await asked.promise;
    connection.abort();
    await left.promise;
    slowly.resolve();
    await sleep(100);
    expect(metrics()).toMatch(/litfass_live_listeners 0/);
  });

  it('shares its places with all of its network, within which anybody has as many addresses as they like', async () => {
    const behindProxy = await testApp({ bundles: [bundle], config: { trustProxy: true } });
    const at = await behindProxy.http.listen({ port: 0, host: '127.0.0.1' });
    const statusFrom = async (from: string) => {
      const connection = new AbortController();
      open.push(connection);
      const headers = { 'x-forwarded-for': from };
      const { status } = await fetch(`${at}/live?topic=weather:auenfeld`, {
        headers,
        signal: connection.signal,
      });
      return status;
    };
    for (let n = 1; n <= 40; n++) expect(await statusFrom(`2001:db8::${n.toString(16)}`)).toBe(200);
    expect(await statusFrom('2001:db8::ffff')).toBe(503);
    expect(await statusFrom('2001:db8:0:1::1')).toBe(200);
  });

  it('does not keep the portal from closing', async () => {
    const other = await testApp({ bundles: [bundle] });
    const at = await other.http.listen({ port: 0, host: '127.0.0.1' });
    const response = await fetch(`${at}/live?topic=weather:auenfeld`);
    await other.http.close();
    expect(await response.text()).toBe('event: ready\ndata:\n\n');
  });
});
