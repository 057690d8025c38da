import { eq, sql } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { makeCtx } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { StorageUnavailable } from '#kernel/files.ts';
import type { Files } from '#kernel/files.ts';
import { startTestBucket } from '#kernel/testing/test-bucket.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import type { TestPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { receiveUpload } from './commands.ts';
import { imageTag, MAKE_VARIANTS, MAX_ATTEMPTS, MAX_FAILURES } from './constants.ts';
import { aSample, aTracedSample, TRACES } from './formats/test-data.ts';
import { requeueStubs } from './clean-up.ts';
import { makeVariants } from './make-variants.ts';
import { ORIGINALS } from './originals.ts';
import { picturesByIds } from './pictures.ts';
import { findImages } from './queries.ts';
import { images } from './schema.ts';
import * as texts from './texts.ts';

const portal = await testPortal();
const ctx = makeCtx(portal, portalItself);
const owner = await aUser(ctx);

const upload = async (file: Buffer, by: Ctx = ctx): Promise<number> => {
  const outcome = await receiveUpload(by, Readable.from([file]), { ownerId: owner.id });
  if (outcome.kind === 'refused') throw new Error(outcome.text);
  return outcome.id;
};
const rowOf = async (id: number, by: Ctx = ctx) => (await findImages(by, [id])).get(id)!;
const keysOf = async (prefix: string, files: Files = portal.files) =>
  (await Readable.from(files.list(prefix)).toArray()).map(String).sort();
const fileOf = async (key: string, files: Files = portal.files) =>
  Buffer.concat(await (await files.get(key))!.stream.toArray());
const change = (id: number, changes: Partial<typeof images.$inferInsert>) =>
  ctx.db.update(images).set(changes).where(eq(images.id, id));

/** Returns the same portal, whose storage does what the test wants when it is written to. */
const withPut = (
  put: (key: string, original: () => ReturnType<Files['put']>) => ReturnType<Files['put']>,
): Ctx => {
  const files: Files = {
    ...portal.files,
    put: (key, source, options) => put(key, () => portal.files.put(key, source, options)),
  };
  return { ...ctx, portal: { ...portal, files } satisfies TestPortal };
};

const FILES =
  'l.avif l.jpg l.webp m.jpg m.webp ml.jpg ml.webp s.jpg s.webp social.jpg t.jpg t.webp xs.jpg xs.webp'.split(
    ' ',
  );
const [jpeg, other] = [
  await aTracedSample('jpeg', { width: 600, height: 400 }),
  await aSample('jpeg', { width: 700, height: 300 }),
];

describe('a stub becomes a picture', () => {
  it('with all its files, its size and its address', async () => {
    const id = await upload(jpeg);
    const moment = portal.invalidation.moment();
    await makeVariants(ctx, { imageId: id });
    const image = await rowOf(id);
    expect(image).toMatchObject({ isStub: false, failure: null, attempts: 0, width: 600, height: 400 });
    expect(image.version).toMatch(/^[0-9a-f]{12}$/);
    expect(await keysOf(`images/${id}/`)).toEqual(
      FILES.map((name) => `images/${id}/${image.version}/${name}`),
    );
    expect(portal.invalidation.changedSince([imageTag(id)], moment)).toBe(true);
    const picture = (await picturesByIds(ctx, [id])).get(id)!;
    expect(picture).toMatchObject({ width: 600, height: 400, isStub: false });
    expect(picture.placeholder!.length).toBeLessThanOrEqual(200);
  });

  it('and its original forgets place and device', async () => {
    const id = await upload(jpeg);
    await makeVariants(ctx, { imageId: id });
    const { originalKey, bytes } = await rowOf(id);
    const original = await fileOf(originalKey);
    expect(original).toHaveLength(bytes);
    for (const trace of TRACES) expect(original.includes(trace)).toBe(false);
    expect((await sharp(original).metadata()).icc).toBeDefined();
  });
});

