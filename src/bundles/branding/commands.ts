// Changes the portal's own pictures.
import { createHash } from 'node:crypto';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden } from '#kernel/errors.ts';
import { StorageUnavailable, contentTypeOf } from '#kernel/files.ts';
import type { FileSource } from '#kernel/files.ts';
import { refusedFor } from '#kernel/outcomes.ts';
import type { Refused } from '#kernel/outcomes.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { findTheme } from '#bundles/appearance/public.ts';
import { removeOriginal, storeOriginal } from '#bundles/media/public.ts';
import { mayChangeSettings, saveSettings } from '#bundles/settings/public.ts';
import { LARGEST_SIDE, SMALLEST, UPLOAD_LIMIT } from './constants.ts';
import type { BrandPictureName } from './constants.ts';
import { fileKey } from './files.ts';
import type { MadePicture } from './make-files.ts';
import { pictureSettings, writePicture } from './setting.ts';
import * as texts from './texts.ts';

export type BrandOutcome = { readonly kind: 'saved' | 'unchanged' } | Refused;

/**
 * Takes a picture in through the same door as all others and puts it on every page. Throws 403 for all but administrators,
 * and 429.
 */
export const saveBrandPicture = async (
  ctx: Ctx,
  which: BrandPictureName,
  source: FileSource,
): Promise<BrandOutcome> => {
  if (!mayChangeSettings(ctx.viewer)) throw forbidden();
  await limitAttempts(ctx, `brand-picture:${ctx.viewer.id}`, UPLOAD_LIMIT);
  const stored = await storeOriginal(ctx, source);
  if (stored.kind === 'refused') return stored;
  const { key, width, height } = stored.original;
  try {
    const least = SMALLEST[which];
    if (width < least.width || height < least.height)
      return refusedFor('size', texts.tooSmall(least.width, least.height));
    if (Math.max(width, height) > LARGEST_SIDE) return refusedFor('size', texts.tooLarge(LARGEST_SIDE));
    const made = await make(ctx, which, key);
    return made ? await store(ctx, which, made) : refusedFor('broken', texts.unreadable);
  } finally {
    await removeOriginal(ctx, key);
  }
};

/** Makes the files of a picture; undefined for what can't be decoded. */
const make = async (ctx: Ctx, which: BrandPictureName, key: string): Promise<MadePicture | undefined> => {
  const original = await ctx.portal.files.get(key);
  if (!original) throw new StorageUnavailable('an upload is gone');
  const bytes = Buffer.concat(await original.stream.toArray());
  const { paper } = (await findTheme(ctx)).colors;
  const { makeFiles } = await import('./make-files.ts');
  return makeFiles(which, bytes, paper.light).catch((error: unknown) => {
    ctx.log.info({ err: error, which }, 'picture of the portal refused');
    return undefined;
  });
};

const VERSION_LENGTH = 16;

const store = async (
  ctx: Ctx,
  which: BrandPictureName,
  { files, width, height }: MadePicture,
): Promise<BrandOutcome> => {
  const hash = createHash('sha256');
  for (const { bytes } of files) hash.update(bytes);
  const version = hash.digest('hex').slice(0, VERSION_LENGTH);
  for (const { name, bytes } of files) {
    const key = fileKey(version, name);
    await ctx.portal.files.put(key, oneChunk(bytes), { contentType: contentTypeOf(key) });
  }
  return change(ctx, which, writePicture({ version, width, height }));
};

async function* oneChunk(bytes: Buffer) {
  yield bytes;
}

/** Removes a picture, so that the portal shows what it came with. Throws 403 for all but administrators. */
export const removeBrandPicture = (ctx: Ctx, which: BrandPictureName): Promise<BrandOutcome> =>
  change(ctx, which, '');

const change = async (ctx: Ctx, which: BrandPictureName, value: string): Promise<BrandOutcome> => {
  const changed = await saveSettings(ctx, [{ definition: pictureSettings[which], value }]);
  return { kind: changed > 0 ? 'saved' : 'unchanged' };
};
