// Cleans up what was begun and never ended. Once a night originals without an image go, and forgotten stubs come back.
import { and, inArray, lt } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { enqueue } from '#kernel/jobs.ts';
import { STALLED_AFTER_MS, ORPHANED_AFTER_MS, MAKE_VARIANTS } from './constants.ts';
import { folderOf } from './image-addresses.ts';
import { ORIGINALS, removeOriginal } from './originals.ts';
import { images } from './schema.ts';

const BATCH = 500;

/** Removes originals of uploads that never became an image; returns how many. */
export const removeOrphanedOriginals = async (ctx: Ctx): Promise<number> => {
  let removed = 0;
  let batch: string[] = [];
  const look = async () => {
    for (const key of await withoutImage(ctx, batch)) {
      if (!(await isOld(ctx, key))) continue;
      await removeOriginal(ctx, key);
      removed++;
    }
    batch = [];
  };
  for await (const key of ctx.portal.files.list(ORIGINALS)) {
    batch.push(key);
    if (batch.length === BATCH) await look();
  }
  await look();
  return removed;
};

/** Hands images that are unfinished for long to the worker again; that does no harm to one that is being worked on. */
export const requeueStubs = async (ctx: Ctx): Promise<number> => {
  const since = new Date(ctx.now.getTime() - STALLED_AFTER_MS);
  const stubs = await ctx.db
    .select({ imageId: images.id })
    .from(images)
    .where(and(images.isStub, lt(images.createdAt, since)));
  for (const stub of stubs) await enqueue(ctx, { name: MAKE_VARIANTS }, stub);
  return stubs.length;
};

/** Removes all files of an image whose row is gone. */
export const removeFiles = async (ctx: Ctx, { id, key }: { id: number; key: string }): Promise<void> => {
  for await (const made of ctx.portal.files.list(folderOf(id))) await ctx.portal.files.remove(made);
  await removeOriginal(ctx, key);
};

const withoutImage = async (ctx: Ctx, keys: readonly string[]): Promise<string[]> => {
  if (keys.length === 0) return [];
  const rows = await ctx.db
    .select({ key: images.originalKey })
    .from(images)
    .where(inArray(images.originalKey, [...keys]));
  const known = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !known.has(key));
};

/** Says whether the file is old enough to go: a younger one may be on its way into a row right now. */
const isOld = async (ctx: Ctx, key: string) => {
  const facts = await ctx.portal.files.stat(key);
  return facts !== undefined && facts.modifiedAt.getTime() < ctx.now.getTime() - ORPHANED_AFTER_MS;
};
