import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { imageReferences } from '../../references/schema.ts';
import { imageUses } from '../../schema.ts';
import { anImage } from '../../test-data.ts';

const app = await testApp();
const { ctx } = app;

let author: TestUser;
let stranger: TestUser;
let own: { cookie: string };
let strange: { cookie: string };
let placeId: number;

beforeAll(async () => {
  placeId = (await aPlace(ctx)).id;
  author = await aUser(ctx, { roles: [{ role: 'author', locationPath: '' }] });
  stranger = await aUser(ctx);
  own = await signedIn(app, author);
  strange = await signedIn(app, stranger);
});

const ownImages = async (count: number) => {
  const made: number[] = [];
  for (let at = 0; at < count; at++) made.push((await anImage(ctx, { ownerId: author.id })).id);
  return made;
};

/** Makes a thing with an opening picture and a gallery of three. */
const illustrated = async () => {
  const [heroId = 0, ...gallery] = await ownImages(4);
  const body = {
    schemaVersion: 1,
    type: 'doc',
    content: [{ type: 'gallery', attrs: { imageIds: gallery } }],
  };
  const article = await anArticle(ctx, { authorId: author.id, locationId: placeId, heroId, body });
  return { article, heroId, gallery };
};

const select = async (query: string, session: object = own) => {
  const url = `/media/ajax/sortableimagesselection?${query}`;
  const reply = await app.http.inject({ url, headers: { accept: 'application/json', ...session } });
  return {
    status: reply.statusCode,
    body: reply.json() as { html: string; images: { id: number; place: string }[]; msg: string },
  };
};

const save = async (payload: object, session: object = own) => {
  const headers = { accept: 'application/json', ...session };
  const reply = await app.http.inject({
    method: 'POST',
    url: '/media/ajax/sortableimages',
    headers,
    payload,
  });
  return { status: reply.statusCode, body: reply.json() as Record<string, unknown> };
};

const placed = async (ownerType: string, ownerId: number) =>
  (await select(`ownerType=${ownerType}&ownerId=${ownerId}`)).body.images.map(
    ({ id, place }) => `${place} ${id}`,
  );

describe('GET /media/ajax/sortableimagesselection', () => {
  it('gives the pictures in order, and html that comes alive by itself', async () => {
    const { article, heroId, gallery } = await illustrated();
    const { status, body } = await select(`ownerType=article&ownerId=${article.id}`);
    expect(status).toBe(200);
    expect(body.html).toMatch(/^<x-island name="PictureOrder"/);
    expect(body.images.map(({ id, place }) => [id, place])).toEqual([
      [heroId, 'hero'],
      ...gallery.map((id) => [id, 'gallery']),
    ]);
    expect(body.images[0]).toMatchObject({ focus_x: 50, is_stub: false, url_set: { L: expect.any(String) } });
  });

  it('knows only kinds that have pictures', async () => {
    const msg = 'Bei Beiträgen dieser Art lassen sich keine Bilder ordnen.';
    for (const ownerType of ['comment', 'user', 'house']) {
      const { status, body } = await select(`ownerType=${ownerType}&ownerId=1`);
      expect([ownerType, status, body.msg]).toEqual([ownerType, 400, msg]);
    }
    expect((await select('ownerType=article')).status).toBe(400);
    expect((await select('ownerType=article&ownerId=2147483647')).status).toBe(404);
  });

  it('is for those who may edit the piece', async () => {
    const { article } = await illustrated();
    const query = `ownerType=article&ownerId=${article.id}`;
    const refused = await select(query, strange);
    expect([refused.status, refused.body.msg]).toEqual([403, 'Unbefugter Zugriff.']);
    expect((await select(query, {})).status).toBe(401);
  });
});

