import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { makeCtx } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { contentTypeOf } from '#kernel/files.ts';
import { startTestBucket } from '#kernel/testing/test-bucket.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { receiveUpload } from '#bundles/media/commands.ts';
import { aSample } from '#bundles/media/formats/test-data.ts';
import { makeVariants } from '#bundles/media/make-variants.ts';
import { findImages } from '#bundles/media/queries.ts';
import { images } from '#bundles/media/schema.ts';
import { findStream } from '#bundles/streams/queries.ts';
import { streamUploads } from '#bundles/streams/schema.ts';
import { aStream } from '#bundles/streams/test-data.ts';
import { verifyMedia } from '#bundles/media/verify/verify-media.ts';

const bucket = await startTestBucket();
afterAll(() => bucket.stop());
const jpeg = await aSample('jpeg', { width: 400, height: 300 });

const upload = async (ctx: Ctx): Promise<number> => {
  const { id: ownerId } = await aUser(ctx);
  const outcome = await receiveUpload(ctx, Readable.from([jpeg]), { ownerId });
  if (outcome.kind === 'refused') throw new Error(outcome.text);
  return outcome.id;
};
const aMade = async (ctx: Ctx): Promise<number> => {
  const id = await upload(ctx);
  await makeVariants(ctx, { imageId: id });
  return id;
};
const rowOf = async (ctx: Ctx, id: number) => (await findImages(ctx, [id])).get(id)!;
const removeMade = async (ctx: Ctx, id: number) => {
  for await (const key of ctx.portal.files.list(`images/${id}/`)) await ctx.portal.files.remove(key);
};
const put = (ctx: Ctx, key: string, bytes: Buffer = Buffer.from('x')) =>
  ctx.portal.files.put(key, Readable.from([bytes]), { contentType: contentTypeOf(key) });
const verify = async (ctx: Ctx, isRepairing = false) => {
  const lines: string[] = [];
  const remaining = await verifyMedia(ctx, { isRepairing, say: (line) => void lines.push(line) });
  return { remaining, lines };
};

