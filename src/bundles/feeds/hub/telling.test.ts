// A hub is told of what is new.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { listHistory } from '#bundles/history/public.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { hubAddress } from '#bundles/syndication/public.ts';
import { tellHub } from './telling.ts';

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

const published = async () => {
  const { id, row } = await anArticle(ctx);
  const { authorId, locationId, categoryId } = row;
  const selectorTags = [`user-${authorId}`, `location-${locationId}`, `category-${categoryId}`];
  return { type: 'article', id, selectorTags, row };
};

describe('the hub', () => {
  it('is told once of every feed in which a piece is new, and the history says so', async () => {
    const { row, ...piece } = await published();
    for (let time = 0; time < 2; time++) await tellHub(ctx, piece);
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

  it('that doesn’t take it is told again later', async () => {
    const { row: _row, ...piece } = await published();
    status = 503;
    await expect(tellHub(ctx, piece)).rejects.toThrow('503');
    status = 204;
    await tellHub(ctx, piece);
    await tellHub(ctx, piece);
    expect(told).toHaveLength(2);
  });

  it('hears nothing of what isn’t out any more, and none is asked where there is none', async () => {
    const { row: _row, ...piece } = await published();
    await putArticleInState(ctx, piece.id, 'withdrawn');
    await tellHub(ctx, piece);
    expect(told).toHaveLength(0);
    const { row: _other, ...another } = await published();
    await changeSetting(ctx, hubAddress, '');
    await tellHub(ctx, another);
    await changeSetting(ctx, hubAddress, hub);
    expect(told).toHaveLength(0);
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
