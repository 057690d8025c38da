import { eq, sql } from 'drizzle-orm';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeCtx, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { StorageUnavailable } from '#kernel/files.ts';
import type { Files } from '#kernel/files.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { receiveUpload } from './commands.ts';
import { imageTag, REMAKE_IMAGE } from './constants.ts';
import { bufferReader } from '#kernel/byte-reader.ts';
import { readWords } from './formats/file-words.ts';
import { jpeg } from './formats/jpeg.ts';
import { aSample } from './formats/test-data.ts';
import { makeVariants } from './make-variants.ts';
import { findImages } from './queries.ts';
import { remakeFiles, remakeImage } from './remake-image.ts';
import { images } from './schema.ts';

const { portal, http } = await testApp();
const ctx = makeCtx(portal, portalItself);
const owner = await aUser(ctx);
const file = await aSample('jpeg', { width: 900, height: 600 });

let imageId = 0;
beforeEach(async () => {
  const details = { ownerId: owner.id, caption: 'Alt', copyright: 'Ruth Lindner' };
  const outcome = await receiveUpload(ctx, Readable.from([file]), details);
  if (outcome.kind === 'refused') throw new Error(outcome.text);
  imageId = outcome.id;
  await makeVariants(ctx, { imageId });
});

const row = async () => (await findImages(ctx, [imageId])).get(imageId)!;
const change = (changes: Partial<typeof images.$inferInsert>) =>
  ctx.db.update(images).set(changes).where(eq(images.id, imageId));
const keys = async () => (await Readable.from(portal.files.list(`images/${imageId}/`)).toArray()).map(String);
const fileOf = async (name: string) =>
  Buffer.concat(
    await (await portal.files.get(`images/${imageId}/${(await row()).version}/${name}`))!.stream.toArray(),
  );
const captionOf = async (name: string) => (await readWords(bufferReader(await fileOf(name)), jpeg)).caption;
const jobs = async () => {
  const { rows } = await ctx.db.execute(
    sql`select data from pgboss.job where name = ${REMAKE_IMAGE} and data ->> 'imageId' = ${String(imageId)}`,
  );
  return rows.map(({ data }) => data);
};
const onPut = (before: (key: string) => Promise<void>): Ctx => {
  const files: Files = {
    ...portal.files,
    put: async (key, source, options) => {
      await before(key);
      return portal.files.put(key, source, options);
    },
  };
  return { ...ctx, portal: { ...portal, files } };
};

describe('changed words', () => {
  it('come into all files under the same address, which browsers then fetch anew', async () => {
    const before = await row();
    const address = `/media/image/${imageId}/${before.version}_L.jpg`;
    await change({ access: 'public' });
    const { etag } = (await http.inject({ url: address })).headers;
    await change({ caption: 'Neu' });
    const moment = portal.invalidation.moment();
    await remakeFiles(ctx, { imageId, what: 'all' });
    for (const name of ['m.jpg', 'l.jpg', 'social.jpg']) expect(await captionOf(name)).toBe('Neu');
    expect((await sharp(await fileOf('l.avif')).metadata()).xmp!.toString()).toContain('Neu');
    const after = await row();
    expect(after).toMatchObject({ version: before.version, isStub: false, edition: before.edition + 1 });
    expect(portal.invalidation.changedSince([imageTag(imageId)], moment)).toBe(true);
    const again = await http.inject({ url: address, headers: { 'if-none-match': String(etag) } });
    expect(again.statusCode).toBe(200);
  });

  it('are handed to the worker by the transaction that changes them, or not at all', async () => {
    await expect(remakeImage(ctx, imageId, 'all')).rejects.toThrow('transaction');
    const rolledBack = withTransaction(ctx, async (ctx) => {
      await remakeImage(ctx, imageId, 'all');
      throw new Error('doch nicht');
    });
    await expect(rolledBack).rejects.toThrow('doch nicht');
    expect(await jobs()).toEqual([]);
    await withTransaction(ctx, (ctx) => remakeImage(ctx, imageId, 'all'));
    expect(await jobs()).toEqual([{ imageId, what: 'all' }]);
  });

  it('that were changed once more while they were written win', async () => {
    let isLate = true;
    const slow = onPut(async () => {
      if (isLate) await change({ caption: 'Noch neuer' });
      isLate = false;
    });
    await change({ caption: 'Neu' });
    await remakeFiles(slow, { imageId, what: 'all' });
    for (const name of ['m.jpg', 'l.jpg', 'social.jpg']) expect(await captionOf(name)).toBe('Noch neuer');
  });

  it('win against an older job that ends later', async () => {
    let hasPassed = false;
    const overtaken = onPut(async () => {
      if (hasPassed) return;
      hasPassed = true;
      await change({ caption: 'Der letzte Stand' });
      await remakeFiles(ctx, { imageId, what: 'all' });
    });
    await remakeFiles(overtaken, { imageId, what: 'all' });
    expect(await captionOf('l.jpg')).toBe('Der letzte Stand');
  });

  it('are made up for when the image was a stub at that moment', async () => {
    await change({ isStub: true });
    const slow = onPut(async () => void (await change({ caption: 'Währenddessen' })));
    await makeVariants(slow, { imageId });
    expect(await jobs()).toEqual([{ imageId, what: 'all' }]);
    await remakeFiles(ctx, { imageId, what: 'all' });
    expect(await captionOf('l.jpg')).toBe('Währenddessen');
  });
});

