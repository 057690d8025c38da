import { eq, sql } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { MAX_UPLOAD_BYTES, UPLOAD_LIMIT } from '../constants.ts';
import { aHeic } from '../formats/heic/test-data.ts';
import { aSample, aTracedSample, CREDIT, TRACES } from '../formats/test-data.ts';
import { makeVariants } from '../make-variants.ts';
import { findImages } from '../queries.ts';
import { images } from '../schema.ts';
import { acceptsHeic } from '../settings.ts';
import { filledUp, gifWithFrame, pngOf, sendFile, sendParts, tiffOf } from './test-data.ts';

const app = await testApp();
const { ctx, portal } = app;
const member = await aUser(ctx);
const session = await signedIn(app, member);

const send = (file: Buffer, filename?: string) => sendFile(app, session, file, filename);
const rowOf = async (id: number) => (await findImages(ctx, [id])).get(id)!;
const store = async () => (await Readable.from(portal.files.list('')).toArray()).map(String).sort();
const countImages = () => ctx.db.$count(images);
const jpeg = await aSample('jpeg', { width: 640, height: 360 });

const TOO_LARGE = 'Die Bild-Datei ist zu groß. Die maximale Größe beträgt 32 MB.';
const WRONG_TYPE =
  'Diese Datei ist kein Bild, wie wir es annehmen. Erlaubt sind GIF, JPG, PNG, TIFF und BMP.';
const TOO_MANY_PIXELS =
  'Das Bild hat zu viele Bildpunkte. Erlaubt sind 100 Megapixel und 16.383 Bildpunkte auf jeder Seite.';
const BROKEN =
  'Die Bild-Datei ist unvollständig oder beschädigt. Bitte speichern Sie das Bild neu und laden Sie es noch einmal hoch.';
const MORE =
  'Die Datei enthält mehr als ein Bild. Bitte speichern Sie das Bild neu und laden Sie es noch einmal hoch.';

describe('POST /media/imgeditor/upload', () => {
  it('makes a stub of the file that belongs to its uploader', async () => {
    const { status, body } = await send(
      await aTracedSample('jpeg', { width: 640, height: 360 }),
      'Ferien am See.JPG',
    );
    expect([status, body.status]).toEqual([200, 'success']);
    const [file] = body.files!;
    expect(body.files).toHaveLength(1);
    expect(file).toMatchObject({
      imageObj: {
        is_stub: true,
        width: 640,
        height: 360,
        filename: 'Ferien am See.JPG',
        url_set: {},
        focus_x: 50,
      },
      imageUrls: {},
    });
    expect(file!.duplicateOf).toBeUndefined();
    expect(await rowOf(file!.imageObj.id)).toMatchObject({
      ownerId: member.id,
      access: 'gated',
      isStub: true,
    });
  });

  it('suggests what the file says about itself', async () => {
    const { body } = await send(await aTracedSample('jpeg'));
    expect(body.files![0]!.imageObj).toMatchObject({ copyright: CREDIT, caption: '' });
  });

  it('presumes that the uploader made what names nobody', async () => {
    const { body } = await send(jpeg);
    expect(body.files![0]!.imageObj.copyright).toBe(member.name);
  });

  it('takes exactly the five kinds, whatever the file is called', async () => {
    for (const kind of ['gif', 'jpeg', 'png', 'tiff', 'bmp'] as const)
      expect((await send(await aSample(kind), 'urlaub.txt')).status, kind).toBe(200);
    for (const kind of ['webp', 'avif'] as const)
      expect(await send(await aSample(kind), 'urlaub.jpg'), kind).toMatchObject({
        status: 415,
        body: { error: [{ msg: WRONG_TYPE, name: 'urlaub.jpg' }] },
      });
  });

  it('takes 32,000,000 bytes, and not one more', async () => {
    expect((await send(filledUp(jpeg, MAX_UPLOAD_BYTES))).status).toBe(200);
    const before = [await store(), await countImages()];
    expect(await send(filledUp(jpeg, MAX_UPLOAD_BYTES + 1), 'zu groß.jpg')).toMatchObject({
      status: 413,
      body: { error: [{ msg: TOO_LARGE, name: 'zu groß.jpg' }] },
    });
    expect([await store(), await countImages()]).toEqual(before);
  }, 30_000);

  it('takes one file at a time', async () => {
    const part = { name: 'file', value: jpeg, filename: 'eins.jpg' };
    const prefix = { name: 'imageManagerPrefix', value: 'hero' };
    const two = await sendParts(app, session, [prefix, part, { ...part, filename: 'zwei.jpg' }]);
    expect(two.status).toBe(400);
    expect(two.body.error).toEqual([{ msg: expect.stringMatching(/eine Datei/), name: 'eins.jpg' }]);
    expect(await sendParts(app, session, [prefix])).toMatchObject({
      status: 422,
      body: { error: [{ msg: 'Bitte wählen Sie eine Bild-Datei aus.', name: '' }] },
    });
  });

  it.each([undefined, '', '1hero', 'he ro', 'x'.repeat(65)])('demands a prefix: not %j', async (prefix) => {
    const file = { name: 'file', value: jpeg, filename: 'bild.jpg' };
    const prefixes = prefix === undefined ? [] : [{ name: 'imageManagerPrefix', value: prefix }];
    const { status, body } = await sendParts(app, session, [...prefixes, file]);
    expect([status, body.error?.[0]?.name]).toEqual([400, 'bild.jpg']);
  });

  it('keeps only a harmless name of the file', async () => {
    const { body } = await send(jpeg, 'C:\\fakepath\\Mär\u202egpj.exe');
    expect(body.files![0]!.imageObj).toMatchObject({ filename: 'Märgpj.exe' });
    const long = await send(jpeg, `${'ä'.repeat(300)}.jpeg`);
    expect(String(long.body.files![0]!.imageObj['filename'])).toMatch(/^ä+….jpeg$/);
  });
});

