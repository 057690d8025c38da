// Gives places their pictures.
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import type { UploadedFile } from '#kernel/multipart.ts';
import { invalid } from '#kernel/outcomes.ts';
import type { Invalid } from '#kernel/outcomes.ts';
import { parseId } from '#kernel/parameters.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { findLocation, mayChangeLocations, savePlacePicture } from '#bundles/locations/public.ts';
import {
  createImage,
  picturesByIds,
  removeOriginal,
  setImageUses,
  showableImages,
  storeOriginal,
  useReferences,
} from '#bundles/media/public.ts';
import type { StoredOriginal } from '#bundles/media/public.ts';
import { MAX_LINE, SHOWN_BY, UPLOAD_LIMIT } from './constants.ts';
import * as texts from './texts.ts';

export type PictureOutcome = { readonly kind: 'saved' | 'unchanged'; readonly place: string } | Invalid;

/**
 * Puts an image on top of a place's page, where everybody may fetch it; null takes it away, and leaves it to its owner. Throws
 * 403, also for an image that the viewer may not put there, and 404.
 */
export const choosePlacePicture = (
  ctx: Ctx,
  placeId: number,
  imageId: number | null,
): Promise<Exclude<PictureOutcome, Invalid>> =>
  withTransaction(ctx, async (ctx) => {
    // Writes the history too.
    const { location, isChanged } = await savePlacePicture(ctx, placeId, imageId);
    if (!isChanged) return { kind: 'unchanged', place: location.name };
    const owner = { type: SHOWN_BY, id: location.id, locationPath: location.path };
    // Locks the image: it stays what is asked of it below.
    await setImageUses(ctx, owner, imageId === null ? [] : [{ imageId, isPublic: true }]);
    if (imageId !== null) {
      if (!(await showableImages(ctx, [imageId], location.path)).has(imageId)) throw forbidden();
      await useReferences(ctx, [imageId]);
    }
    return { kind: 'saved', place: location.name };
  });

/** What a form sends: a file with its words, or the number or address of an image that is there. */
export interface TypedPicture {
  readonly image: string;
  readonly alt: string;
  readonly credit: string;
}

/** Throws 403, 404 and 429. */
export const savePicture = async (
  ctx: Ctx,
  placeId: number,
  typed: TypedPicture,
  file: UploadedFile | undefined,
): Promise<PictureOutcome> => {
  if (!mayChangeLocations(ctx.viewer)) throw forbidden();
  // This is asked before a file is kept for the place.
  if ((await findLocation(ctx, placeId))?.id !== placeId) throw notFound();
  if (file) return uploadPicture(ctx, placeId, typed, file);
  const checked = await checkImage(ctx, typed.image);
  return typeof checked === 'string'
    ? invalid({ image: checked })
    : choosePlacePicture(ctx, placeId, checked);
};

/** Returns the id, or what is wrong. In an address the id is the number at its end. */
const checkImage = async (ctx: Ctx, typed: string): Promise<number | string> => {
  const [number] = /\d+(?=\D*$)/.exec(typed) ?? [];
  const id = parseId(number);
  if (id === undefined) return typed.trim() === '' ? texts.missing : texts.unusable;
  const [showable, pictures] = await Promise.all([showableImages(ctx, [id], ''), picturesByIds(ctx, [id])]);
  const picture = pictures.get(id);
  if (!picture || !showable.has(id)) return texts.unusable;
  if (picture.alt.trim() === '') return texts.withoutAlt;
  return picture.credit.trim() === '' ? texts.withoutCredit : id;
};

const uploadPicture = async (
  ctx: Ctx,
  placeId: number,
  { alt, credit }: TypedPicture,
  file: UploadedFile,
): Promise<PictureOutcome> => {
  const problems = {
    ...(alt.trim() === '' && { alt: texts.altMissing }),
    ...(alt.length > MAX_LINE && { alt: texts.tooLong(MAX_LINE) }),
    ...(credit.length > MAX_LINE && { credit: texts.tooLong(MAX_LINE) }),
  };
  if (Object.keys(problems).length > 0) return invalid(problems);
  await limitAttempts(ctx, `place-picture:${ctx.viewer.id}`, UPLOAD_LIMIT);
  const stored = await storeOriginal(ctx, file.read());
  if (stored.kind === 'refused') return invalid({ file: stored.text });
  const { original } = stored;
  const copyright = credit.trim() || original.words.copyright.trim();
  const outcome =
    copyright === ''
      ? invalid({ credit: texts.creditMissing })
      : await bringPicture(ctx, placeId, original, { alt, copyright, filename: file.filename });
  if (outcome.kind === 'invalid') await removeOriginal(ctx, original.key);
  return outcome;
};

/** Brings a picture, so that either the image is there and the place shows it, or neither. */
const bringPicture = (
  ctx: Ctx,
  placeId: number,
  original: StoredOriginal,
  words: { readonly alt: string; readonly copyright: string; readonly filename: string },
): Promise<PictureOutcome> =>
  withTransaction(ctx, async (ctx): Promise<PictureOutcome> => {
    const image = await createImage(ctx, original, { ...words, priority: 1 });
    if (image.kind === 'refused') return invalid({ file: image.text });
    return choosePlacePicture(ctx, placeId, image.id);
  });
