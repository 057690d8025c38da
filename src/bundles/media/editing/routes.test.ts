import { Readable } from 'node:stream';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { contentTypeOf } from '#kernel/files.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { listHistory } from '#bundles/history/public.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { imageTag } from '../constants.ts';
import { aSample } from '../formats/test-data.ts';
import { fileKey } from '../image-addresses.ts';
import { findImages } from '../queries.ts';
import { anImage } from '../test-data.ts';
import { requiresCopyright } from './settings.ts';

const app = await testApp({ config: { rateLimits: true } });
const { ctx, portal } = app;
const STUB =
  'Das Bild wird gerade bearbeitet und kann deshalb nicht editiert werden. Bitte versuchen sie es später noch einmal!';

let owner: TestUser;
let stranger: TestUser;
const session = new Map<TestUser, { cookie: string }>();

beforeAll(async () => {
  owner = await aUser(ctx);
  stranger = await aUser(ctx);
  for (const user of [owner, stranger]) session.set(user, await signedIn(app, user));
});

const ownImage = (changes: Parameters<typeof anImage>[1] = {}) =>
  anImage(ctx, { ownerId: owner.id, ...changes });
const rowOf = async (id: number) => (await findImages(ctx, [id])).get(id);

const open = async (query: string, by: TestUser | null = owner) => {
  const headers = { accept: 'application/json', ...(by && session.get(by)) };
  const reply = await app.http.inject({ url: `/media/imgeditor?${query}`, headers });
  return { status: reply.statusCode, body: reply.json() as Record<string, unknown> };
};

