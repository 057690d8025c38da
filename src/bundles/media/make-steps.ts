// Images from before there was a step between M and L get one, a few at a time and the newest first. Until then their `srcset`
// names what they have.
import { and, eq, not, sql } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { StorageUnavailable } from '#kernel/files.ts';
import { touch } from '#kernel/invalidation.ts';
import { IMAGES_STEPPED_AT_ONCE, imageTag, STEP_WIDTH } from './constants.ts';
import { BrokenImage } from './formats/image-format.ts';
import { fileWriter, isWrittenInto, readOriginal, removeOldFiles } from './make-variants.ts';
import type { Image } from './queries.ts';
import { remakeImage } from './remake-image.ts';
import { withStep } from './rules.ts';
import { images } from './schema.ts';

/** Gives how many were looked at; the next run goes on. */
export const makeSteps = async (ctx: Ctx, atMost = IMAGES_STEPPED_AT_ONCE): Promise<number> => {
  for (let count = 0; count < atMost; count++) {
    const image = await claimNext(ctx);
    if (!image) return count;
    try {
      if (image.width > STEP_WIDTH && image.sizes.length > 0) await giveStep(ctx, image);
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      await putBack(ctx, image);
      return count;
    }
  }
  return atMost;
};

/**
 * Counts as done from here on: an image that takes the worker down with it goes without, as it did so far, and no two
 * workers make the same. No entry: nothing that anybody said is changed.
 */
const claimNext = async (ctx: Ctx): Promise<Image | undefined> => {
  const next = sql`(select id from images where not has_step and not is_stub and version <> ''
    order by id desc limit 1 for update skip locked)`;
  const [image] = await ctx.db.update(images).set({ hasStep: true }).where(eq(images.id, next)).returning();
  return image;
};

/** Lets the image wait for its step again: the storage being away is not its fault. No entry: nothing happened. */
const putBack = async (ctx: Ctx, { id }: Image): Promise<void> => {
  await ctx.db.update(images).set({ hasStep: false }).where(eq(images.id, id));
};

const giveStep = async (ctx: Ctx, image: Image): Promise<void> => {
  try {
    const { makeStep } = await import('./image-files.ts');
    await makeStep(await readOriginal(ctx, image), fileWriter(ctx, image.id, image.version));
  } catch (error) {
    // An image that can't be decoded any more keeps the files that it has.
    if (!(error instanceof BrokenImage)) throw error;
    return ctx.log.warn({ err: error, imageId: image.id }, 'image without a step');
  }
  const isSaid = await finish(ctx, image);
  // It was turned, replaced or removed meanwhile, and what was written belongs to nothing.
  if (!isSaid) await removeOldFiles(ctx, image.id);
};

/**
 * Ends the work on an image; false when these files are not those of the image any more. If its words were changed meanwhile,
 * all its files are made anew. No entry: the picture is what it was.
 */
const finish = (ctx: Ctx, image: Image): Promise<boolean> =>
  withTransaction(ctx, async (ctx) => {
    const isSame = and(eq(images.id, image.id), not(images.isStub), eq(images.version, image.version));
    const [now] = await ctx.db
      .update(images)
      .set({ sizes: withStep(image.sizes), edition: sql`${images.edition} + 1`, madeBytes: null })
      .where(isSame)
      .returning();
    if (now && !isWrittenInto(image, now)) await remakeImage(ctx, image.id, 'all');
    touch(ctx, imageTag(image.id));
    return now !== undefined;
  });
