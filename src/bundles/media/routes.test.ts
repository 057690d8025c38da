import { eq } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { contentTypeOf, StorageUnavailable } from '#kernel/files.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { SIZE_TAGS, SIZE_WIDTHS } from './constants.ts';
import { fileKey } from './image-addresses.ts';
import { picturesByIds } from './pictures.ts';
import { socialCardOf, urlSetOf } from './rules.ts';
import { images } from './schema.ts';
import { anImage } from './test-data.ts';

const app = await testApp();
const { ctx, portal } = app;
type Image = Awaited<ReturnType<typeof anImage>>;

/** Writes files of the image whose content is their own name. */
const write = async (id: number, version: string, names: readonly string[]) => {
  for (const name of names) {
    const [size = '', extension] = name.split('.');
    const key = fileKey(id, version, size, extension as 'jpg');
    await portal.files.put(key, Readable.from([Buffer.from(name)]), { contentType: contentTypeOf(key) });
  }
};
const FILES = [
  ...SIZE_TAGS.flatMap((tag) => [`${tag}.jpg`, `${tag}.webp`]),
  'L.avif',
  'XL.avif',
  'XXL.avif',
  'social.jpg',
];
const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.http.inject({ url, method, headers });
const pictureOf = async ({ id }: Image) => (await picturesByIds(ctx, [id])).get(id)!;

const queryAt = async (time: string) =>
  (await picturesByIds({ ...ctx, now: new Date(time) }, [gated.id])).get(gated.id)!.query;

let open: Image;
let gated: Image;
let small: Image;

beforeAll(async () => {
  open = await anImage(ctx);
  gated = await anImage(ctx, { access: 'gated' });
  small = await anImage(ctx, {
    width: 400,
    height: 300,
    sizes: [
      ...(['T', 'XS', 'S', 'M'] as const).map((tag) => ({ tag, width: SIZE_WIDTHS[tag] })),
      { tag: 'L', width: 400 },
    ],
  });
  for (const { id } of [open, gated]) await write(id, 'v1', FILES);
  await write(small.id, 'v1', ['T.jpg', 'XS.jpg', 'S.jpg', 'M.jpg', 'L.jpg', 'L.avif']);
});

describe('GET /media/image/{id}/{version}_{size}.{extension}', () => {
  it.each([
    ['S.jpg', 'image/jpeg'],
    ['XXL.webp', 'image/webp'],
    ['L.avif', 'image/avif'],
    ['social.jpg', 'image/jpeg'],
  ])('gives a public image to everybody, for a day: %s', async (name, type) => {
    const reply = await get(`/media/image/${open.id}/v1_${name}`);
    expect([reply.statusCode, reply.body]).toEqual([200, name]);
    expect(reply.headers).toMatchObject({
      'content-type': type,
      'content-length': String(name.length),
      'cache-control': 'public, max-age=86400',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
    });
    expect(reply.headers).not.toHaveProperty('set-cookie');
  });

  it.each(['S.gif', 'S.svg', 'Q.jpg', 's.jpg', 'S.avif', 'social.webp', 'original.jpg', '..%2fS.jpg', 'S'])(
    'knows nothing else: %s',
    async (name) => expect((await get(`/media/image/${open.id}/v1_${name}`)).statusCode).toBe(404),
  );

  it('has the largest there is for sizes that the image is too small for', async () => {
    expect((await get(`/media/image/${small.id}/v1_XXL.jpg`)).body).toBe('L.jpg');
    expect((await get(`/media/image/${small.id}/v1_XL.avif`)).body).toBe('L.avif');
  });

  it('leads from an old version to the present one, and lets nobody keep that', async () => {
    const reply = await get(`/media/image/${open.id}/v0_M.webp`);
    expect([reply.statusCode, reply.headers.location]).toEqual([301, `/media/image/${open.id}/v1_M.webp`]);
    expect(reply.headers['cache-control']).toContain('no-store');
  });

  it('answers 304 to whoever has the file, and HEAD without it', async () => {
    const address = `/media/image/${open.id}/v1_M.jpg`;
    const { etag = '' } = (await get(address)).headers;
    const known = await get(address, { 'if-none-match': `"x", W/${etag}` });
    expect([known.statusCode, known.body]).toEqual([304, '']);
    expect((await get(address, { 'if-none-match': '"x"' })).statusCode).toBe(200);
    const head = await get(address, {}, 'HEAD');
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '5']);
    expect(head.headers.etag).toBe(etag);
  });

  it('has another tag for the card when the focus has moved', async () => {
    const address = `/media/image/${open.id}/v1_social.jpg`;
    const before = await get(address);
    await ctx.db.update(images).set({ focusX: 10 }).where(eq(images.id, open.id));
    expect((await get(address)).headers.etag).not.toBe(before.headers.etag);
  });

  it('has nothing of a stub, of what there never was, and of what is gone from the storage', async () => {
    const stub = await anImage(ctx, { isStub: true, version: '', sizes: [] });
    const lost = await anImage(ctx);
    for (const path of [`${stub.id}/_M.jpg`, `${stub.id}/v1_M.jpg`, '999999/v1_M.jpg', `${lost.id}/v1_M.jpg`])
      expect((await get(`/media/image/${path}`)).statusCode, path).toBe(404);
    expect((await get(`/media/image/${lost.id}/v1_M.jpg`, {}, 'HEAD')).statusCode).toBe(404);
  });

  it('says of a blocked image that it is gone', async () => {
    const { id } = await anImage(ctx, { access: 'blocked' });
    await write(id, 'v1', ['M.jpg']);
    expect((await get(`/media/image/${id}/v1_M.jpg`)).statusCode).toBe(410);
    expect(await picturesByIds(ctx, [id])).toEqual(new Map());
  });

  it('asks to come back while the storage is away', async () => {
    const away = await testApp();
    const { id } = await anImage(away.ctx);
    away.portal.files.get = () => Promise.reject(new StorageUnavailable('Eimer fort'));
    const reply = await away.http.inject({ url: `/media/image/${id}/v1_M.jpg` });
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5']);
  });
});

