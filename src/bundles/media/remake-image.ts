// Writes changed words and a changed focus into the files of an image that is ready. The files are written anew one by one
// under the same addresses, so that there is a whole file at every moment.
import { and, eq, not, sql } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { StorageUnavailable } from '#kernel/files.ts';
import { touch } from '#kernel/invalidation.ts';
import { enqueue, enqueueAll } from '#kernel/jobs.ts';
import { imageTag, REMAKE_IMAGE, SOCIAL, STORAGE_PAUSE_MS } from './constants.ts';
import { BrokenImage } from './formats/image-format.ts';
import { fileWriter, isWrittenInto, readOriginal, removeOldFiles } from './make-variants.ts';
import { findImages } from './queries.ts';
import type { Image } from './queries.ts';
import { images } from './schema.ts';

/** The social card when the focus was changed, all files when words were. */
export type Remade = 'card' | 'all';

export interface RemakePayload {
  readonly imageId: number;
  readonly what: Remade;
}

/**
 * Queues the job, as part of the transaction that changes caption, copyright or focus. For an image that is still a stub it is
 * queued just the same.
 */
export const remakeImage = (ctx: Ctx, imageId: number, what: Remade): Promise<void> =>
  remakeImages(ctx, [imageId], what);

/** Queues the jobs of many images, as `remakeImage` does for one. */
export const remakeImages = async (ctx: Ctx, ids: readonly number[], what: Remade): Promise<void> => {
  if (!ctx.transaction)
    throw new Error('files are remade by the transaction that changes what stands in them');
  const entries = ids.map((imageId) => ({ payload: { imageId, what } }));
  await enqueueAll<RemakePayload>(ctx, { name: REMAKE_IMAGE }, entries);
};

/**
 * Writes the files anew as the row says now. Of several jobs that do so at once the last one to end finds its own state
 * in the row, or begins again: whoever wrote something old over something new has not ended by then.
 */
export const remakeFiles = async (ctx: Ctx, { imageId, what }: RemakePayload): Promise<void> => {
  try {
    for (let image = await findReady(ctx, imageId); image; image = await findReady(ctx, imageId)) {
      await rewrite(ctx, image, what);
      if (await finish(ctx, image)) break;
    }
    // The image may have been turned or removed while it was being written.
    await removeOldFiles(ctx, imageId);
  } catch (error) {
    // The files that are there stay; an original that can't be decoded never gives others.
    if (error instanceof BrokenImage) return ctx.log.error({ err: error, imageId }, 'image not remade');
    if (!(error instanceof StorageUnavailable)) throw error;
    const startAfter = new Date(ctx.now.getTime() + STORAGE_PAUSE_MS);
    await enqueue<RemakePayload>(ctx, { name: REMAKE_IMAGE }, { imageId, what }, { startAfter });
  }
};

/** Finds an image that is ready. A stub is about to get its files from another job, which looks at words and focus by itself. */
const findReady = async (ctx: Ctx, id: number): Promise<Image | undefined> => {
  const image = (await findImages(ctx, [id])).get(id);
  const isReady = image && !image.isStub && image.failure === null && image.version !== '';
  return isReady ? image : undefined;
};

const rewrite = async (ctx: Ctx, image: Image, what: Remade): Promise<void> => {
  const { makeCard, makeFiles } = await import('./image-files.ts');
  const source = await readOriginal(ctx, image);
  const write = fileWriter(ctx, image.id, image.version);
  if (what === 'card') await write(SOCIAL, 'jpg', await makeCard(source));
  else await makeFiles(source, write);
};

/**
 * Tells browsers that the files are others; false when the row says something else by now.
 * No entry: the change that is drawn anew left one.
 */
const finish = (ctx: Ctx, image: Image): Promise<boolean> =>
  withTransaction(ctx, async (ctx) => {
    const isReady = and(eq(images.id, image.id), not(images.isStub), eq(images.version, image.version));
    const [now] = await ctx.db
      .update(images)
      .set({ edition: sql`${images.edition} + 1`, madeBytes: null })
      .where(isReady)
      .returning();
    touch(ctx, imageTag(image.id));
    return now !== undefined && isWrittenInto(image, now);
  });