describe.each([
  ['on the disk', {}],
  ['in a bucket', { s3: bucket.location }],
])('media verify, with files %s', (_, config) => {
  /** Opens a portal of its own, and a moment at which nothing in it is young any more. */
  const open = async () => {
    const ctx = makeCtx(await testPortal({ config }), portalItself);
    for await (const key of ctx.portal.files.list('')) await ctx.portal.files.remove(key);
    return { ctx, later: { ...ctx, now: new Date(ctx.now.getTime() + 2 * DAY_MS) } };
  };
  it('says that all is well', async () => {
    const { ctx, later } = await open();
    await aMade(ctx);
    const { remaining, lines } = await verify(later);
    expect(remaining).toBe(0);
    expect(lines).toEqual([
      expect.stringMatching(/^Geprüft: 1 Bild, 0 Medienstreams, \d+ Dateien\.$/),
      'Alles ist da, und nichts liegt herum.',
    ]);
  });

  it('finds sizes that are missing, and has them made anew', async () => {
    const { ctx, later } = await open();
    const id = await aMade(ctx);
    const { version } = await rowOf(ctx, id);
    const key = `images/${id}/${version}/m.webp`;
    await ctx.portal.files.remove(key);
    expect((await verify(later)).lines).toContain(`Bild ${id}: Dateien fehlen, das Original ist da (${key})`);
    const { remaining, lines } = await verify(later, true);
    expect([remaining, lines[0]]).toEqual([
      0,
      `Bild ${id}: Dateien fehlen, das Original ist da (${key}) – wird neu gemacht`,
    ]);
    expect((await rowOf(ctx, id)).isStub).toBe(true);
    await makeVariants(ctx, { imageId: id });
    expect((await verify(later)).remaining).toBe(0);
  });

  it('finds an original that is missing, short or broken, which nothing brings back', async () => {
    const { ctx, later } = await open();
    const [gone, short, broken] = [await aMade(ctx), await aMade(ctx), await aMade(ctx)];
    await ctx.portal.files.remove((await rowOf(ctx, gone)).originalKey);
    await put(ctx, (await rowOf(ctx, short)).originalKey, jpeg.subarray(0, 500));
    const { originalKey, bytes } = await rowOf(ctx, broken);
    await put(ctx, originalKey, Buffer.alloc(bytes, 7));
    for (const isRepairing of [false, true]) {
      const { remaining, lines } = await verify(later, isRepairing);
      expect(remaining).toBe(3);
      for (const [id, words] of [
        [gone, 'das Original fehlt'],
        [short, 'das Original hat eine andere Länge als beim Ablegen'],
        [broken, 'das Original ist beschädigt'],
      ] as const)
        expect(lines).toContainEqual(expect.stringMatching(`^Bild ${id}: ${words} \\(`));
      expect(lines).toContain('3 Befunde bleiben.');
    }
  });

  it('marks an image without any file as failed, so that no page shows it', async () => {
    const { ctx, later } = await open();
    const id = await aMade(ctx);
    await ctx.portal.files.remove((await rowOf(ctx, id)).originalKey);
    await removeMade(ctx, id);
    expect((await verify(later)).remaining).toBe(1);
    expect((await verify(later, true)).remaining).toBe(0);
    expect(await rowOf(ctx, id)).toMatchObject({
      sizes: [],
      failure: 'Die Dateien dieses Bildes sind verloren gegangen. Bitte laden Sie es noch einmal hoch.',
    });
    expect((await verify(later)).remaining).toBe(0);
  });

  it('hands images to the worker that wait for more than an hour', async () => {
    const { ctx, later } = await open();
    const id = await upload(ctx);
    expect((await verify(ctx)).remaining).toBe(0);
    expect((await verify(later)).lines[0]).toBe(`Bild ${id}: wartet seit über einer Stunde auf seine Größen`);
    expect((await verify(later, true)).remaining).toBe(0);
  });

  it('marks a stream of which nothing is left as failed, once, and the history says so', async () => {
    const { ctx, later } = await open();
    const { id, ownerId } = await aStream(ctx, { createdAt: new Date(ctx.now.getTime() - DAY_MS) });
    await verify(later, true);
    await verify(later, true);
    expect(await findStream(ctx, id)).toMatchObject({ state: 'failed', rungs: [] });
    const entries = await listHistory(ctx, { type: 'user', id: ownerId });
    expect(entries.filter(({ action }) => action === 'stream.lost')).toHaveLength(1);
  });

  it('removes files that belong to nothing when they are older than a day, and nothing else', async () => {
    const { ctx, later } = await open();
    const id = await aMade(ctx);
    const [owner, pending] = [await aUser(ctx), randomUUID()];
    await ctx.db.insert(streamUploads).values({
      id: pending,
      ownerId: owner.id,
      filename: 'fest.mp4',
      length: 10,
      pieces: [`uploads/${pending}/0-a`],
      received: 1,
      createdAt: ctx.now,
      touchedAt: ctx.now,
    });
    const strays = [
      'originals/aa/lose.jpg',
      'images/999999/abc/m.webp',
      `images/${id}/alt/m.webp`,
      'streams/originals/aa/lose.mp4',
      'streams/999999/abc/master.m3u8',
      `uploads/${randomUUID()}/0-b`,
    ];
    const foreign = 'anderswo/liste.csv';
    for (const key of [...strays, foreign, `uploads/${pending}/0-a`]) await put(ctx, key);
    expect((await verify(ctx, true)).remaining).toBe(0);
    const { remaining, lines } = await verify(later);
    expect(remaining).toBe(strays.length);
    for (const key of strays) expect(lines).toContain(`${key}: gehört zu nichts`);
    expect(lines.at(-1)).toBe('Mit --repair wird behoben, was sich beheben lässt.');
    expect((await verify(later, true)).remaining).toBe(0);
    for (const key of strays) expect(await ctx.portal.files.stat(key), key).toBeUndefined();
    for (const key of [foreign, `uploads/${pending}/0-a`])
      expect(await ctx.portal.files.stat(key), key).toBeDefined();
    expect((await verify(later)).remaining).toBe(0);
  });

  it('takes an image that changes meanwhile for no finding', async () => {
    const { ctx, later } = await open();
    const id = await aMade(ctx);
    await removeMade(ctx, id);
    const { files } = ctx.portal;
    const changing: Ctx = {
      ...later,
      portal: {
        ...ctx.portal,
        files: {
          ...files,
          stat: async (key) => {
            await ctx.db.update(images).set({ isStub: true }).where(eq(images.id, id));
            return files.stat(key);
          },
        },
      },
    };
    expect((await verify(changing)).remaining).toBe(0);
  });
});