describe('a gated image', () => {
  it('is there with the address that a page gave, for that reader alone', async () => {
    const picture = await pictureOf(gated);
    const reply = await get(`${picture.base}_M.jpg${picture.query}`);
    expect([reply.statusCode, reply.body]).toEqual([200, 'M.jpg']);
    expect(reply.headers['cache-control']).toMatch(/^private, max-age=\d+$/);
    expect(Number(/\d+/.exec(String(reply.headers['cache-control']))![0])).toBeLessThanOrEqual(7200);
    expect((await get(`${picture.base}_XL.avif${picture.query}`)).statusCode).toBe(200);
  });

  it('isn’t without it, with that of another, or with one that was altered or is over', async () => {
    const { base, query } = await pictureOf(gated);
    const other = await pictureOf(await anImage(ctx, { access: 'gated' }));
    const [, e = ''] = /e=(\d+)/.exec(query) ?? [];
    const longer = query.replace(e, String(Number(e) + 3600));
    const old = { ...ctx, now: new Date(Date.now() - 3 * 3_600_000) };
    const past = (await picturesByIds(old, [gated.id])).get(gated.id)!;
    for (const wrong of ['', other.query, longer, past.query, '?e=x&s=y', `${query}x`])
      expect((await get(`${base}_M.jpg${wrong}`)).statusCode, wrong).not.toBe(200);
    expect((await get(`${base}_M.jpg`)).statusCode).toBe(404);
  });

  it('has one address in an hour, which holds one to two hours', async () => {
    expect(await queryAt('2026-11-20T09:00:01Z')).toBe(await queryAt('2026-11-20T09:59:59Z'));
    expect(await queryAt('2026-11-20T10:00:01Z')).not.toBe(await queryAt('2026-11-20T09:59:59Z'));
    expect(await queryAt('2026-11-20T09:30:00Z')).toContain(
      `e=${Date.parse('2026-11-20T11:00:00Z') / 1000}&`,
    );
  });

  it('keeps its signature on the way to the present version', async () => {
    const { query } = await pictureOf(gated);
    const reply = await get(`/media/image/${gated.id}/v0_M.jpg${query}`);
    expect(reply.headers.location).toBe(`/media/image/${gated.id}/v1_M.jpg${query}`);
    expect((await get(`/media/image/${gated.id}/v0_M.jpg`)).statusCode).toBe(404);
  });
});

describe('addresses for the calls of contract.md 7 and for Open Graph', () => {
  it('are those of all seven sizes, which differ in nothing else', async () => {
    for (const image of [open, gated, small]) {
      const urls = urlSetOf(await pictureOf(image));
      expect(Object.keys(urls)).toEqual(['T', 'XS', 'S', 'M', 'L', 'XL', 'XXL']);
      const bare = Object.entries(urls).map(([tag, address]) => address.replace(`_${tag}.`, '_.'));
      expect(new Set(bare).size).toBe(1);
      for (const address of Object.values(urls)) expect((await get(address)).statusCode).toBe(200);
    }
  });

  it('are the card’s, whose address follows the focus', async () => {
    for (const image of [open, gated]) {
      const card = socialCardOf(await pictureOf(image))!;
      expect(card).toMatchObject({ width: 1200, height: 630, alt: 'Eine Brücke im Nebel' });
      expect((await get(card.path)).body).toBe('social.jpg');
    }
    const picture = await pictureOf(open);
    expect(socialCardOf({ ...picture, focus: { x: 1, y: 2 } })!.path).not.toBe(socialCardOf(picture)!.path);
  });

  it('are none while there is no file', async () => {
    const picture = await pictureOf(await anImage(ctx, { isStub: true, version: '', sizes: [] }));
    expect([urlSetOf(picture), socialCardOf(picture)]).toEqual([{}, undefined]);
  });
});
