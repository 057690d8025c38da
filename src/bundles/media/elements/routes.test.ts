import { eq } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { withTransaction } from '#kernel/ctx.ts';
import { contentTypeOf } from '#kernel/files.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { fileKey } from '../image-addresses.ts';
import { images, imageUses } from '../schema.ts';
import { anImage } from '../test-data.ts';

const app = await testApp();
const { ctx, portal } = app;

const STUB = { isStub: true, version: '', sizes: [] } as const;
const ALL_FLAGS =
  'showEdit=1&showDownload=1&showDelete=1&showContextMenu=1&showMetadataBadge=1&referenceMode=1';

interface Call {
  readonly method?: 'GET' | 'POST';
  readonly body?: object;
  readonly headers?: Record<string, string>;
}
type Person = { readonly id: number };
const call = async (url: string, person?: Person, { method = 'GET', body, headers = {} }: Call = {}) =>
  app.http.inject({
    url,
    method,
    headers: { ...(person && (await signedIn(app, person))), ...headers },
    ...(body && { payload: body }),
  });
const statusOf = async (url: string, person?: Person) => (await call(url, person)).statusCode;

const view = async (id: number, query: string, person?: Person) =>
  (await call(`/media/getmediaview/${id}?${query}`, person)).body;
const controlsIn = (html: string) =>
  ['data-act="edit"', '/media/download/', 'data-act="delete"', '-menu"', '-badge"', 'images[]'].filter(
    (mark) => html.includes(mark),
  );
const askState = (body: object, person?: Person) =>
  call('/media/ajax/imagestoragestate', person, { method: 'POST', body });
/** Writes a file of the image whose content is its own name. */
const write = async (id: number, name: string) => {
  const [size = '', extension] = name.split('.');
  const key = fileKey(id, 'v1', size, extension as 'jpg');
  await portal.files.put(key, Readable.from([Buffer.from(name)]), { contentType: contentTypeOf(key) });
};

let owner: Person;
let other: Person;
let editor: Person;
let moderator: Person;
let open: Person;
let gated: Person;
let blocked: Person;
let stub: Person;

beforeAll(async () => {
  owner = await aUser(ctx);
  other = await aUser(ctx);
  editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] });
  moderator = await aUser(ctx, { roles: [{ role: 'moderator', locationPath: '1/2/' }] });
  const ownerId = owner.id;
  open = await anImage(ctx, { ownerId, licence: '', source: 'Stadtarchiv' });
  gated = await anImage(ctx, { ownerId, access: 'gated' });
  blocked = await anImage(ctx, { ownerId, access: 'blocked', block: 'quarantined' });
  stub = await anImage(ctx, { ownerId, ...STUB });
});

describe('GET /media/getmediaview/{id}', () => {
  it('is a fragment of HTML with id, type, image type and what it takes to ask again', async () => {
    const reply = await call(`/media/getmediaview/${open.id}?imageType=image&ratio=16x9`);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(reply.body).toMatch(/^<media-element [^>]*data-media-id="\d+" data-media-type="image"/);
    expect(reply.body).toContain('data-image-type="image"');
    expect(reply.body).toContain('&quot;ratio&quot;:&quot;16x9&quot;,&quot;showEdit&quot;:0');
    expect(reply.body).toContain('aspect-ratio:16 / 9');
    expect(reply.body).toContain('Eine Brücke im Nebel');
  });

  it('has no control that isn’t asked for', async () => {
    expect(controlsIn(await view(open.id, '', owner))).toEqual([]);
    expect(controlsIn(await view(open.id, 'showEdit=1&showDownload=0', owner))).toEqual(['data-act="edit"']);
    expect(controlsIn(await view(open.id, 'showMetadataBadge=1', owner))).toEqual(['-badge"']);
  });

  it('has no control that isn’t allowed', async () => {
    expect(controlsIn(await view(open.id, ALL_FLAGS))).toEqual(['-badge"']);
    expect(controlsIn(await view(open.id, ALL_FLAGS, other))).toEqual(['-badge"']);
    expect(controlsIn(await view(open.id, ALL_FLAGS, owner))).toHaveLength(6);
    expect(controlsIn(await view(open.id, ALL_FLAGS, editor))).toHaveLength(6);
    const released = await anImage(ctx, { ownerId: owner.id, isReleased: true });
    const given = await view(released.id, ALL_FLAGS, other);
    expect(controlsIn(given)).toEqual(['/media/download/', '-menu"', '-badge"', 'images[]']);
  });

  it('offers taking it away to moderators of where it is shown', async () => {
    const shown = await anImage(ctx, { ownerId: owner.id });
    const use = { imageId: shown.id, type: 'article', objectId: 1, isPublic: true };
    expect(await view(shown.id, ALL_FLAGS, moderator)).not.toContain('Bild sperren');
    await ctx.db.insert(imageUses).values({ ...use, locationPath: '1/2/7/' });
    expect(await view(shown.id, ALL_FLAGS, moderator)).toContain('Bild sperren');
    expect(await view(shown.id, ALL_FLAGS, owner)).not.toContain('Bild sperren');
  });

  it('knows neither what there isn’t nor what one may not see, and says of blocked ones that they are gone', async () => {
    expect(await statusOf('/media/getmediaview/2147483647')).toBe(404);
    expect(await statusOf('/media/getmediaview/0')).toBe(404);
    expect(await statusOf(`/media/getmediaview/${gated.id}`)).toBe(404);
    expect(await statusOf(`/media/getmediaview/${gated.id}`, other)).toBe(404);
    expect(await statusOf(`/media/getmediaview/${gated.id}`, owner)).toBe(200);
    for (const person of [undefined, owner, editor])
      expect(await statusOf(`/media/getmediaview/${blocked.id}`, person)).toBe(410);
  });

  it.each(['imageType=video', 'ratio=3x2', 'showEdit=2', 'showDelete=true', 'referenceMode=yes'])(
    'refuses what it doesn’t know: %s',
    async (query) => {
      const reply = await call(`/media/getmediaview/${open.id}?${query}`);
      expect([reply.statusCode, reply.json().status]).toEqual([400, 'error']);
    },
  );

  it('is a waiting box for a stub, and tells of a failed one why to those who can do something about it', async () => {
    expect(await view(stub.id, 'ratio=4x3')).toContain(`data-stub="${stub.id}"`);
    const failed = await anImage(ctx, {
      ...STUB,
      isStub: false,
      ownerId: owner.id,
      failure: 'Nicht lesbar.',
    });
    expect(await view(failed.id, '', owner)).toContain('Nicht lesbar.');
    const seen = await view(failed.id, '', other);
    expect(seen).toContain('Dieses Bild ist nicht verfügbar.');
    expect(seen).not.toContain('Nicht lesbar.');
  });
});