describe('whenever the worker dies', () => {
  it.each([0, 1, 7, 14])('after %i files, the next one makes the picture whole', async (count) => {
    const id = await upload(jpeg);
    let written = 0;
    const mortal = withPut((_, put) => {
      if (written++ >= count) throw new Error('tot');
      return put();
    });
    await expect(makeVariants(mortal, { imageId: id })).rejects.toThrow('tot');
    expect(await rowOf(id)).toMatchObject({ isStub: true, attempts: 1 });
    await makeVariants(ctx, { imageId: id });
    const image = await rowOf(id);
    expect(image).toMatchObject({ isStub: false, failure: null });
    expect(await keysOf(`images/${id}/`)).toEqual(
      FILES.map((name) => `images/${id}/${image.version}/${name}`),
    );
  });

  it('and left a turned original without its row, the picture stands upright', async () => {
    const id = await upload(await aTracedSample('jpeg', { width: 600, height: 400, orientation: 6 }));
    await makeVariants(ctx, { imageId: id });
    const before = await rowOf(id);
    await change(id, { isStub: true });
    await makeVariants(ctx, { imageId: id });
    expect(await rowOf(id)).toMatchObject({ width: 400, height: 600, version: before.version });
  });

  it('again and again, the image is given up in the end', async () => {
    const id = await upload(jpeg);
    await change(id, { attempts: MAX_ATTEMPTS });
    await makeVariants(ctx, { imageId: id });
    expect(await rowOf(id)).toMatchObject({ isStub: false, failure: texts.makingFailed });
  });

  it('and its job is lost, the image is remembered the next night', async () => {
    const id = await upload(jpeg);
    await change(id, { createdAt: new Date(Date.now() - 2 * 3_600_000) });
    const jobs = sql`select count(*)::int as count from pgboss.job where name = ${MAKE_VARIANTS} and data ->> 'imageId' = ${String(id)}`;
    const before = (await ctx.db.execute(jobs)).rows[0]!['count'] as number;
    await requeueStubs(ctx);
    expect((await ctx.db.execute(jobs)).rows).toEqual([{ count: before + 1 }]);
  });
});

describe('two workers at the same image', () => {
  it('do no harm', async () => {
    const id = await upload(jpeg);
    await Promise.all([makeVariants(ctx, { imageId: id }), makeVariants(ctx, { imageId: id })]);
    await makeVariants(ctx, { imageId: id });
    const image = await rowOf(id);
    expect(image).toMatchObject({ isStub: false, failure: null });
    const keys = await keysOf(`images/${id}/`);
    expect(keys).toEqual(FILES.map((name) => `images/${id}/${image.version}/${name}`));
    for (const key of keys)
      expect((await sharp(await fileOf(key)).stats()).channels.length).toBeGreaterThan(0);
  });
});

describe('a turned image', () => {
  it('gets a new address, and the files of the old one go', async () => {
    const id = await upload(jpeg);
    await makeVariants(ctx, { imageId: id });
    const before = await rowOf(id);
    await change(id, { rotation: 90, isStub: true });
    await makeVariants(ctx, { imageId: id });
    const after = await rowOf(id);
    expect(after).toMatchObject({ width: 400, height: 600, isStub: false });
    expect(after.version).not.toBe(before.version);
    const folders = new Set((await keysOf(`images/${id}/`)).map((key) => key.split('/')[2]));
    expect([...folders]).toEqual([after.version]);
    await change(id, { rotation: 0, isStub: true });
    await makeVariants(ctx, { imageId: id });
    expect(await rowOf(id)).toMatchObject({ version: before.version, width: 600 });
  });

  it('while it was worked on waits for its own job', async () => {
    const id = await upload(jpeg);
    let isTurned = false;
    const slow = withPut(async (_, put) => {
      if (!isTurned) await change(id, { rotation: 90 });
      isTurned = true;
      return put();
    });
    await makeVariants(slow, { imageId: id });
    expect(await rowOf(id)).toMatchObject({ isStub: true, sizes: [] });
    await makeVariants(ctx, { imageId: id });
    expect(await rowOf(id)).toMatchObject({ isStub: false, width: 400 });
  });
});

/** Makes a file that is whole at both ends and torn within: the door can't see that. */
const torn = async () => {
  const file = Buffer.from(await aSample('png', { width: 900, height: 600 }));
  file.fill(0xaa, 100, file.length - 20);
  return file;
};

/** Makes an image of four bits a pixel and two colours, whose pixels ask for the sixteenth. */
const strangeColours = async () => {
  const [header, palette, pixels] = [Buffer.alloc(54), Buffer.alloc(8), Buffer.alloc(40 * 10, 0xff)];
  header.write('BM');
  const fields: [number, number][] = [
    [2, 54 + 8 + 400],
    [10, 54 + 8],
    [14, 40],
    [18, 80],
    [22, 10],
    [46, 2],
  ];
  for (const [at, value] of fields) header.writeUInt32LE(value, at);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(4, 28);
  return Buffer.concat([header, palette, pixels]);
};

