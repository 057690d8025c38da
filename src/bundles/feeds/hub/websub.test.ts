// Tests the whole way of WebSub over real connections: a reader's server finds the hub in a feed, subscribes there, the portal
// says that there is something new, the hub fetches the feed and hands it on. https://www.w3.org/TR/websub/
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { hubAddress } from '#bundles/syndication/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { pingHub } from './ping-hub.ts';

const serve = async (
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>,
): Promise<string> => {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  afterAll(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
const bodyOf = async (request: IncomingMessage) => Buffer.concat(await request.toArray()).toString();

/** Returns a port that is free, for a portal that has to know its own address. */
const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
};

const port = await freePort();
const publicUrl = `http://127.0.0.1:${port}`;
const app = await testApp({ config: { allowPrivateAddresses: true, publicUrl } });
const ctx = actAs(app.ctx, portalItself);
await aUser(ctx);
await app.http.listen({ port, host: '127.0.0.1' });

/** Who subscribed to what, as soon as they said that they had asked for it. */
const subscribers = new Map<string, string[]>();
const hub = await serve(async (request, response) => {
  const said = new URLSearchParams(await bodyOf(request));
  response.writeHead(202).end();
  if (said.get('hub.mode') === 'subscribe') {
    const [callback, topic] = [said.get('hub.callback')!, said.get('hub.topic')!];
    const question = new URLSearchParams({
      'hub.mode': 'subscribe',
      'hub.topic': topic,
      'hub.challenge': 'beweis',
    });
    const echo = await (await fetch(`${callback}?${question}`)).text();
    if (echo === 'beweis') subscribers.set(topic, [...(subscribers.get(topic) ?? []), callback]);
    return;
  }
  for (const topic of said.getAll('hub.url'))
    for (const callback of subscribers.get(topic) ?? []) {
      const feed = await fetch(topic);
      const type = feed.headers.get('content-type') ?? '';
      const link = `<${hub}>; rel="hub", <${topic}>; rel="self"`;
      await fetch(callback, {
        method: 'POST',
        headers: { 'content-type': type, link },
        body: await feed.text(),
      });
    }
});
await changeSetting(ctx, hubAddress, `${hub}/`);

const got: { readonly type: string; readonly link: string; readonly body: string }[] = [];
const reader = await serve(async (request, response) => {
  const { searchParams } = new URL(request.url!, 'http://reader.example');
  if (request.method === 'GET') return response.end(searchParams.get('hub.challenge') ?? '');
  const { 'content-type': type = '', link = '' } = request.headers;
  got.push({ type, link: String(link), body: await bodyOf(request) });
  return response.writeHead(204).end();
});

it('hands a new piece to who subscribed to a feed of it, in the form that they chose, and to nobody else', async () => {
  const feed = await (await fetch(`${publicUrl}/feed.json`)).json();
  const [{ url: found }] = (feed as { hubs: { url: string }[] }).hubs as [{ url: string }];
  expect(found).toBe(`${hub}/`);
  const topics = [`${publicUrl}/feed.json`, `${publicUrl}/schnappschuesse/feed.xml`];
  for (const topic of topics) {
    const wish = { 'hub.mode': 'subscribe', 'hub.topic': topic, 'hub.callback': `${reader}/hier` };
    await fetch(found, { method: 'POST', body: new URLSearchParams(wish) });
  }
  await expect.poll(() => subscribers.size).toBe(2);
  const { id, row } = await anArticle(ctx, { headline: 'Die Linde bleibt' });
  const selectorTags = [`user-${row.authorId}`, `location-${row.locationId}`, `category-${row.categoryId}`];
  await pingHub(ctx, { type: 'article', id, selectorTags });
  await expect.poll(() => got.length).toBe(1);
  const [{ type, link, body }] = got as [(typeof got)[number]];
  expect(type).toContain('application/feed+json');
  expect(link).toContain(`<${publicUrl}/feed.json>; rel="self"`);
  const { items, feed_url: self } = JSON.parse(body) as { items: { title: string }[]; feed_url: string };
  expect(self).toBe(`${publicUrl}/feed.json`);
  expect(items.map(({ title }) => title)).toContain('Die Linde bleibt');
});
