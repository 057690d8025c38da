import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { fileKey } from './image-addresses.ts';
import { images } from './schema.ts';
import { imageOwners, imageStorage } from './storage.ts';
import { anImage } from './test-data.ts';
import { weighImages } from './weigh-images.ts';

const ctx = await testCtx();

async function* bytesOf(count: number) {
  yield Buffer.alloc(count, 7);
}
const putMade = (id: number, name: string, count: number) =>
  ctx.portal.files.put(fileKey(id, 'v1', name, 'webp'), bytesOf(count), { contentType: 'image/webp' });
const madeBytes = async (id: number) =>
  (await ctx.db.select().from(images).where(eq(images.id, id)))[0]!.madeBytes;

it('what was made of images is weighed once, and counts for its kind and its owner', async () => {
  const image = await anImage(ctx);
  await putMade(image.id, 'S', 1200);
  await putMade(image.id, 'M', 3400);
  const waiting = await anImage(ctx, { version: '', sizes: [] });
  const weights = async () => (await imageStorage(ctx)).map(({ bytes }) => bytes);
  expect(await weights()).toEqual([300_000, null]);
  expect(await weighImages(ctx)).toBe(1);
  expect([await madeBytes(image.id), await madeBytes(waiting.id)]).toEqual([4600, null]);
  expect(await weighImages(ctx)).toBe(0);
  expect(await weights()).toEqual([300_000, 4600]);
  expect(await imageOwners(ctx, 5)).toContainEqual({ userId: image.ownerId, files: 1, bytes: 304_600 });
});
