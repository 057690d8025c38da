// This is what the image editor changes, and deleting an image. Refusals that the contract foresees are
// outcomes.
import { eq, inArray } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { enqueue } from '#kernel/jobs.ts';
import { invalid } from '#kernel/outcomes.ts';
import type { Invalid } from '#kernel/outcomes.ts';
import { record } from '#bundles/history/public.ts';
import { readSetting } from '#bundles/settings/public.ts';
import { imageTag, MAKE_VARIANTS } from '../constants.ts';
import { refusalOf } from '../elements/seen-image.ts';
import { mayDeleteImage, mayEditImage } from '../policy.ts';
import { findAskedImages, findImages } from '../queries.ts';
import type { AskedImage, Image } from '../queries.ts';
import { remakeImage } from '../remake-image.ts';
import { recomputeBlock } from '../rights/commands.ts';
import { images } from '../schema.ts';
import { removeImages } from '../unused.ts';
import type { ImageEdit } from './edit.ts';
import { turnTo } from './rules.ts';
import { requiresCopyright } from './settings.ts';
import * as texts from './texts.ts';
import { findUses } from './uses.ts';
import type { KnownUses } from './uses.ts';

export type EditOutcome =
  | { readonly kind: 'edited'; readonly image: Image }
  /** It is being worked on, or the upload that is to replace its file. contract.md 4 */
  | { readonly kind: 'stub' }
  | Invalid;

/** Runs upload → rotation → focuspoint → caption → copyright as one change. contract.md 13. Throws 403 and 404. */
export const editImage = (ctx: Ctx, id: number, edit: ImageEdit): Promise<EditOutcome> =>
  withTransaction(ctx, async (ctx): Promise<EditOutcome> => {
    const { uploadedImageId } = edit;
    const locked = await lockImages(ctx, uploadedImageId ? [id, uploadedImageId] : [id]);
    const image = locked.get(id);
    if (!image) throw notFound();
    if (!mayEditImage(ctx.viewer, image)) throw refusalOf(ctx, image);
    if (image.isStub) return { kind: 'stub' };
    const upload = uploadedImageId ? locked.get(uploadedImageId) : undefined;
    if (uploadedImageId && !(upload && isOwnUpload(ctx, upload, id))) throw forbidden();
    // Until it is made nobody knows whether it can be, and the file in whose place it comes is gone then.
    if (upload?.isStub) return { kind: 'stub' };
    const errors = await problemsOf(ctx, edit, upload);
    if (Object.keys(errors).length > 0) return invalid(errors);
    return { kind: 'edited', image: await change(ctx, image, edit, upload) };
  });

export type DeleteOutcome =
  | { readonly kind: 'deleted' }
  | { readonly kind: 'used'; readonly uses: KnownUses };

/** Takes an image away with all its files, unless something shows it. Throws 403 and 404. */
export const deleteImage = (ctx: Ctx, id: number): Promise<DeleteOutcome> =>
  withTransaction(ctx, async (ctx): Promise<DeleteOutcome> => {
    const image = (await lockImages(ctx, [id], 'update')).get(id);
    if (!image) throw notFound();
    if (!mayDeleteImage(ctx.viewer, image)) throw refusalOf(ctx, image);
    const uses = await findUses(ctx, id);
    if (uses.uses.length + uses.more > 0) return { kind: 'used', uses };
    await removeImages(ctx, [id]);
    const before = { ...wordsOf(image), ownerId: image.ownerId };
    await record(ctx, { type: 'image', objectId: id, action: 'image.deleted', before });
    return { kind: 'deleted' };
  });

/** Whoever else edits one of them waits; always in the same order, so that nobody waits in a circle. */
const lockImages = async (
  ctx: Ctx,
  ids: readonly number[],
  strength: 'no key update' | 'update' = 'no key update',
): Promise<ReadonlyMap<number, AskedImage>> => {
  await ctx.db
    .select({ id: images.id })
    .from(images)
    .where(inArray(images.id, [...ids]))
    .orderBy(images.id)
    .for(ids.length > 1 ? 'update' : strength);
  return findAskedImages(ctx, ids);
};