const as = async (user: TestUser | undefined) => sendFile(app, user ? await signedIn(app, user) : {}, jpeg);
const said = (msg: string) => ({
  status: 'error',
  msg,
  error: [{ msg, name: expect.any(String) as string }],
});

describe('POST /media/imgeditor/upload: who may', () => {
  it('nobody without a session', async () =>
    expect(await as(undefined)).toMatchObject({ status: 401, body: said('Unbefugter Zugriff.') }));

  it('confirmed members only', async () => {
    const before = await store();
    expect(await as(await aUser(ctx, { confirmedAt: null }))).toEqual({
      status: 403,
      body: said('Bilder hochladen können bestätigte Mitglieder, deren Konto nicht gesperrt ist.'),
    });
    expect((await as(await aUser(ctx, { suspendedUntil: new Date(Date.now() + 3_600_000) }))).status).toBe(
      403,
    );
    expect(await store()).toEqual(before);
  });

  it('not more than two hundred times an hour', async () => {
    const busy = await aUser(ctx);
    const key = `image-upload:${busy.id}`;
    await ctx.db.execute(
      sql`insert into rate_limits (key, attempts, started_at) values (${key}, ${UPLOAD_LIMIT.attempts - 1}, now())`,
    );
    expect((await as(busy)).status).toBe(200);
    const refused = await as(busy);
    expect([refused.status, refused.body.error?.[0]?.name]).toEqual([429, 'bild.jpg']);
  });
});

describe('POST /media/imgeditor/upload: the same file again', () => {
  it('becomes another image, and the answer tells of the older one', async () => {
    const [user, other] = [await aUser(ctx), await aUser(ctx)];
    const [mine, theirs] = [await signedIn(app, user), await signedIn(app, other)];
    const first = (await sendFile(app, mine, jpeg)).body.files![0]!.imageObj.id;
    await makeVariants(ctx, { imageId: first });
    const again = (await sendFile(app, mine, jpeg, 'nochmal.jpg')).body.files![0]!;
    expect(again.imageObj.id).not.toBe(first);
    expect(again.duplicateOf).toMatchObject({
      imageObj: { id: first, is_stub: false },
      imageUrls: { M: expect.any(String) as string },
    });
    expect((await sendFile(app, theirs, jpeg)).body.files![0]!.duplicateOf).toBeUndefined();
    await ctx.db.update(images).set({ access: 'blocked', block: 'quarantined' }).where(eq(images.id, first));
    expect((await sendFile(app, mine, jpeg)).body.files![0]!.duplicateOf!.imageObj.id).toBe(
      again.imageObj.id,
    );
  });
});

const behind = (file: Buffer, text: string) => Buffer.concat([file, Buffer.from(text, 'latin1')]);
const torn = async (kind: 'jpeg' | 'png' | 'tiff' | 'gif' | 'bmp', share: number) => {
  const file = await aSample(kind, { width: 640, height: 360 });
  return file.subarray(0, Math.floor(file.length * share));
};
const zip = 'PK\x03\x04 Inhalt PK\x05\x06' + '\0'.repeat(18);

