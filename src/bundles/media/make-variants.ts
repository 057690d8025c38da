// Makes a picture out of a stub. Every step may be done again, and a worker may die between any two of them: files are written
// whole under names that tell their content, and the row changes last, in one short transaction.
import { and, eq, sql } from 'drizzle-orm';
import { announce, defineAnnouncement } from '#kernel/announcements.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { contentTypeOf, StorageUnavailable } from '#kernel/files.ts';
import { touch } from '#kernel/invalidation.ts';
import { enqueue } from '#kernel/jobs.ts';
import { allEnded } from './all-ended.ts';
import {
  imageTag,
  MAKE_VARIANTS,
  MAX_ATTEMPTS,
  MAX_FAILURES,
  REMAKE_IMAGE,
  STORAGE_PAUSE_MS,
} from './constants.ts';
import { BrokenImage } from './formats/image-format.ts';
import { formatOfKey } from './formats/known-formats.ts';
import { fileKey, folderOf, versionOf } from './image-addresses.ts';
import type { MadeFiles, WriteFile } from './image-files.ts';
import type { Source } from './original-pixels.ts';
import { removeOriginal } from './originals.ts';
import { findImages } from './queries.ts';
import type { Image } from './queries.ts';
import { images } from './schema.ts';
import * as texts from './texts.ts';

export interface VariantsPayload {
  readonly imageId: number;
}

/** Makes all files of an image and ends its being a stub. An image that is none is tidied only. */
export const makeVariants = async (ctx: Ctx, { imageId }: VariantsPayload): Promise<void> => {
  const image = await beginAttempt(ctx, imageId);
  if (!image) return removeOldFiles(ctx, imageId);
  if (image.attempts > MAX_ATTEMPTS) return markFailed(ctx, image);
  const made = await make(ctx, image).catch(async (error: unknown) => {
    if (error instanceof StorageUnavailable) return postpone(ctx, image);
    // A file that couldn't be decoded once never can be.
    if (!(error instanceof BrokenImage) && image.attempts < MAX_FAILURES) throw error;
    ctx.log.error({ err: error, imageId }, 'image given up');
    return markFailed(ctx, image, error);
  });
  if (!made) return;
  await finish(ctx, image, made);
  await removeOldFiles(ctx, imageId);
};

/** Counts before the work is begun: what kills the worker must not do so for ever. */
const beginAttempt = async (ctx: Ctx, imageId: number): Promise<Image | undefined> => {
  const [image] = await ctx.db
    .update(images)
    .set({ attempts: sql`${images.attempts} + 1` })
    .where(and(eq(images.id, imageId), images.isStub))
    .returning();
  return image;
};

interface Made extends MadeFiles {
  readonly version: string;
  /** The size of the original. */
  readonly bytes: number;
}

const make = async (ctx: Ctx, image: Image): Promise<Made> => {
  // Only the worker loads this: the process that serves pages has no use for it.
  const { makeFiles } = await import('./image-files.ts');
  const source = await readOriginal(ctx, image);
  const version = versionOf(image);
  const making = makeFiles(source, fileWriter(ctx, image.id, version));
  // An image that is given up gets no more files.
  const [made, bytes] = await allEnded([making, replaceOriginal(ctx, image, source)]);
  return { ...made, version, bytes };
};

/** Reads the file that everything is made of, with what is to be done to it. Throws BrokenImage when it is gone. */
export const readOriginal = async (ctx: Ctx, image: Image): Promise<Source> => {
  const { originalKey, rotation, focusX: x, focusY: y, caption, copyright } = image;
  const format = formatOfKey(originalKey);
  const original = await ctx.portal.files.get(originalKey);
  if (!format || !original) throw new BrokenImage('its original is gone');
  const file = Buffer.concat(await original.stream.toArray());
  return { file, format, rotation, focus: { x, y }, words: { caption, copyright } };
};

/** Writes what was made of an image into the storage. */
export const fileWriter =
  (ctx: Ctx, id: number, version: string): WriteFile =>
  async (name, extension, bytes) => {
    const key = fileKey(id, version, name, extension);
    await ctx.portal.files.put(key, oneChunk(bytes), { contentType: contentTypeOf(key) });
  };

/** Puts the cleaned original into the place of the uploaded one; returns its size. */
const replaceOriginal = async (ctx: Ctx, { originalKey }: Image, source: Source): Promise<number> => {
  const { cleanOriginal } = await import('./clean-original.ts');
  const cleaned = await cleanOriginal(source);
  if (!cleaned.equals(source.file))
    await ctx.portal.files.put(originalKey, oneChunk(cleaned), { contentType: contentTypeOf(originalKey) });
  return cleaned.length;
};

