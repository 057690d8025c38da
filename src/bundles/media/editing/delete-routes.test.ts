import { eq } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { receiveUpload } from '../commands.ts';
import { aSample } from '../formats/test-data.ts';
import { removeFilesJob } from '../jobs.ts';
import { makeVariants } from '../make-variants.ts';
import { findImages } from '../queries.ts';
import { imageReferences } from '../references/schema.ts';
import { aStream } from '#bundles/streams/test-data.ts';
import { anImage } from '../test-data.ts';

const app = await testApp();
const { ctx, portal } = app;

let owner: TestUser;
let stranger: TestUser;
let own: { cookie: string };
let strange: { cookie: string };

beforeAll(async () => {
  owner = await aUser(ctx);
  stranger = await aUser(ctx);
  own = await signedIn(app, owner);
  strange = await signedIn(app, stranger);
});

const rowOf = async (id: number) => (await findImages(ctx, [id])).get(id);
const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, session: object = own) => {
  const headers = { accept: 'application/json', ...session };
  const reply = await app.http.inject({ method, url, headers });
  return { status: reply.statusCode, body: reply.json() as Record<string, never> };
};
const submit = (id: number) =>
  app.http.inject({
    method: 'POST',
    url: `/media/ajax/image/${id}/delete`,
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded', ...own },
  });

/** Makes an image of the owner's that the opening of an article shows. */
const usedImage = async (state: 'published' | 'draft' = 'published') => {
  const image = await anImage(ctx, { ownerId: owner.id });
  const headline = `Der Rat tagt ${image.id}`;
  const article = await anArticle(ctx, { heroId: image.id, headline, state });
  return { image, article, headline };
};

describe.each(['POST', 'DELETE'] as const)('%s /media/ajax/image/{id}/delete', (method) => {
  it('takes an unused image away with all its files and from all lists', async () => {
    const outcome = await receiveUpload(actAs(ctx, owner.viewer), Readable.from([await aSample('jpeg')]), {});
    const id = 'id' in outcome ? outcome.id : 0;
    await makeVariants(ctx, { imageId: id });
    const { originalKey } = (await rowOf(id))!;
    const reference = {
      userId: stranger.id,
      type: 'image',
      objectId: id,
      list: 'saved',
      addedAt: ctx.now,
    } as const;
    await ctx.db.insert(imageReferences).values(reference);

    expect(await call(method, `/media/ajax/image/${id}/delete`)).toEqual({
      status: 200,
      body: { status: 'success', msg: 'Das Bild ist gelöscht.' },
    });
    expect(await rowOf(id)).toBeUndefined();
    expect(await ctx.db.$count(imageReferences, eq(imageReferences.objectId, id))).toBe(0);
    expect((await listHistory(ctx, { type: 'image', id }))[0]).toMatchObject({
      action: 'image.deleted',
      actorId: owner.id,
      before: { ownerId: owner.id },
    });
    await removeFilesJob.work(ctx, { images: [{ id, key: originalKey }] } as never);
    expect(await Readable.from(portal.files.list(`images/${id}/`)).toArray()).toEqual([]);
    expect(await portal.files.stat(originalKey)).toBeUndefined();
  });

  it('says where an image is used, and leaves it', async () => {
    const { image, article, headline } = await usedImage();
    const { status, body } = await call(method, `/media/ajax/image/${image.id}/delete`);
    expect([status, body]).toEqual([
      409,
      {
        status: 'error',
        msg: `Das Bild wird noch verwendet. Nehmen Sie es zuerst dort heraus: „${headline}“.`,
        uses: [{ title: headline, href: article.href }],
        more: 0,
      },
    ]);
    expect(await rowOf(image.id)).toBeDefined();
  });

  it('only counts what the viewer doesn’t know', async () => {
    const { image } = await usedImage('draft');
    const { status, body } = await call(method, `/media/ajax/image/${image.id}/delete`);
    expect([status, body]).toEqual([
      409,
      {
        status: 'error',
        msg: 'Das Bild wird noch verwendet und kann deshalb nicht gelöscht werden.',
        uses: [],
        more: 1,
      },
    ]);
  });

  it('keeps what stands for a video', async () => {
    const image = await anImage(ctx, { ownerId: owner.id });
    await aStream(ctx, { ownerId: owner.id, posterId: image.id });
    const { status, body } = await call(method, `/media/ajax/image/${image.id}/delete`);
    expect([status, body.more]).toEqual([409, 1]);
  });

  it('refuses strangers, visitors and unknown images', async () => {
    const { id } = await anImage(ctx, { ownerId: owner.id });
    expect(await call(method, `/media/ajax/image/${id}/delete`, strange)).toEqual({
      status: 403,
      body: { status: 'error', msg: 'Unbefugter Zugriff.' },
    });
    expect((await call(method, `/media/ajax/image/${id}/delete`, {})).status).toBe(401);
    expect((await call(method, '/media/ajax/image/2147483647/delete')).status).toBe(404);
    expect(await rowOf(id)).toBeDefined();
  });
});

const open = (id: number, session: object = own) =>
  app.http.inject({ url: `/konto/bilder/${id}/loeschen`, headers: { accept: 'text/html', ...session } });

describe('GET /konto/bilder/{id}/loeschen', () => {
  it('asks with a form that works without JavaScript', async () => {
    const { id } = await anImage(ctx, { ownerId: owner.id });
    const page = await open(id);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Bild löschen?');
    expect(page.body).toContain(`action="/media/ajax/image/${id}/delete"`);
    const reply = await submit(id);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/konto/bilder']);
    expect(await rowOf(id)).toBeUndefined();
  });

  it('says where the image is used instead, also when it was sent', async () => {
    const { image, headline } = await usedImage();
    for (const [page, status] of [
      [await open(image.id), 200],
      [await submit(image.id), 409],
    ] as const) {
      expect(page.statusCode).toBe(status);
      expect(page.body).toContain(headline);
      expect(page.body).not.toContain('Bild löschen</button>');
    }
  });

  it('is for those who may delete it', async () => {
    const { id } = await anImage(ctx, { ownerId: owner.id });
    expect((await open(id, strange)).statusCode).toBe(403);
    expect((await open(2147483647)).statusCode).toBe(404);
  });
});

describe('GET /media/ajax/image/{id}/uses', () => {
  it('tells those who may edit the image where it is used', async () => {
    const { image, article, headline } = await usedImage();
    await anArticle(ctx, { heroId: image.id, state: 'draft' });
    await anArticle(ctx, { heroId: image.id, state: 'draft' });
    expect(await call('GET', `/media/ajax/image/${image.id}/uses`)).toEqual({
      status: 200,
      body: { uses: [{ title: headline, href: article.href }], more: 2, text: 'und 2 weitere' },
    });
    expect((await call('GET', `/media/ajax/image/${image.id}/uses`, strange)).status).toBe(403);
    expect((await call('GET', '/media/ajax/image/2147483647/uses')).status).toBe(404);
  });
});