describe('POST /media/ajax/sortableimages', () => {
  it('puts the pictures of an article in another order', async () => {
    const { article, heroId, gallery } = await illustrated();
    const [a, b, c] = gallery as [number, number, number];
    const options = {
      ownerType: 'article',
      ownerId: article.id,
      heroId: b,
      galleryIds: [c, heroId, a],
      revision: 1,
    };
    const { status, body } = await save(options);
    expect([status, body['status'], body['msg'], body['revision']]).toEqual([
      200,
      'success',
      'Die Bilder sind gespeichert.',
      2,
    ]);
    expect(await placed('article', article.id)).toEqual([
      `hero ${b}`,
      `gallery ${c}`,
      `gallery ${heroId}`,
      `gallery ${a}`,
    ]);
    expect(await ctx.db.$count(imageUses, eq(imageUses.objectId, article.id))).toBe(4);
  });

  it('takes a list of ids as text, and pictures leave the temporary list when they are used', async () => {
    const { article, heroId, gallery } = await illustrated();
    const [added = 0] = await ownImages(1);
    const row = { userId: author.id, type: 'image', list: 'temporary', addedAt: ctx.now } as const;
    await ctx.db.insert(imageReferences).values({ ...row, objectId: added });
    const galleryIds = [...gallery, added].join();
    expect(
      (await save({ ownerType: 'article', ownerId: article.id, heroId, galleryIds, revision: 1 })).status,
    ).toBe(200);
    const isIt = and(eq(imageReferences.userId, author.id), eq(imageReferences.objectId, added));
    expect(await ctx.db.$count(imageReferences, isIt)).toBe(0);
  });

  it('refuses what was changed meanwhile', async () => {
    const { article, heroId, gallery } = await illustrated();
    const options = {
      ownerType: 'article',
      ownerId: article.id,
      heroId,
      galleryIds: gallery.toReversed(),
      revision: 1,
    };
    expect((await save(options)).status).toBe(200);
    expect(await save({ ...options, galleryIds: [] })).toEqual({
      status: 409,
      body: {
        status: 'error',
        msg: 'Inzwischen hat jemand diesen Beitrag geändert. Bitte laden Sie die Seite neu und ordnen Sie die Bilder noch einmal.',
      },
    });
    expect(await placed('article', article.id)).toHaveLength(4);
  });

  it('lets only one of two through who save at once', async () => {
    const { article, heroId, gallery } = await illustrated();
    const options = { ownerType: 'article', ownerId: article.id, heroId, revision: 1 };
    const answers = await Promise.all([
      save({ ...options, galleryIds: gallery.toReversed() }),
      save({ ...options, galleryIds: [gallery[0]] }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('refuses images of others, and then nothing has changed', async () => {
    const { article, heroId, gallery } = await illustrated();
    const foreign = await anImage(ctx, { ownerId: stranger.id });
    const before = await placed('article', article.id);
    const options = {
      ownerType: 'article',
      ownerId: article.id,
      heroId,
      galleryIds: [...gallery, foreign.id],
      revision: 1,
    };
    expect(await save(options)).toEqual({
      status: 403,
      body: { status: 'error', msg: 'Unbefugter Zugriff.' },
    });
    expect((await save({ ...options, galleryIds: [2147483647] })).status).toBe(403);
    expect(await placed('article', article.id)).toEqual(before);
    const released = await anImage(ctx, { ownerId: stranger.id, isReleased: true });
    expect((await save({ ...options, galleryIds: [released.id] })).status).toBe(200);
  });

  it('keeps what is there already, whoever brought it', async () => {
    const foreign = await anImage(ctx, { ownerId: stranger.id });
    const article = await anArticle(ctx, { authorId: author.id, locationId: placeId, heroId: foreign.id });
    const options = {
      ownerType: 'article',
      ownerId: article.id,
      heroId: '',
      galleryIds: [foreign.id],
      revision: 1,
    };
    expect((await save(options)).status).toBe(200);
    expect(await placed('article', article.id)).toEqual([`gallery ${foreign.id}`]);
  });

  it('is for those who may edit the piece', async () => {
    const { article, heroId, gallery } = await illustrated();
    const options = { ownerType: 'article', ownerId: article.id, heroId, galleryIds: gallery, revision: 1 };
    expect((await save(options, strange)).status).toBe(403);
    expect((await save(options, {})).status).toBe(401);
    expect((await save({ ...options, ownerType: 'tag' })).status).toBe(400);
    expect((await save({ ...options, galleryIds: ['x'] })).status).toBe(400);
    expect((await save({ ...options, galleryIds: Array.from({ length: 201 }, () => heroId) })).status).toBe(
      400,
    );
  });
});

const open = (path: string, session: object = own) =>
  app.http.inject({ url: `/schreiben/bilder/${path}`, headers: { accept: 'text/html', ...session } });

const submit = (fields: Record<string, string>) =>
  app.http.inject({
    method: 'POST',
    url: '/media/ajax/sortableimages',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded', ...own },
    payload: new URLSearchParams(fields).toString(),
  });

describe('GET /schreiben/bilder/{ownerType}/{ownerId}', () => {
  it('shows the pictures in a form that says their order by numbers', async () => {
    const { article, heroId, gallery } = await illustrated();
    const [a, b, c] = gallery as [number, number, number];
    const page = await open(`article/${article.id}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Bilder von „Elf zu zehn für die alte Brücke“');
    expect(page.body).toContain('name="positions[1][position]"');
    const fields = {
      ownerType: 'article',
      ownerId: String(article.id),
      revision: '1',
      heroId: String(heroId),
    };
    const reply = await submit({
      ...fields,
      'positions[0][imageId]': String(heroId),
      'positions[0][position]': '',
      'positions[1][imageId]': String(a),
      'positions[1][position]': '3',
      'positions[2][imageId]': String(b),
      'positions[2][position]': '',
      'positions[3][imageId]': String(c),
      'positions[3][position]': '1',
    });
    expect([reply.statusCode, reply.headers.location]).toEqual([
      303,
      `/schreiben/bilder/article/${article.id}`,
    ]);
    expect(await placed('article', article.id)).toEqual([`hero ${heroId}`, `gallery ${c}`, `gallery ${a}`]);
    const late = await submit({
      ...fields,
      'positions[1][imageId]': String(a),
      'positions[1][position]': '1',
    });
    expect(late.statusCode).toBe(409);
    expect(late.body).toContain(
      'Inzwischen hat jemand diesen Beitrag geändert. Hier ist der neue Stand; bitte ordnen Sie die Bilder noch einmal.',
    );
  });

  it('is for those who may edit the piece', async () => {
    const { article } = await illustrated();
    expect((await open(`article/${article.id}`, strange)).statusCode).toBe(403);
    expect((await open(`article/${article.id}`, {})).statusCode).toBe(303);
    expect((await open('tag/1')).statusCode).toBe(404);
    expect((await open('house/1')).statusCode).toBe(404);
    expect((await open('article/2147483647')).statusCode).toBe(404);
  });
});