async function* oneChunk(bytes: Buffer) {
  yield bytes;
}

/**
 * Nothing happens when the image was turned or replaced meanwhile: a job of its own works on that. Words and focus may
 * have been changed while they were being written into the files: then that is made up for.
 * No entry: what the job makes follows from what was uploaded.
 */
const finish = (ctx: Ctx, image: Image, { bytes, ...made }: Made): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const { id, rotation, originalKey } = image;
    const isSame = and(eq(images.rotation, rotation), eq(images.originalKey, originalKey));
    const edition = sql`${images.edition} + 1`;
    const [now] = await ctx.db
      .update(images)
      .set({
        ...made,
        bytes,
        edition,
        isStub: false,
        failure: null,
        attempts: 0,
        madeBytes: null,
        hasStep: true,
      })
      .where(and(eq(images.id, id), images.isStub, isSame))
      .returning();
    if (now && !isWrittenInto(image, now))
      await enqueue(ctx, { name: REMAKE_IMAGE }, { imageId: id, what: 'all' });
    touch(ctx, imageTag(id));
  });

/** Says whether what was made of an image when it was read shows what is said of it now. */
export const isWrittenInto = (read: Image, now: Image): boolean =>
  (['caption', 'copyright', 'focusX', 'focusY'] as const).every((name) => read[name] === now[name]);

/**
 * Removes what was made for former states of an image. What is listed before the row is read can't be the work of a
 * job that began after it.
 */
export const removeOldFiles = async (ctx: Ctx, id: number): Promise<void> => {
  const keys: string[] = [];
  for await (const key of ctx.portal.files.list(folderOf(id))) keys.push(key);
  const image = (await findImages(ctx, [id])).get(id);
  if (image?.isStub) return;
  const present = image && image.version !== '' ? `${folderOf(id)}${image.version}/` : undefined;
  for (const key of keys) if (!present || !key.startsWith(present)) await ctx.portal.files.remove(key);
};

/**
 * Lets the image wait without having failed: the storage being away is not its fault. No entry: nothing happened but waiting.
 */
const postpone = async (ctx: Ctx, { id }: Image): Promise<undefined> => {
  const startAfter = new Date(ctx.now.getTime() + STORAGE_PAUSE_MS);
  await withTransaction(ctx, async (ctx) => {
    await ctx.db
      .update(images)
      .set({ attempts: sql`greatest(${images.attempts} - 1, 0)` })
      .where(eq(images.id, id));
    await enqueue(ctx, { name: MAKE_VARIANTS }, { imageId: id }, { startAfter });
  });
};

/** Nothing could be made of what somebody uploaded. */
export interface ImageFailed {
  readonly imageId: number;
  readonly ownerId: number;
  /** The name that its owner gave the file; it is empty when nobody knows. */
  readonly filename: string;
  /** The moment, ISO 8601: another file may fail in its place. */
  readonly at: string;
}

export const imageFailed = defineAnnouncement<ImageFailed>('images.failed');

/**
 * Turns the stub into an image that says why it has no files, and tells its owner. An original that is no image is removed. One
 * whose original was replaced meanwhile has a job of its own. No entry: the image itself says why it failed.
 */
const markFailed = async (ctx: Ctx, image: Image, error?: unknown): Promise<undefined> => {
  const { id: imageId, ownerId, filename, originalKey } = image;
  await retainOriginal(ctx, image, error);
  await withTransaction(ctx, async (ctx) => {
    const { rowCount } = await ctx.db
      .update(images)
      .set({ isStub: false, failure: texts.makingFailed, attempts: 0 })
      .where(and(eq(images.id, imageId), images.isStub, eq(images.originalKey, originalKey)));
    const failed: ImageFailed = { imageId, ownerId, filename, at: ctx.now.toISOString() };
    if (rowCount) await announce(ctx, imageFailed, failed);
    touch(ctx, imageTag(imageId));
  });
  await removeOldFiles(ctx, imageId);
};

/** Keeps an original that is an image, without its traces; one that can't be decoded is removed. */
const retainOriginal = async (ctx: Ctx, image: Image, error: unknown): Promise<void> => {
  if (error instanceof BrokenImage) return removeOriginal(ctx, image.originalKey);
  try {
    await replaceOriginal(ctx, image, await readOriginal(ctx, image));
  } catch (error) {
    if (error instanceof StorageUnavailable) throw error;
    await removeOriginal(ctx, image.originalKey);
  }
};