const execute = async (id: number, modules: object | string, by: TestUser | null = owner) => {
  const isForm = typeof modules === 'string';
  const reply = await app.http.inject({
    method: 'POST',
    url: `/media/imgeditor/executemodules/${id}`,
    headers: {
      accept: 'application/json',
      ...(by && session.get(by)),
      ...(isForm && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    payload: isForm ? `prefix=test&${modules}` : { prefix: 'test', ...modules },
  });
  return { status: reply.statusCode, body: reply.json() as Record<string, unknown> };
};

describe('GET /media/imgeditor', () => {
  it('gives html that comes alive by itself, words, the image as a JSON string and its address', async () => {
    const image = await ownImage();
    const { status, body } = await open(`imageManagerPrefix=test&imageId=${image.id}`);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['html', 'translation', 'imageObj', 'imageUrl']);
    expect(body['html']).toMatch(/^<x-island name="ImageEditor"/);
    expect(body['translation']).toMatchObject({ rotation_failed: expect.any(String), save: 'Speichern' });
    expect(JSON.parse(String(body['imageObj']))).toMatchObject({ id: image.id, focus_x: 50, is_stub: false });
    expect(body['imageUrl']).toBe(`/media/image/${image.id}/v1_L.jpg`);
  });

  it('shows an image whose licence has ended to whoever may prolong it', async () => {
    const { id } = await ownImage({ access: 'blocked', block: 'expired' });
    const { body } = await open(`imageManagerPrefix=test&imageId=${id}`);
    expect(body['imageUrl']).toBe(`/cockpit/bilder/${id}/vorschau/v1_L.jpg`);
  });

  it('opens with the module upload where there is no image yet', async () => {
    const { status, body } = await open('imageManagerPrefix=test&modules=caption&imageId=');
    expect([status, body['imageObj'], body['imageUrl']]).toEqual([200, null, null]);
    expect(body['html']).toContain('&quot;modules&quot;:[&quot;upload&quot;,&quot;caption&quot;]');
  });

  it.each(['modules=caption,focuspoint', 'modules[]=caption&modules[]=focuspoint'])(
    'takes the list of modules in all forms: %s',
    async (modules) => {
      const image = await ownImage();
      const { body } = await open(`imageManagerPrefix=test&imageId=${image.id}&${modules}&btnRemove=0`);
      expect(body['html']).toContain('&quot;modules&quot;:[&quot;focuspoint&quot;,&quot;caption&quot;]');
      expect(body['html']).toContain('&quot;btnRemove&quot;:false');
    },
  );

  it('refuses a stub', async () => {
    const image = await ownImage({ isStub: true });
    expect(await open(`imageManagerPrefix=test&imageId=${image.id}`)).toEqual({
      status: 409,
      body: { status: 'error', msg: STUB },
    });
  });

  it('refuses those who may not edit it, unknown images, unknown modules and prefixes', async () => {
    const { id } = await ownImage();
    const refusals = [
      await open(`imageManagerPrefix=test&imageId=${id}`, stranger),
      await open(`imageManagerPrefix=test&imageId=${id}`, null),
      await open('imageManagerPrefix=test&imageId=2147483647'),
      await open(`imageManagerPrefix=test&imageId=${id}&modules=crop`),
      await open('imageManagerPrefix=test&imageId=0'),
      await open(`imageId=${id}`),
      await open(`imageManagerPrefix=1x&imageId=${id}`),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([403, 401, 404, 400, 400, 400, 400]);
    expect(refusals.slice(0, 2).map(({ body }) => body['msg'])).toEqual([
      'Unbefugter Zugriff.',
      'Unbefugter Zugriff.',
    ]);
    expect(refusals[3]!.body['msg']).toBe('Diesen Teil hat der Bildeditor nicht.');
  });
});

describe('POST /media/imgeditor/executemodules/{id}', () => {
  it.each([
    [
      'with brackets',
      'focuspoint[focus_x]=46.5&focuspoint[focus_y]=30&caption[caption]=+Am+%0A+Fluss+&copyright[copyright]=Ada',
    ],
    [
      'as JSON in fields',
      'focuspoint={"focus_x":46.5,"focus_y":30}&caption={"caption":"Am Fluss"}&copyright={"copyright":"Ada"}',
    ],
    [
      'as JSON',
      {
        focuspoint: { focus_x: 46.5, focus_y: 30 },
        caption: { caption: 'Am Fluss' },
        copyright: { copyright: 'Ada' },
      },
    ],
  ])('changes focus and words, sent %s', async (_form, modules) => {
    const { id } = await ownImage();
    const moment = portal.invalidation.moment();
    const { status, body } = await execute(id, modules);
    expect([status, body['status']]).toEqual([200, 'success']);
    expect(body['imageObj']).toMatchObject({
      id,
      focus_x: 46.5,
      focus_y: 30,
      caption: 'Am Fluss',
      copyright: 'Ada',
      is_stub: false,
    });
    expect(body['imageUrls']).toEqual((body['imageObj'] as { url_set: object }).url_set);
    expect(portal.invalidation.changedSince([imageTag(id)], moment)).toBe(true);
    const [entry] = await listHistory(ctx, { type: 'image', id });
    expect(entry).toMatchObject({
      action: 'image.edited',
      actorId: owner.id,
      before: { caption: 'Die Brücke am Morgen', focusX: 50 },
      after: { caption: 'Am Fluss', focusX: 46.5 },
    });
  });

  it('changes rights, and a day of the licence holds until it is over', async () => {
    const { id } = await ownImage();
    const rights = {
      source: 'Stadtarchiv',
      licence: 'cc-by-4.0',
      licence_ends_at: '2999-12-31',
      alt: 'Ein Fluss',
      is_released: 1,
    };
    const { body } = await execute(id, { rights });
    expect(body['imageObj']).toMatchObject({
      source: 'Stadtarchiv',
      licence: 'cc-by-4.0',
      licence_ends_at: '2999-12-31T23:00:00.000Z',
      alt: 'Ein Fluss',
      is_released: true,
    });
    const again = await execute(id, {
      rights: { licence_ends_at: '2999-12-31T23:00:00.000Z', is_released: 0 },
    });
    expect(again.body['imageObj']).toMatchObject({
      licence_ends_at: '2999-12-31T23:00:00.000Z',
      is_released: false,
    });
    const ended = await execute(id, { rights: { licence_ends_at: '' } });
    expect(ended.body['imageObj']).toMatchObject({ licence_ends_at: null });
  });

  it('withdraws an image whose licence is over, and gives it back when it is prolonged', async () => {
    const { id } = await ownImage();
    await execute(id, { rights: { licence_ends_at: '2020-01-31' } });
    expect(await rowOf(id)).toMatchObject({ access: 'blocked', block: 'expired' });
    await execute(id, { rights: { licence_ends_at: '2999-01-31' } });
    expect(await rowOf(id)).toMatchObject({ access: 'gated', block: null });
  });

  it('gives no addresses of files that show the picture as it was before it was turned', async () => {
    const { id } = await ownImage();
    const { body } = await execute(id, { rotation: { degrees: 90 } });
    expect(body).toMatchObject({ imageObj: { is_stub: true, rotation: 90, url_set: {} }, imageUrls: {} });
  });

  it('changes nothing and writes no history when all is as it was', async () => {
    const { id } = await ownImage();
    expect((await execute(id, { caption: { caption: 'Die Brücke am Morgen' } })).status).toBe(200);
    expect(await listHistory(ctx, { type: 'image', id })).toEqual([]);
  });

  it.each([
    [{ focuspoint: { focus_x: 101, focus_y: 5 } }, { focus_x: 'Bitte eine Zahl von 0 bis 100.' }],
    [{ focuspoint: { focus_x: 1 } }, { focus_y: 'Bitte eine Zahl von 0 bis 100.' }],
    [{ rotation: { degrees: 45 } }, { degrees: 'Drehen lässt sich das Bild um 0, 90, 180 oder 270 Grad.' }],
    [{ caption: { caption: 'x'.repeat(1001) } }, { caption: 'Bitte höchstens 1000 Zeichen.' }],
    [{ copyright: { copyright: 'x'.repeat(201) } }, { copyright: 'Bitte höchstens 200 Zeichen.' }],
    [{ caption: { caption: 7 } }, { caption: 'Bitte geben Sie hier einen Text ein.' }],
    [{ rights: { licence: 'wtfpl' } }, { licence: 'Diese Lizenz kennen wir nicht.' }],
    [
      { rights: { licence_ends_at: '2027-02-30' } },
      { licence_ends_at: 'Bitte geben Sie einen Tag an, den es gibt.' },
    ],
    [{ upload: { uploadedImageId: 'x' } }, { uploadedImageId: 'Diese hochgeladene Datei gibt es nicht.' }],
  ])('refuses %j beside its field', async (modules, errors) => {
    const { id } = await ownImage();
    const { status, body } = await execute(id, modules);
    expect(status).toBe(422);
    expect(body).toEqual({ status: 'error', msg: 'Bitte prüfen Sie die markierten Angaben.', errors });
  });

  it('demands the copyright where the portal does', async () => {
    const { id } = await ownImage();
    expect((await execute(id, { copyright: { copyright: ' ' } })).status).toBe(200);
    await changeSetting(ctx, requiresCopyright, true);
    const { status, body } = await execute(id, { copyright: { copyright: ' ' } });
    await changeSetting(ctx, requiresCopyright, false);
    const msg = 'Bitte nennen Sie, von wem das Bild ist.';
    expect([status, body]).toEqual([422, { status: 'error', msg, errors: { copyright: msg } }]);
  });

  it('refuses a stub, strangers, visitors, unknown images and what is no module', async () => {
    const [{ id }, stub] = [await ownImage(), await ownImage({ isStub: true })];
    const caption = { caption: { caption: 'Anders' } };
    expect(await execute(stub.id, caption)).toEqual({ status: 409, body: { status: 'error', msg: STUB } });
    const refused = await execute(id, caption, stranger);
    expect(refused).toEqual({ status: 403, body: { status: 'error', msg: 'Unbefugter Zugriff.' } });
    expect((await execute(id, caption, null)).status).toBe(401);
    expect((await execute(2147483647, caption)).status).toBe(404);
    expect((await execute(id, { caption: 'Anders' })).status).toBe(400);
    expect((await rowOf(id))?.caption).toBe('Die Brücke am Morgen');
  });
});

const prerotate = (path: string, by: TestUser | null = owner) =>
  app.http.inject({
    url: `/media/imgeditor/prerotateimage/${path}`,
    headers: { accept: 'application/json', ...(by && session.get(by)) },
  });

const withFile = async (changes: Parameters<typeof anImage>[1] = {}) => {
  const image = await ownImage(changes);
  const key = fileKey(image.id, 'v1', 'L', 'jpg');
  const file = await aSample('jpeg', { width: 60, height: 40 });
  await portal.files.put(key, Readable.from([file]), { contentType: contentTypeOf(key) });
  return image;
};

describe('GET /media/imgeditor/prerotateimage/{degrees}/{id}', () => {
  it('gives the picture at that absolute angle, for this moment only', async () => {
    const { id } = await withFile();
    const reply = await prerotate(`90/${id}?prefix=test&uid=1`);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' });
    expect((await sharp(reply.rawPayload).metadata()).orientation).toBe(6);
  });

  it('counts from the original, however the image is turned already', async () => {
    const { id } = await withFile({ rotation: 90 });
    const orientations = await Promise.all(
      [0, 90, 180, 270].map(async (degrees) => {
        const reply = await prerotate(`${degrees}/${id}?prefix=test`);
        return (await sharp(reply.rawPayload).metadata()).orientation ?? 1;
      }),
    );
    expect(orientations).toEqual([8, 1, 6, 3]);
  });

  it('refuses other angles, stubs, strangers, visitors and unknown images', async () => {
    const [{ id }, stub] = [await withFile(), await ownImage({ isStub: true })];
    const refusals = [
      await prerotate(`45/${id}?prefix=test`),
      await prerotate(`90/${id}`),
      await prerotate(`90/${stub.id}?prefix=test`),
      await prerotate(`90/${id}?prefix=test`, stranger),
      await prerotate(`90/${id}?prefix=test`, null),
      await prerotate('90/2147483647?prefix=test'),
    ];
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual([400, 400, 409, 403, 401, 404]);
    expect(refusals[0]!.json()).toEqual({
      status: 'error',
      msg: 'Drehen lässt sich das Bild um 0, 90, 180 oder 270 Grad.',
    });
    expect(refusals[2]!.json()).toEqual({ status: 'error', msg: STUB });
  });

  it('is slowed down for those who ask too often', async () => {
    const { id } = await withFile();
    let status = 200;
    for (let turn = 0; turn < 125 && status === 200; turn++)
      status = (await prerotate(`90/${id}?prefix=test`)).statusCode;
    expect(status).toBe(429);
  });
});