describe('a changed focus', () => {
  it('is seen in the card, and the other files stay as they are', async () => {
    const [card, large] = [await fileOf('social.jpg'), await fileOf('l.jpg')];
    await change({ focusY: 0, caption: 'Neu' });
    await remakeFiles(ctx, { imageId, what: 'card' });
    expect((await fileOf('social.jpg')).equals(card)).toBe(false);
    expect((await fileOf('l.jpg')).equals(large)).toBe(true);
  });
});

describe('whatever happens meanwhile', () => {
  it('a killed worker leaves whole files, and the next one ends its work', async () => {
    let left = 5;
    const mortal = onPut(async () => {
      if (left-- === 0) throw new Error('tot');
    });
    await change({ caption: 'Neu' });
    await expect(remakeFiles(mortal, { imageId, what: 'all' })).rejects.toThrow('tot');
    const { edition } = await row();
    expect(await row()).toMatchObject({ isStub: false, edition });
    for (const name of ['m.jpg', 'l.jpg', 'social.jpg'])
      expect(['Alt', 'Neu']).toContain(await captionOf(name));
    await remakeFiles(ctx, { imageId, what: 'all' });
    for (const name of ['m.jpg', 'l.jpg', 'social.jpg']) expect(await captionOf(name)).toBe('Neu');
  });

  it('an image that is turned or removed keeps no file of before', async () => {
    const turning = onPut(async () => void (await change({ rotation: 90, isStub: true })));
    await remakeFiles(turning, { imageId, what: 'all' });
    await makeVariants(ctx, { imageId });
    const { version } = await row();
    expect((await keys()).every((key) => key.includes(`/${version}/`))).toBe(true);
    const removing = onPut(async () => void (await ctx.db.delete(images).where(eq(images.id, imageId))));
    await remakeFiles(removing, { imageId, what: 'all' });
    expect(await keys()).toEqual([]);
  });

  it('a storage that is away puts it off', async () => {
    const away = onPut(() => Promise.reject(new StorageUnavailable('Eimer fort')));
    await remakeFiles(away, { imageId, what: 'card' });
    expect(await jobs()).toEqual([{ imageId, what: 'card' }]);
  });

  it('keeps its files when its original can’t be decoded any more, and isn’t tried again', async () => {
    const text = Buffer.from('kein Bild');
    const before = await keys();
    const { originalKey } = await row();
    await portal.files.put(originalKey, Readable.from([text]), { contentType: 'image/jpeg' });
    await remakeFiles(ctx, { imageId, what: 'all' });
    expect(await keys()).toEqual(before);
    expect(await row()).toMatchObject({ isStub: false, failure: null });
  });

  it('a stub and one that failed are left alone', async () => {
    const { edition } = await row();
    await change({ isStub: true });
    await remakeFiles(ctx, { imageId, what: 'all' });
    await change({ isStub: false, failure: 'Es ging nicht.' });
    await remakeFiles(ctx, { imageId, what: 'all' });
    expect((await row()).edition).toBe(edition);
    expect(await keys()).toHaveLength(17);
  });
});

describe('a turned image whose worker dies', () => {
  it('serves its old files until the next worker has made the new ones', async () => {
    const { version } = await row();
    await change({ access: 'public', rotation: 90, isStub: true });
    let left = 3;
    const mortal = onPut(async () => {
      if (left-- === 0) throw new Error('tot');
    });
    await expect(makeVariants(mortal, { imageId })).rejects.toThrow('tot');
    const address = `/media/image/${imageId}/${version}_L.jpg`;
    expect((await http.inject({ url: address })).statusCode).toBe(200);
    await makeVariants(ctx, { imageId });
    expect(await row()).toMatchObject({ isStub: false, width: 600, height: 900 });
    const moved = await http.inject({ url: address });
    expect([moved.statusCode, moved.headers.location]).toEqual([
      301,
      `/media/image/${imageId}/${(await row()).version}_L.jpg`,
    ]);
  });
});