describe('an image that can’t be made', () => {
  it.each([
    ['a torn PNG', torn],
    ['a BMP whose pixels have colours that it doesn’t have', strangeColours],
  ])('because it is broken tells why at once, and doesn’t stay: %s', async (_, make) => {
    const id = await upload(await make());
    const { originalKey } = await rowOf(id);
    await makeVariants(ctx, { imageId: id });
    const image = await rowOf(id);
    expect(image).toMatchObject({ isStub: false, failure: texts.makingFailed, sizes: [] });
    expect(await picturesByIds(ctx, [id])).toEqual(new Map());
    expect(await portal.files.stat(originalKey)).toBeUndefined();
    expect(await keysOf(`images/${id}/`)).toEqual([]);
  });

  it('is not given up when it was replaced meanwhile', async () => {
    const [id, good] = [await upload(await torn()), await upload(jpeg)];
    const { originalKey } = await rowOf(good);
    const get: Files['get'] = async (key) => {
      await change(id, { originalKey });
      return portal.files.get(key);
    };
    const meanwhile: Ctx = { ...ctx, portal: { ...portal, files: { ...portal.files, get } } };
    await makeVariants(meanwhile, { imageId: id });
    expect(await rowOf(id)).toMatchObject({ isStub: true, failure: null });
    await makeVariants(ctx, { imageId: id });
    expect(await rowOf(id)).toMatchObject({ isStub: false, failure: null, width: 600 });
  });

  it('leaves none of the files that were made before its end', async () => {
    const id = await upload(jpeg);
    const full = withPut((key, put) => (key.endsWith('.webp') ? Promise.reject(new Error('voll')) : put()));
    for (let count = 1; count < MAX_FAILURES; count++)
      await expect(makeVariants(full, { imageId: id })).rejects.toThrow('voll');
    expect(await keysOf(`images/${id}/`)).not.toEqual([]);
    await makeVariants(full, { imageId: id });
    const { failure, originalKey } = await rowOf(id);
    expect(failure).toBe(texts.makingFailed);
    expect(await keysOf(`images/${id}/`)).toEqual([]);
    expect((await fileOf(originalKey)).includes(TRACES[0]!)).toBe(false);
  });

  it('gets no more files when it is given up', async () => {
    const id = await upload(await aTracedSample('jpeg', { width: 3000, height: 2000 }));
    await change(id, { attempts: MAX_FAILURES - 1 });
    // Fails long before the first size is made.
    const full = withPut((key, put) =>
      key.startsWith(ORIGINALS) ? Promise.reject(new Error('voll')) : put(),
    );
    await makeVariants(full, { imageId: id });
    expect((await rowOf(id)).failure).toBe(texts.makingFailed);
    await setTimeout(1000);
    expect(await keysOf(`images/${id}/`)).toEqual([]);
  });

  it('keeps its original when that is an image, and loses it when not', async () => {
    const [broken, none] = [await upload(jpeg), await upload(jpeg)];
    const { originalKey: brokenKey } = await rowOf(broken);
    const { originalKey: noneKey } = await rowOf(none);
    const text = Buffer.from('kein Bild');
    await portal.files.put(noneKey, Readable.from([text]), { contentType: 'image/jpeg' });
    for (const id of [broken, none]) {
      await change(id, { attempts: MAX_ATTEMPTS });
      await makeVariants(ctx, { imageId: id });
    }
    for (const trace of TRACES) expect((await fileOf(brokenKey)).includes(trace)).toBe(false);
    expect(await portal.files.stat(noneKey)).toBeUndefined();
  });
});

describe('without the storage', () => {
  it('the image waits, and that is no failure', async () => {
    const id = await upload(jpeg);
    const away = withPut(() => Promise.reject(new StorageUnavailable('Eimer fort')));
    for (let count = 0; count <= MAX_ATTEMPTS; count++) await makeVariants(away, { imageId: id });
    expect(await rowOf(id)).toMatchObject({ isStub: true, attempts: 0, failure: null });
    await makeVariants(ctx, { imageId: id });
    expect((await rowOf(id)).isStub).toBe(false);
  });
});

describe('in a bucket', () => {
  const started = startTestBucket();
  afterAll(async () => (await started).stop());

  it('a picture is made as on a disk', async () => {
    const { location } = await started;
    const away = await testPortal({ config: { s3: location }, target: portal.target });
    const there = makeCtx(away, portalItself);
    const id = await upload(jpeg, there);
    await makeVariants(there, { imageId: id });
    const image = await rowOf(id, there);
    expect(image).toMatchObject({ isStub: false, failure: null });
    expect(await keysOf(`images/${id}/`, away.files)).toEqual(
      FILES.map((name) => `images/${id}/${image.version}/${name}`),
    );
    expect((await fileOf(image.originalKey, away.files)).includes(TRACES[0]!)).toBe(false);
  });
});

describe('a worker', () => {
  it('makes pictures by itself, the urgent ones first', async () => {
    const working = await testPortal();
    const there = makeCtx(working, portalItself);
    const { id: ownerId } = await aUser(there);
    const ids: number[] = [];
    for (const priority of [0, 0, 5, 9]) {
      const outcome = await receiveUpload(there, Readable.from([other]), { ownerId, priority });
      if (outcome.kind === 'created') ids.push(outcome.id);
    }
    const order: number[] = [];
    working.invalidation.onDrop(
      (tags) => void order.push(...(tags ?? []).map((tag) => Number(tag.split(':')[1]))),
    );
    await working.jobs.startWorking(working);
    await expect.poll(() => order.length, { timeout: 15_000 }).toBe(4);
    expect(order).toEqual([ids[3], ids[2], ids[0], ids[1]]);
    expect((await rowOf(ids[0]!, there)).sizes.at(-1)).toEqual({ tag: 'L', width: 700 });
  });
});