describe('POST /media/imgeditor/upload: what is refused at the door leaves no trace', () => {
  it.each([
    [
      'SVG',
      415,
      WRONG_TYPE,
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    ],
    ['HTML', 415, WRONG_TYPE, () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing at all', 415, WRONG_TYPE, () => Buffer.alloc(0)],
    ['HEIC, while the portal doesn’t want it', 415, WRONG_TYPE, () => aHeic()],
    ['half a JPEG', 422, BROKEN, () => torn('jpeg', 0.5)],
    ['a PNG without its end', 422, BROKEN, () => torn('png', 0.98)],
    ['half a TIFF', 422, BROKEN, () => torn('tiff', 0.5)],
    ['half a GIF', 422, BROKEN, () => torn('gif', 0.5)],
    ['half a BMP', 422, BROKEN, () => torn('bmp', 0.5)],
    ['a picture and a page', 422, MORE, () => behind(jpeg, '<html><script>alert(1)</script></html>')],
    ['a picture and an archive', 422, MORE, () => behind(jpeg, zip)],
    ['a picture and PHP', 422, MORE, () => behind(jpeg, '<?php system($_GET[0]); ?>')],
    ['a PNG of 50,000 × 50,000', 422, TOO_MANY_PIXELS, () => pngOf(50_000, 50_000)],
    ['a PNG of 12,000 × 9,000', 422, TOO_MANY_PIXELS, () => pngOf(12_000, 9000)],
    ['a fine-grained PNG of 60 megapixels', 422, TOO_MANY_PIXELS, () => pngOf(10_000, 6000, 16, 6, 1)],
    ['a GIF with a huge frame', 422, TOO_MANY_PIXELS, () => gifWithFrame(60_000, 60_000)],
    ['a TIFF of 60,000 × 60,000', 422, TOO_MANY_PIXELS, () => tiffOf(60_000, 60_000)],
    ['a TIFF of 10,000 × 9,000 with many channels', 422, TOO_MANY_PIXELS, () => tiffOf(10_000, 9000, 8, 16)],
  ] as const)('%s', async (_, status, msg, make) => {
    const before = [await store(), await countImages()];
    expect(await send(await make(), 'bild.png')).toEqual({
      status,
      body: { status: 'error', msg, error: [{ msg, name: 'bild.png' }] },
    });
    expect([await store(), await countImages()]).toEqual(before);
  });
});

const give = async (file: Buffer) => {
  const { body } = await send(file, 'kaputt.png');
  const { id } = body.files![0]!.imageObj;
  await makeVariants(ctx, { imageId: id });
  return id;
};
const heard = async (id: number) => {
  const { rows } = await ctx.db.execute(
    sql`select data from pgboss.job where name = 'notifications.on-images-failed' and data ->> 'imageId' = ${String(id)}`,
  );
  return rows.map(({ data }) => data);
};
const filled = (file: Buffer) => {
  const copy = Buffer.from(file);
  copy.fill(0xaa, 120, copy.length - 30);
  return copy;
};

describe('POST /media/imgeditor/upload: what only the worker finds', () => {
  it.each([
    ['a torn PNG', async () => filled(await aSample('png', { width: 900, height: 600 }))],
    ['a small file that unfolds to 100 megapixels of nothing', async () => pngOf(10_000, 10_000)],
    ['a TIFF with nonsense for pixels', async () => tiffOf(4000, 3000)],
  ] as const)('%s fails with a message to its owner, and nothing of it stays', async (_, make) => {
    const before = await store();
    const id = await give(await make());
    const row = await rowOf(id);
    expect(row).toMatchObject({ isStub: false, sizes: [] });
    expect(row.failure).toBe(
      'Aus dieser Bild-Datei ließ sich kein Bild machen. Bitte speichern Sie das Bild neu und laden Sie es noch einmal hoch.',
    );
    expect(await heard(id)).toEqual([
      { imageId: id, ownerId: member.id, filename: 'kaputt.png', at: ctx.now.toISOString() },
    ]);
    expect(await store()).toEqual(before);
  });

  it('words of a program between the segments go from everything that is kept', async () => {
    const words = Buffer.from('<?php system($_GET[0]); ?>');
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, words.length + 2]), words]);
    const padding = filledUp(jpeg, jpeg.length + 3000);
    const file = Buffer.concat([padding.subarray(0, 3002), comment, padding.subarray(3002)]);
    const { id } = (await send(file)).body.files![0]!.imageObj;
    await makeVariants(ctx, { imageId: id });
    const { originalKey, failure } = await rowOf(id);
    expect(failure).toBeNull();
    const keys = (await store()).filter((key) => key.startsWith(`images/${id}/`) || key === originalKey);
    expect(keys.length).toBeGreaterThan(10);
    for (const key of keys) {
      const kept = Buffer.concat(await (await portal.files.get(key))!.stream.toArray());
      expect(kept.includes('<?php'), key).toBe(false);
    }
  });
});

describe('POST /media/imgeditor/upload: HEIC, when the portal accepts it', () => {
  it('is taken, made into pictures, and its original forgets place and device', async () => {
    const admin = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
    await changeSetting(actAs(ctx, admin.viewer), acceptsHeic, true);
    const { status, body } = await send(aHeic({ turns: 1 }), 'IMG_0001.HEIC');
    expect(status).toBe(200);
    const { id } = body.files![0]!.imageObj;
    await makeVariants(ctx, { imageId: id });
    const row = await rowOf(id);
    expect(row).toMatchObject({ isStub: false, failure: null, width: 96, height: 128 });
    expect(row.sizes.length).toBeGreaterThan(0);
    const original = Buffer.concat(await (await portal.files.get(row.originalKey))!.stream.toArray());
    for (const trace of [...TRACES, 'GPS-Ort']) expect(original.includes(trace)).toBe(false);
  });
});