describe('GET /media/imageisstub', () => {
  it('tells of each image whether it is a stub, and leaves out what is unknown or invisible', async () => {
    const expected = { [open.id]: false, [stub.id]: true };
    const ids = [open.id, stub.id, gated.id, blocked.id, 2147483647];
    for (const query of [
      `ids=${ids.join(',')}`,
      ids.map((id) => `ids=${id}`).join('&'),
      ids.map((id) => `ids[]=${id}`).join('&'),
    ])
      expect((await call(`/media/imageisstub?${query}`)).json(), query).toEqual(expected);
    expect((await call(`/media/imageisstub?ids=${ids.join(',')}`, owner)).json()).toEqual({
      ...expected,
      [gated.id]: false,
    });
    expect((await call('/media/imageisstub')).json()).toEqual({});
  });

  it('takes 200 ids and not one more, and nothing that is none', async () => {
    const many = Array.from({ length: 200 }, (_, at) => at + 1);
    expect(await statusOf(`/media/imageisstub?ids=${many.join(',')}`)).toBe(200);
    expect(await statusOf(`/media/imageisstub?ids=${[...many, 201].join(',')}`)).toBe(400);
    for (const id of ['0', '-1', 'x', '1.5', '2147483648'])
      expect(await statusOf(`/media/imageisstub?ids=${id}`), id).toBe(400);
  });

  it('is never kept', async () => {
    const reply = await call(`/media/imageisstub?ids=${open.id}`);
    expect(reply.headers['cache-control']).toContain('no-store');
  });
});

describe('POST /media/ajax/imagestoragestate', () => {
  it('tells whether the image is ready, and all about it', async () => {
    const ready = (await askState({ image_id: open.id, image_type: 'image' })).json();
    expect(ready).toMatchObject({ isStorageFinalized: true, imageData: { id: open.id, is_stub: false } });
    expect(ready.imageData.url_set.XXL).toBe(`/media/image/${open.id}/v1_XXL.jpg`);
    const waiting = (await askState({ image_id: stub.id })).json();
    expect(waiting).toMatchObject({ isStorageFinalized: false, imageData: { is_stub: true, url_set: {} } });
  });

  it('takes a form as well', async () => {
    const reply = await app.http.inject({
      url: '/media/ajax/imagestoragestate',
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `image_id=${open.id}&image_type=image`,
    });
    expect(reply.json().isStorageFinalized).toBe(true);
  });

  it('knows only what one may see', async () => {
    expect((await askState({ image_id: gated.id })).statusCode).toBe(404);
    expect((await askState({ image_id: gated.id }, owner)).statusCode).toBe(200);
    expect((await askState({ image_id: 2147483647 })).statusCode).toBe(404);
    expect((await askState({ image_id: blocked.id }, owner)).statusCode).toBe(410);
    expect((await askState({ image_id: 0 })).statusCode).toBe(400);
    expect((await askState({ image_id: open.id, image_type: 'film' })).statusCode).toBe(400);
  });
});

