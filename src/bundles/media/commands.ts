// Uploads pictures: a row that is a stub, and the job that makes its files, come in one transaction.
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { FileSource } from '#kernel/files.ts';
import { enqueue } from '#kernel/jobs.ts';
import { record } from '#bundles/history/public.ts';
import { MAKE_VARIANTS } from './constants.ts';
import type { FileWords } from './formats/file-words.ts';
import { refuseUngranted, removeOriginal, storeOriginal } from './originals.ts';
import type { StoredOriginal, UploadRefusal } from './originals.ts';
import { mayOwnImage } from './policy.ts';
import { toFocusPercent } from './rules.ts';
import { images } from './schema.ts';

export interface ImageDetails {
  /** Names somebody else than the viewer, which only editors may. */
  readonly ownerId?: number;
  readonly caption?: string;
  /** Who made it, without „Foto:“. */
  readonly copyright?: string;
  /** Who made it where neither the uploader nor the file says so. */
  readonly presumedCopyright?: string;
  /** What it shows, for those who can't see it. */
  readonly alt?: string;
  /** Where it comes from, such as an agency or an archive. */
  readonly source?: string;
  /** The name that the uploader gave the file. */
  readonly filename?: string;
  /** The focus in per cent of the image as shown. contract.md 3 */
  readonly focus?: { readonly x: number; readonly y: number };
  /** What an image from another portal was like there. */
  readonly former?: FormerImage;
  /** The priority: images of a higher one are made before others that wait; 0 by default. */
  readonly priority?: number;
}

/** What else is known of an image than words. */
export interface FormerImage {
  /** A key of `LICENCES`; empty when nothing was said. */
  readonly licence: string;
  readonly licenceEndsAt: Date | null;
  readonly isReleased: boolean;
  /** The clockwise degrees by which the file is turned. */
  readonly rotation: number;
  readonly createdAt: Date;
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
  // After an exception the image may be there nevertheless, if only the answer was lost: the nightly job finds out later.
  const outcome = await createImage(ctx, stored.original, details);
  if (outcome.kind === 'refused') await removeOriginal(ctx, stored.original.key);
  return outcome;
};

/**
 * Makes an image of a file that has passed the door, perhaps within the transaction of what shows it. Where nothing is
 * said about it, the file's own words stand.
 */
export const createImage = (
  ctx: Ctx,
  original: StoredOriginal,
  details: ImageDetails = {},
): Promise<CreateImageOutcome> =>
  withTransaction(ctx, async (ctx): Promise<CreateImageOutcome> => {
    const ownerId = details.ownerId ?? ctx.viewer.id ?? 0;
    if (!mayOwnImage(ctx.viewer, ownerId)) return refuseUngranted();
    const words = wordsOf(details, original.words);
    const id = await insertImage(ctx, original, { ...details, ...words, ownerId });
    await record(ctx, { type: 'image', objectId: id, action: 'image.uploaded', after: words });
    await enqueue(ctx, { name: MAKE_VARIANTS }, { imageId: id }, { priority: details.priority ?? 0 });
    return { kind: 'created', id };
  });

type Words = Required<Pick<ImageDetails, 'caption' | 'copyright' | 'alt' | 'source'>>;

const insertImage = async (
  ctx: Ctx,
  original: StoredOriginal,
  details: ImageDetails & Words & { readonly ownerId: number },
): Promise<number> => {
  const { key: originalKey, bytes, sha256 } = original;
  const { ownerId, caption, copyright, alt, source, filename = '', focus = { x: 50, y: 50 } } = details;
  const facts = { originalKey, bytes, sha256, ...shownSize(original, details.former), filename };
  const [row] = await ctx.db
    .insert(images)
    .values({
      ownerId,
      ...facts,
      caption,
      copyright,
      alt,
      source,
      focusX: toFocusPercent(focus.x),
      focusY: toFocusPercent(focus.y),
      createdAt: ctx.now,
      ...details.former,
    })
    .returning({ id: images.id });
  return row!.id;
};

const shownSize = ({ width, height }: StoredOriginal, former: FormerImage | undefined) =>
  (former?.rotation ?? 0) % 180 === 0 ? { width, height } : { width: height, height: width };

/** What the uploader says counts, also when they say that there is nothing to be said. */
const wordsOf = (details: ImageDetails, { caption, copyright, source }: FileWords): Words => ({
  caption: (details.caption ?? caption).trim(),
  copyright: (details.copyright ?? (copyright.trim() || (details.presumedCopyright ?? ''))).trim(),
  alt: (details.alt ?? '').trim(),
  source: (details.source ?? source).trim(),
});
