import { eq } from 'drizzle-orm';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeCtx } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { StorageUnavailable } from '#kernel/files.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { receiveUpload } from './commands.ts';
import { imageTag, REMAKE_IMAGE } from './constants.ts';
import { aSample } from './formats/test-data.ts';
import { fileKey } from './image-addresses.ts';
import { makeSteps } from './make-steps.ts';
import { makeVariants } from './make-variants.ts';
import { findImages } from './queries.ts';
import { images } from './schema.ts';

const portal = await testPortal();
const ctx = makeCtx(portal, portalItself);
const owner = await aUser(ctx);
const wide = await aSample('jpeg', { width: 900, height: 600 });
const narrow = await aSample('jpeg', { width: 480, height: 320 });

const row = async (id: number) => (await findImages(ctx, [id])).get(id)!;
const change = (id: number, changes: Partial<typeof images.$inferInsert>) =>
  ctx.db.update(images).set(changes).where(eq(images.id, id));
const tags = async (id: number) => (await row(id)).sizes.map(({ tag }) => tag).join(' ');
const stepKey = async (id: number) => fileKey(id, (await row(id)).version, 'ML', 'webp');

/** Makes an image as an earlier version of the portal made it. */
const anOldImage = async (file = wide) => {
  const outcome = await receiveUpload(ctx, Readable.from([file]), { ownerId: owner.id });
  if (outcome.kind === 'refused') throw new Error(outcome.text);
  const { id } = outcome;
  await makeVariants(ctx, { imageId: id });
  const { sizes } = await row(id);
  for (const extension of ['webp', 'jpg'] as const)
    await portal.files.remove(fileKey(id, (await row(id)).version, 'ML', extension));
  await change(id, { hasStep: false, sizes: sizes.filter(({ tag }) => tag !== 'ML') });
  return id;
};

/** Returns a context in whose storage something happens before each file is written. */
const onPut = (before: () => Promise<unknown>): Ctx => ({
  ...ctx,
  portal: {
    ...portal,
    files: {
      ...portal.files,
      put: async (...file) => {
        await before();
        return portal.files.put(...file);
      },
    },
  },
});

beforeEach(async () => {
  await ctx.db.update(images).set({ hasStep: true });
});

describe('an image from before there was a step', () => {
  it('gets it under the addresses that it has, and the pages with it are drawn anew', async () => {
    const id = await anOldImage();
    const before = await row(id);
    const moment = portal.invalidation.moment();
    expect(await makeSteps(ctx)).toBe(1);
    expect(await tags(id)).toBe('T XS S M ML L XL');
    expect(await row(id)).toMatchObject({ version: before.version, hasStep: true, madeBytes: null });
    const stored = await portal.files.get(await stepKey(id));
    expect((await sharp(Buffer.concat(await stored!.stream.toArray())).metadata()).width).toBe(480);
    expect(portal.invalidation.changedSince([imageTag(id)], moment)).toBe(true);
    expect(await makeSteps(ctx)).toBe(0);
  });

  it('comes after newer ones', async () => {
    const [older, newer] = [await anOldImage(), await anOldImage()];
    expect(await makeSteps(ctx, 1)).toBe(1);
    expect([(await row(older)).hasStep, (await row(newer)).hasStep]).toEqual([false, true]);
  });

  it('goes without where it is no wider, or its original is gone', async () => {
    const small = await anOldImage(narrow);
    const lost = await anOldImage();
    await portal.files.remove((await row(lost)).originalKey);
    const before = [await tags(small), await tags(lost)];
    expect(await makeSteps(ctx)).toBe(2);
    expect([await tags(small), await tags(lost)]).toEqual(before);
    expect(await makeSteps(ctx)).toBe(0);
  });

  it('waits while the storage is away', async () => {
    const id = await anOldImage();
    const away = onPut(async () => {
      throw new StorageUnavailable('fort');
    });
    expect(await makeSteps(away)).toBe(0);
    expect((await row(id)).hasStep).toBe(false);
    expect(await makeSteps(ctx)).toBe(1);
  });

  it('that is turned meanwhile is left to the job that turns it', async () => {
    const id = await anOldImage();
    const { version } = await row(id);
    const key = await stepKey(id);
    await makeSteps(
      onPut(async () => {
        await change(id, { rotation: 90, isStub: true, attempts: 0 });
        await makeVariants(ctx, { imageId: id });
      }),
    );
    expect((await row(id)).version).not.toBe(version);
    expect(await portal.files.stat(key)).toBeUndefined();
    expect(await portal.files.stat(await stepKey(id))).toBeDefined();
  });

  it('whose words are changed meanwhile gets all files anew', async () => {
    const id = await anOldImage();
    await makeSteps(onPut(() => change(id, { caption: 'Neu' })));
    const { rows } = await ctx.db.execute<{ data: unknown }>(
      `select data from pgboss.job where name = '${REMAKE_IMAGE}' and data ->> 'imageId' = '${id}'`,
    );
    expect(rows).toEqual([{ data: { imageId: id, what: 'all' } }]);
  });

  it('that is removed meanwhile leaves no file', async () => {
    const id = await anOldImage();
    const key = await stepKey(id);
    await makeSteps(onPut(() => ctx.db.delete(images).where(eq(images.id, id))));
    expect(await portal.files.stat(key)).toBeUndefined();
  });
});

it('an image that is made today has its step at once', async () => {
  const outcome = await receiveUpload(ctx, Readable.from([wide]), { ownerId: owner.id });
  if (outcome.kind === 'refused') throw new Error(outcome.text);
  await makeVariants(ctx, { imageId: outcome.id });
  expect(await tags(outcome.id)).toContain('M ML L');
  expect(await makeSteps(ctx)).toBe(0);
});