describe('GET /media/download/{id}', () => {
  it('gives the largest size as a JPEG to be kept under a readable name', async () => {
    for (const name of ['XXL.jpg', 'XXL.webp', 'XL.jpg']) await write(open.id, name);
    const reply = await call(`/media/download/${open.id}`, owner);
    expect([reply.statusCode, reply.body]).toEqual([200, 'XXL.jpg']);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'attachment; filename="die-bruecke-am-morgen.jpg"',
      'cache-control': 'private, no-cache',
    });
  });

  it('gives a small image in the largest size there is, named by its file where it has no words', async () => {
    const sizes = [
      { tag: 'T', width: 20 },
      { tag: 'M', width: 300 },
    ] as const;
    const named = { ownerId: owner.id, sizes, caption: '', filename: 'Ältestes "Foto"\r\n.JPG' };
    const small = await anImage(ctx, named);
    await write(small.id, 'M.jpg');
    const reply = await call(`/media/download/${small.id}`, owner);
    expect([reply.body, reply.headers['content-disposition']]).toEqual([
      'M.jpg',
      'attachment; filename="aeltestes-foto.jpg"',
    ]);
    const nameless = await anImage(ctx, { ...named, filename: '' });
    await write(nameless.id, 'M.jpg');
    const { headers } = await call(`/media/download/${nameless.id}`, owner);
    expect(headers['content-disposition']).toBe(`attachment; filename="bild-${nameless.id}.jpg"`);
  });

  it('gives the new file to whoever has the one with former words', async () => {
    const worded = await anImage(ctx, { ownerId: owner.id });
    await write(worded.id, 'XXL.jpg');
    const download = (etag: string) =>
      call(`/media/download/${worded.id}`, owner, { headers: { 'if-none-match': etag } });
    const { etag = '' } = (await download('"none"')).headers;
    expect((await download(etag)).statusCode).toBe(304);
    await withTransaction(ctx, (ctx) =>
      ctx.db.update(images).set({ edition: 1 }).where(eq(images.id, worded.id)),
    );
    expect((await download(etag)).statusCode).toBe(200);
  });

  it('lets nobody keep what is gated', async () => {
    await write(gated.id, 'XXL.jpg');
    const reply = await call(`/media/download/${gated.id}`, owner);
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'private, no-store']);
  });

  it('is for those who may use it', async () => {
    const address = `/media/download/${open.id}`;
    expect(await statusOf(address, other)).toBe(403);
    expect(await statusOf(address, editor)).toBe(200);
    expect((await call(address)).headers.location).toMatch(/^\/anmelden/);
    expect(await statusOf(`/media/download/${gated.id}`, other)).toBe(404);
    expect(await statusOf(`/media/download/${blocked.id}`, owner)).toBe(410);
    expect(await statusOf('/media/download/2147483647', owner)).toBe(404);
  });

  it('waits for a stub with the sentence of the contract', async () => {
    const reply = await call(`/media/download/${stub.id}`, owner);
    expect(reply.statusCode).toBe(409);
    expect(reply.body).toContain(
      'Das Bild wird gerade bearbeitet und kann deshalb nicht editiert werden. Bitte versuchen sie es später noch einmal!',
    );
  });
});

describe('GET /media/ajax/imageurllist/{id}', () => {
  it('lists all sizes with pixels, bytes, formats and whole addresses to be copied', async () => {
    const { id } = await anImage(ctx, { ownerId: owner.id });
    const key = fileKey(id, 'v1', 'L', 'jpg');
    await portal.files.put(key, Readable.from([Buffer.alloc(81_700)]), { contentType: 'image/jpeg' });
    const { status, html } = (await call(`/media/ajax/imageurllist/${id}`, owner)).json();
    expect(status).toBe('success');
    for (const size of [
      '20 × 13',
      '60 × 40',
      '160 × 107',
      '320 × 213',
      '800 × 533',
      '1200 × 800',
      '2000 × 1333',
    ])
      expect(html).toContain(size);
    expect(html).toContain('JPEG, 82 KB');
    expect(html).toContain('WebP, fehlt');
    expect(html).toContain(
      `<copy-button class="copy" data-text="${ctx.config.publicUrl}/media/image/${id}/v1_L.jpg">`,
    );
    expect(html.match(/_XL\.avif/g)?.length).toBeGreaterThan(0);
    expect(html).not.toContain('_M.avif');
    expect(html).not.toContain('nicht öffentlich');
  });

  it('is for those who may edit or use it, and says of gated ones that it won’t hold', async () => {
    const address = `/media/ajax/imageurllist/${open.id}`;
    expect(await statusOf(address)).toBe(401);
    expect(await statusOf(address, other)).toBe(403);
    expect(await statusOf(address, editor)).toBe(200);
    expect(await statusOf(`/media/ajax/imageurllist/${gated.id}`, other)).toBe(404);
    expect(await statusOf(`/media/ajax/imageurllist/${blocked.id}`, owner)).toBe(410);
    const { html } = (await call(`/media/ajax/imageurllist/${gated.id}`, owner)).json();
    expect(html).toContain('nicht öffentlich');
    expect(html).toMatch(/_L\.jpg\?e=\d+&amp;s=/);
  });

  it('is a page as well: GET /media/bildadressen/{id}', async () => {
    const reply = await call(`/media/bildadressen/${open.id}`, owner);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(reply.body).toContain(`Adressen von Bild ${open.id}`);
    expect(await statusOf(`/media/bildadressen/${open.id}`, other)).toBe(403);
  });
});
