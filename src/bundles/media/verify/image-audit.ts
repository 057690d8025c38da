// Compares the rows of images with their files.
import { inArray } from 'drizzle-orm';
import { inBatches } from '#kernel/batches.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { AuditRun, FileAudit } from '#kernel/file-audit.ts';
import { parseId } from '#kernel/parameters.ts';
import { ORIGINALS } from '../originals.ts';
import { findImages } from '../queries.ts';
import { images } from '../schema.ts';
import { allImages, checkImageFiles } from './check-images.ts';
import * as texts from './texts.ts';

const IMAGE_FILES = 'images/';
/** The number of questions to the storage that are asked at once. */
const AT_ONCE = 8;

const checkRows = async (ctx: Ctx, { isRepairing, report }: AuditRun): Promise<string> => {
  let checked = 0;
  for await (const batch of inBatches(allImages(ctx), AT_ONCE)) {
    checked += batch.length;
    report((await Promise.all(batch.map((image) => checkImageFiles(ctx, image, isRepairing)))).flat());
  }
  return texts.images(checked);
};

const findStrays = (ctx: Ctx, keys: readonly string[]): Promise<string[]> =>
  keys[0]?.startsWith(ORIGINALS) ? strayOriginals(ctx, keys) : strayFiles(ctx, keys);

const strayOriginals = async (ctx: Ctx, keys: readonly string[]): Promise<string[]> => {
  const rows = await ctx.db
    .select({ key: images.originalKey })
    .from(images)
    .where(inArray(images.originalKey, [...keys]));
  const known = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !known.has(key));
};

/** Also of former states: of a stub it isn't known which state it will have. */
const strayFiles = async (ctx: Ctx, keys: readonly string[]): Promise<string[]> => {
  const rows = await findImages(ctx, [...new Set(keys.map(idIn))]);
  return keys.filter((key) => {
    const image = rows.get(idIn(key));
    return !image || (!image.isStub && !key.startsWith(`${IMAGE_FILES}${image.id}/${image.version}/`));
  });
};

const idIn = (key: string): number => parseId(key.slice(IMAGE_FILES.length).split('/')[0]) ?? 0;

export const imageFiles: FileAudit = { folders: [ORIGINALS, IMAGE_FILES], checkRows, findStrays };
