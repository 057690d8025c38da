// A hub is told of what is new.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { aComment } from '#bundles/comments/test-data.ts';
import { listHistory } from '#bundles/history/public.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { hubAddress } from '#bundles/syndication/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { accountDesk } from '#bundles/users/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { pingHub, pingHubLater } from './ping-hub.ts';

/** A hub that keeps what it is told, and answers as is said. */
const told: URLSearchParams[] = [];
let status = 202;
const server = createServer(async (request, response) => {
  told.push(new URLSearchParams(Buffer.concat(await request.toArray()).toString()));
  response.writeHead(status).end();
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
afterAll(() => void server.close());

const app = await testApp({ config: { allowPrivateAddresses: true } });
const ctx = actAs(app.ctx, portalItself);
const hub = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
await changeSetting(ctx, hubAddress, hub);
beforeEach(() => {
  told.length = 0;
  status = 202;
});

const read = async (url: string) => (await app.http.inject({ method: 'GET', url })).body;

const published = async (changes: Parameters<typeof anArticle>[1] = {}) => {
  const { id, row } = await anArticle(ctx, changes);
  const { authorId, locationId, categoryId } = row;
  const selectorTags = [`user-${authorId}`, `location-${locationId}`, `category-${categoryId}`];
  return { type: 'article', id, selectorTags, row };
};

describe('the hub', () => {
  it('is told once of every feed in which a piece is new, and the history says so', async () => {
    const { row, ...piece } = await published();
    for (let time = 0; time < 2; time++) await pingHub(ctx, piece);
    expect(told).toHaveLength(1);
    expect(told[0]!.get('hub.mode')).toBe('publish');
    const paths = told[0]!.getAll('hub.url').map((topic) => new URL(topic).pathname);
    const { locationSlug: place, categorySlug: category, authorId } = row;
    for (const list of [
      '',
      '/artikel',
      `/${place}`,
      `/${place}/artikel`,
      `/${place}/c-${category}`,
      `/profile/${authorId}`,
    ])
      for (const file of ['feed.xml', 'atom.xml', 'feed.json']) expect(paths).toContain(`${list}/${file}`);
    const history = await listHistory(ctx, piece);
    expect(history.filter(({ action }) => action === 'feed.told')).toHaveLength(1);
  });

  it('is told of the opinions, too, where a piece is one, and of those alone', async () => {
    const { id: categoryId } = await aCategory(ctx, { tone: 'opinion' });
    for (const opinion of [true, false]) {
      told.length = 0;
      const { row, ...piece } = await published(opinion ? { categoryId } : {});
      await pingHub(ctx, piece);
      const paths = told[0]!.getAll('hub.url').map((topic) => new URL(topic).pathname);
      for (const list of ['/meinung', `/${row.locationSlug}/meinung`])
        for (const file of ['feed.xml', 'atom.xml', 'feed.json'])
          expect(paths.includes(`${list}/${file}`)).toBe(opinion);
    }
  });

  it('that doesn’t take it is told again later', async () => {
    const { row: _row, ...piece } = await published();
    status = 503;
    await expect(pingHub(ctx, piece)).rejects.toThrow('503');
    status = 204;
    await pingHub(ctx, piece);
    await pingHub(ctx, piece);
    expect(told).toHaveLength(2);
  });

  it('hears nothing of what isn’t out any more, and none is asked where there is none', async () => {
    const { row: _row, ...piece } = await published();
    await putArticleInState(ctx, piece.id, 'withdrawn');
    await pingHub(ctx, piece);
    expect(told).toHaveLength(0);
    const { row: _other, ...another } = await published();
    await changeSetting(ctx, hubAddress, '');
    await pingHub(ctx, another);
    await changeSetting(ctx, hubAddress, hub);
    expect(told).toHaveLength(0);
  });

  it('hears of a piece that wasn’t out when it was to be told, as soon as that is out again, once', async () => {
    const { row, ...piece } = await published({ tags: ['Turnhalle'] });
    await putArticleInState(ctx, piece.id, 'withdrawn');
    await pingHub(ctx, piece);
    await putArticleInState(ctx, piece.id, 'published');
    const { rows } = await ctx.db.execute<{ data: { type: string; id: number } }>(sql`
      select data from pgboss.job where name = 'feeds.tell-hub' and data->>'id' = ${String(piece.id)}`);
    expect(rows.map(({ data }) => data)).toEqual([{ type: 'article', id: piece.id }]);
    for (let time = 0; time < 2; time++) await pingHubLater(ctx, rows[0]!.data);
    expect(told).toHaveLength(1);
    const paths = told[0]!.getAll('hub.url').map((topic) => new URL(topic).pathname);
    expect(paths).toEqual(
      expect.arrayContaining(['/feed.xml', `/${row.locationSlug}/feed.xml`, '/tag/turnhalle/feed.xml']),
    );
    const history = await listHistory(ctx, piece);
    expect(history.filter(({ action }) => action === 'feed.told')).toHaveLength(1);
  });

  it('hears of pieces of somebody who was hidden when these came out, once they are seen again', async () => {
    const author = await aUser(ctx);
    const admin = actAs(ctx, (await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] })).viewer);
    await accountDesk.suspension.suspend(admin, author.id, {
      reason: 'Bis das geklärt ist.',
      until: null,
      hidesContributions: true,
    });
    const { row: _row, ...piece } = await published({ authorId: author.id });
    await pingHub(ctx, piece);
    expect(told).toHaveLength(0);
    await accountDesk.suspension.lift(admin, author.id);
    const { rows } = await ctx.db.execute<{ data: { type: string; id: number } }>(sql`
      select data from pgboss.job where name = 'feeds.tell-hub' and data->>'id' = ${String(piece.id)}`);
    expect(rows).toHaveLength(1);
    await pingHubLater(ctx, rows[0]!.data);
    expect(told).toHaveLength(1);
  });

  it('stands in no feed of which it isn’t told: of comments, and of somebody’s own', async () => {
    const article = await anArticle(ctx);
    await aComment(ctx, article, { author: (await aUser(ctx)).viewer });
    const session = await signedIn(app, await aUser(ctx));
    await app.http.inject({ method: 'POST', url: '/konto/feedreader', headers: session });
    const page = await app.http.inject({
      url: '/konto/feedreader',
      headers: { accept: 'text/html', ...session },
    });
    const [own] = /\/feeds\/mein\/[^"]*feed\.xml/.exec(page.body)!;
    for (const feed of [`/kommentare/article/${article.id}/feed.xml`, own])
      for (const file of ['feed.xml', 'atom.xml', 'feed.json']) {
        const body = await read(feed.replace('feed.xml', file));
        expect(body).toMatch(/rss|feed/);
        expect([file, body.includes('hub')]).toEqual([file, false]);
      }
  });

  it('stands in every form of a feed', async () => {
    expect(await read('/feed.xml')).toContain(`<atom:link href="${hub}" rel="hub"/>`);
    expect(await read('/atom.xml')).toContain(`<link rel="hub" href="${hub}"/>`);
    expect(JSON.parse(await read('/feed.json'))).toMatchObject({ hubs: [{ type: 'WebSub', url: hub }] });
  });
});

it('has to be an address of the public web, by https', async () => {
  const config = { ...ctx.config, allowPrivateAddresses: false };
  const strict = { ...ctx, config };
  for (const address of ['http://hub.example/', 'https://127.0.0.1/', 'https://10.0.0.1/'])
    expect(await hubAddress.refusalOf!(strict, address)).toBeTypeOf('string');
  expect(await hubAddress.refusalOf!(strict, 'https://93.184.216.34/')).toBeUndefined();
  for (const address of ['ftp://hub.example/', 'https://user:pw@hub.example/', 'hub'])
    expect(hubAddress.parse(address)).toBeUndefined();
});
