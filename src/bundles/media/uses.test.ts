import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { makeCtx, withTransaction } from '#kernel/ctx.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { imageTag } from './constants.ts';
import { findImages } from './queries.ts';
import { images, imageUses } from './schema.ts';
import { anImage } from './test-data.ts';
import { setImageUses } from './uses.ts';
import type { ImageUse } from './uses.ts';

const portal = await testPortal();
const ctx = makeCtx(portal, portalItself);

const use = (id: number, ...uses: readonly ImageUse[]) =>
  withTransaction(ctx, (inside) => setImageUses(inside, { type: 'article', id }, uses));
const accessOf = async (id: number) => (await findImages(ctx, [id])).get(id)!.access;
const usesOf = (isPublic: boolean, order: readonly number[]) =>
  order.map((imageId) => ({ imageId, isPublic }));
const aGated = async () => (await anImage(ctx, { access: 'gated' })).id;

describe('an image', () => {
  it('is public as soon as everybody sees it somewhere, and gated again afterwards', async () => {
    const imageId = await aGated();
    await use(1, { imageId, isPublic: false });
    expect(await accessOf(imageId)).toBe('gated');
    await use(2, { imageId, isPublic: true });
    expect(await accessOf(imageId)).toBe('public');
    await use(1);
    expect(await accessOf(imageId)).toBe('public');
    await use(2, { imageId, isPublic: false });
    expect(await accessOf(imageId)).toBe('gated');
    await use(2, { imageId, isPublic: true });
    await use(2);
    expect(await accessOf(imageId)).toBe('gated');
  });

  it('that a thing shows twice is public when one of the places is', async () => {
    const imageId = await aGated();
    await use(3, { imageId, isPublic: true }, { imageId, isPublic: false });
    expect(await accessOf(imageId)).toBe('public');
    expect(await ctx.db.$count(imageUses, eq(imageUses.imageId, imageId))).toBe(1);
  });

  it('that is blocked stays so', async () => {
    const { id: imageId } = await anImage(ctx, { access: 'blocked' });
    await use(4, { imageId, isPublic: true });
    expect(await accessOf(imageId)).toBe('blocked');
    await use(4);
    expect(await accessOf(imageId)).toBe('blocked');
  });

  it('that doesn’t exist is nobody’s trouble', async () => {
    const imageId = await aGated();
    await use(5, { imageId: 2_000_000_000, isPublic: true }, { imageId, isPublic: true });
    expect(await accessOf(imageId)).toBe('public');
  });

  it('tells the pages that show it when its addresses change, and only then', async () => {
    const imageId = await aGated();
    const told = async (...uses: readonly ImageUse[]) => {
      const moment = portal.invalidation.moment();
      await use(6, ...uses);
      return portal.invalidation.changedSince([imageTag(imageId)], moment);
    };
    expect(await told({ imageId, isPublic: false })).toBe(false);
    expect(await told({ imageId, isPublic: true })).toBe(true);
    expect(await told({ imageId, isPublic: true })).toBe(false);
    expect(await told()).toBe(true);
  });

  it('has the right access when many things change at once', async () => {
    const ids = [await aGated(), await aGated(), await aGated()];
    for (let round = 0; round < 5; round++) {
      await Promise.all(
        Array.from({ length: 6 }, (_, i) =>
          use(10 + i, ...usesOf(i % 2 === 0, i % 3 === 0 ? ids.toReversed() : ids)),
        ),
      );
      for (const id of ids) expect(await accessOf(id)).toBe('public');
      await Promise.all(Array.from({ length: 6 }, (_, i) => use(10 + i, ...usesOf(false, ids))));
      for (const id of ids) expect(await accessOf(id)).toBe('gated');
    }
  });

  it('goes with its uses', async () => {
    const imageId = await aGated();
    await use(7, { imageId, isPublic: true });
    await ctx.db.delete(images).where(eq(images.id, imageId));
    expect(await ctx.db.$count(imageUses, eq(imageUses.imageId, imageId))).toBe(0);
  });

  it('changes within the transaction of what shows it', async () => {
    await expect(setImageUses(ctx, { type: 'article', id: 8 }, [])).rejects.toThrow('inside the transaction');
  });
});