/** Says whether the viewer brought it for this, and it is shown nowhere. contract.md 13 */
const isOwnUpload = (ctx: Ctx, upload: AskedImage, targetId: number): boolean =>
  upload.id !== targetId &&
  upload.ownerId === ctx.viewer.id &&
  upload.access !== 'blocked' &&
  upload.places.length === 0;

const problemsOf = async (
  ctx: Ctx,
  { copyright }: ImageEdit,
  upload: Image | undefined,
): Promise<FieldErrors> => ({
  ...(upload && upload.failure !== null && { uploadedImageId: texts.uploadFailed }),
  ...(copyright === '' &&
    (await readSetting(ctx, requiresCopyright)) && { copyright: texts.copyrightMissing }),
});

const change = async (
  ctx: Ctx,
  image: Image,
  { uploadedImageId: _taken, rotation, ...rest }: ImageEdit,
  upload: Image | undefined,
): Promise<Image> => {
  const replaced = upload ? { ...image, ...originalOf(upload) } : image;
  const turned = rotation === undefined ? replaced : { ...replaced, ...turnTo(replaced, rotation) };
  const changed = changesBetween(image, { ...turned, ...rest });
  if (Object.keys(changed).length === 0) return image;
  const isToBeMade = 'sha256' in changed || 'rotation' in changed || upload !== undefined;
  if (upload) await takeOriginal(ctx, image, upload);
  await ctx.db
    .update(images)
    .set({ ...changed, ...(isToBeMade && { isStub: true, attempts: 0, failure: null }) })
    .where(eq(images.id, image.id));
  await recordEdit(ctx, image, changed, upload);
  if (isToBeMade) await enqueue(ctx, { name: MAKE_VARIANTS }, { imageId: image.id }, { priority: 1 });
  else await remake(ctx, image.id, changed);
  if ('licenceEndsAt' in changed) await recomputeBlock(ctx, image.id);
  return (await findImages(ctx, [image.id])).get(image.id)!;
};

/** Makes those files anew that show the change: caption and credit stand in all files, the focus shows in the social card alone. */
const remake = async (ctx: Ctx, id: number, changed: Changes) => {
  if ('caption' in changed || 'copyright' in changed) return remakeImage(ctx, id, 'all');
  if ('focusX' in changed || 'focusY' in changed) await remakeImage(ctx, id, 'card');
};

/** Returns the file of an upload as it was uploaded, upright and not cropped. */
const originalOf = (upload: Image) => {
  const { originalKey, sha256, bytes, filename } = upload;
  const { width, height, rotation } = turnTo(upload, 0);
  return { originalKey, sha256, bytes, filename, width, height, rotation, focusX: 50, focusY: 50 };
};

const EDITABLE = [
  'originalKey',
  'sha256',
  'bytes',
  'filename',
  'width',
  'height',
  'rotation',
  'focusX',
  'focusY',
  'caption',
  'copyright',
  'source',
  'licence',
  'licenceEndsAt',
  'alt',
  'isReleased',
] as const satisfies readonly (keyof Image)[];

type Changes = Partial<Pick<Image, (typeof EDITABLE)[number]>>;

const changesBetween = (before: Image, after: Image): Changes =>
  Object.fromEntries(
    EDITABLE.filter((name) => String(before[name]) !== String(after[name])).map((name) => [
      name,
      after[name],
    ]),
  );

/** Removes the upload's row; with its files goes the original that is replaced. */
const takeOriginal = (ctx: Ctx, image: Image, upload: Image): Promise<void> =>
  removeImages(ctx, [upload.id], new Map([[upload.id, image.originalKey]]));

const recordEdit = async (ctx: Ctx, image: Image, changed: Changes, upload: Image | undefined) => {
  const names = EDITABLE.filter((name) => name in changed && !UNRECORDED.includes(name));
  const pick = (of: Changes) => Object.fromEntries(names.map((name) => [name, of[name]]));
  await record(ctx, {
    type: 'image',
    objectId: image.id,
    action: upload ? 'image.replaced' : 'image.edited',
    before: pick(image),
    after: { ...pick(changed), ...(upload && { uploadedImageId: upload.id }) },
  });
  touch(ctx, imageTag(image.id));
};

/** Nobody who reads the history learns from it where a file lies. */
const UNRECORDED: readonly (keyof Image)[] = ['originalKey'];

const wordsOf = ({ caption, copyright, alt }: Image) => ({ caption, copyright, alt });
