// Takes in an image that somebody uploads in the image editor, and says whether they had uploaded it before.
import { and, asc, eq, isNull, lt, ne } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { unauthorised } from '#kernel/errors.ts';
import type { FileSource } from '#kernel/files.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { receiveUpload } from '../commands.ts';
import { UPLOAD_LIMIT } from '../constants.ts';
import { imageObjOf } from '../image-obj.ts';
import type { ImageObj, UrlSet } from '../image-obj.ts';
import type { UploadRefusal } from '../originals.ts';
import { findImages } from '../queries.ts';
import type { Image } from '../queries.ts';
import { images } from '../schema.ts';

export interface ImageAnswer {
  readonly imageObj: ImageObj;
  readonly imageUrls: UrlSet;
}

/** What the upload answers for its file. contract.md 7 */
export interface ImportedImage extends ImageAnswer {
  /** The same file, uploaded earlier by the same person: the editor may offer to take that one. contract.md 15 */
  readonly duplicateOf?: ImageAnswer;
}

export type ImportOutcome = { readonly kind: 'imported'; readonly image: ImportedImage } | UploadRefusal;

/**
 * Takes the viewer's file in; the image is a stub that belongs to them. `isOwn`: they chose it among their own files, so
 * that they most likely made it where the file names nobody. Throws 401 and 429.
 */
export const importImage = async (
  ctx: Ctx,
  source: FileSource,
  filename: string,
  { isOwn = false }: { readonly isOwn?: boolean } = {},
): Promise<ImportOutcome> => {
  if (!isSignedIn(ctx.viewer)) throw unauthorised();
  await limitAttempts(ctx, `image-upload:${ctx.viewer.id}`, UPLOAD_LIMIT);
  const outcome = await receiveUpload(ctx, source, {
    filename: normalizeFilename(filename),
    priority: 1,
    ...(isOwn && { presumedCopyright: ctx.viewer.name }),
  });
  if (outcome.kind === 'refused') return outcome;
  const image = (await findImages(ctx, [outcome.id])).get(outcome.id)!;
  const older = await findDuplicate(ctx, image);
  const duplicateOf = older && { duplicateOf: answerOf(ctx, older) };
  return { kind: 'imported', image: { ...answerOf(ctx, image), ...duplicateOf } };
};

const MAX_FILENAME = 120;

/** Returns the last part of the name, in one line and without signs that could turn it around; the ending stays. */
export const normalizeFilename = (filename: string): string => {
  const name = filename
    .toWellFormed()
    .normalize('NFC')
    .replace(/^.*[\\/]/s, '')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029\ufffd]/gu, '')
    .trim();
  if (name.length <= MAX_FILENAME) return name;
  const ending = /\.\w{1,8}$/.exec(name)?.[0] ?? '';
  return `${name
    .slice(0, MAX_FILENAME - ending.length - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '')}…${ending}`;
};

const answerOf = (ctx: Ctx, image: Image): ImageAnswer => {
  const imageObj = imageObjOf(ctx, image);
  return { imageObj, imageUrls: imageObj.url_set };
};

/** Finds the oldest image of the same bytes and owner that can still be used. */
const findDuplicate = async (ctx: Ctx, { id, ownerId, sha256 }: Image): Promise<Image | undefined> => {
  const isTheirs = and(eq(images.ownerId, ownerId), eq(images.sha256, sha256), lt(images.id, id));
  const [older] = await ctx.db
    .select()
    .from(images)
    .where(and(isTheirs, ne(images.access, 'blocked'), isNull(images.failure)))
    .orderBy(asc(images.id))
    .limit(1);
  return older;
};
