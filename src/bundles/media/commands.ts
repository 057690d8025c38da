// Bringing pictures: a row that is a stub, and the job that makes its files, in one transaction.
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { FileSource } from '#kernel/files.ts';
import { enqueue } from '#kernel/jobs.ts';
import { record } from '#bundles/history/public.ts';
import { MAKE_VARIANTS } from './constants.ts';
import { refuseUngranted, removeOriginal, storeOriginal } from './originals.ts';
import type { StoredOriginal, UploadRefusal } from './originals.ts';
import { mayOwnImage } from './policy.ts';
import { toFocusPercent } from './rules.ts';
import { images } from './schema.ts';

export interface ImageDetails {
  /** Somebody else than the viewer; editors only. */
  readonly ownerId?: number;
  readonly caption?: string;
  /** Who made it, without „Foto:“. */
  readonly copyright?: string;
  /** What it shows, for those who can't see it. */
  readonly alt?: string;
  /** Per cent of the image as shown. Spec 3 */
  readonly focus?: { readonly x: number; readonly y: number };
  /** Images of a higher one are made before others that wait; 0 by default. */
  readonly priority?: number;
}

export type CreateImageOutcome = { readonly kind: 'created'; readonly id: number } | UploadRefusal;

/** Takes a file in and makes an image of it; outside any transaction. What is refused leaves no file. */
export const receiveUpload = async (
  ctx: Ctx,
  source: FileSource,
  details: ImageDetails = {},
): Promise<CreateImageOutcome> => {
  const stored = await storeOriginal(ctx, source);
  if (stored.kind === 'refused') return stored;
  // After an exception the image may be there nevertheless, if only the answer was lost: the nightly job knows then.
  const outcome = await createImage(ctx, stored.original, details);
  if (outcome.kind === 'refused') await removeOriginal(ctx, stored.original.key);
  return outcome;
};

/** Makes an image of a file that has passed the door, perhaps within the transaction of what shows it. */
export const createImage = (
  ctx: Ctx,
  original: StoredOriginal,
  details: ImageDetails = {},
): Promise<CreateImageOutcome> =>
  withTransaction(ctx, async (ctx): Promise<CreateImageOutcome> => {
    const ownerId = details.ownerId ?? ctx.viewer.id ?? 0;
    if (!mayOwnImage(ctx.viewer, ownerId)) return refuseUngranted();
    const id = await insertImage(ctx, original, { ...details, ownerId });
    await record(ctx, { type: 'image', objectId: id, action: 'image.uploaded', after: wordsOf(details) });
    await enqueue(ctx, { name: MAKE_VARIANTS }, { imageId: id }, { priority: details.priority ?? 0 });
    return { kind: 'created', id };
  });

const insertImage = async (
  ctx: Ctx,
  { key, ...facts }: StoredOriginal,
  details: ImageDetails & { readonly ownerId: number },
): Promise<number> => {
  const { ownerId, focus = { x: 50, y: 50 } } = details;
  const [row] = await ctx.db
    .insert(images)
    .values({
      ...facts,
      ...wordsOf(details),
      ownerId,
      originalKey: key,
      focusX: toFocusPercent(focus.x),
      focusY: toFocusPercent(focus.y),
      createdAt: ctx.now,
    })
    .returning({ id: images.id });
  return row!.id;
};

const wordsOf = ({ caption = '', copyright = '', alt = '' }: ImageDetails) => ({
  caption: caption.trim(),
  copyright: copyright.trim(),
  alt: alt.trim(),
});
