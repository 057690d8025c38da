// Publishing snapshots.
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { toSlug } from '#kernel/slug.ts';
import { hasRole } from '#kernel/viewer.ts';
import { record } from '#bundles/history/public.ts';
import { findLocation } from '#bundles/locations/public.ts';
import type { Location } from '#bundles/locations/public.ts';
import { imageOwners, setImageUses } from '#bundles/media/public.ts';
import { imageIdsOf, savePiece } from '#bundles/pieces/public.ts';
import { parseDocument, toParts } from '#bundles/rich-text/public.ts';
import type { Part, RichTextDocument } from '#bundles/rich-text/public.ts';
import { ensureTags, getCategories } from '#bundles/topics/public.ts';
import { usersByIds } from '#bundles/users/public.ts';
import { MAX_TAGS, MAX_TAG_LENGTH, MAX_TITLE_LENGTH, snapshotTag } from './constants.ts';
import { isOpenToAll, mayPublishSnapshot, mayShowImage } from './policy.ts';
import { snapshots } from './schema.ts';
import * as texts from './texts.ts';

export interface SnapshotInput {
  readonly title: string;
  /** A document tree, as JSON from wherever; checked against the schema. A picture may do without. */
  readonly text?: unknown;
  readonly imageId: number;
  readonly locationId: number;
  readonly categoryId: number;
  readonly tags?: readonly string[];
  /** Somebody else than the viewer; editors only. */
  readonly authorId?: number;
  /** Other times than now, for content that comes from elsewhere; editors only. */
  readonly publishedAt?: Date;
  readonly updatedAt?: Date;
}

export type PublishOutcome =
  | { readonly kind: 'published'; readonly id: number }
  | { readonly kind: 'invalid'; readonly errors: FieldErrors };

/** Publishes a new snapshot at once. Throws 403. */
export const publishSnapshot = (ctx: Ctx, input: SnapshotInput): Promise<PublishOutcome> =>
  withTransaction(ctx, async (ctx): Promise<PublishOutcome> => {
    const location = await findLocation(ctx, input.locationId);
    const authorId = input.authorId ?? ctx.viewer.id ?? 0;
    if (!mayPublishSnapshot(ctx.viewer, { locationPath: location?.path ?? '', authorId })) throw forbidden();
    const isOfAnotherTime = input.publishedAt !== undefined || input.updatedAt !== undefined;
    if (isOfAnotherTime && !hasRole(ctx.viewer, 'editor', location?.path)) throw forbidden();
    const checked = await checkSnapshot(ctx, input, location);
    if ('errors' in checked) return { kind: 'invalid', errors: checked.errors };
    const id = await insertSnapshot(ctx, { ...input, ...checked, authorId });
    touch(ctx, snapshotTag(id));
    return { kind: 'published', id };
  });

interface CheckedSnapshot {
  readonly location: Location;
  readonly document: RichTextDocument | null;
  readonly parts: readonly Part[];
}

const checkSnapshot = async (
  ctx: Ctx,
  input: SnapshotInput,
  location: Location | undefined,
): Promise<CheckedSnapshot | { readonly errors: FieldErrors }> => {
  const { title, imageId, tags = [] } = input;
  const category = (await getCategories(ctx)).byId.get(input.categoryId);
  const authors = await usersByIds(ctx, [input.authorId ?? ctx.viewer.id ?? 0]);
  const text = readText(ctx, input.text);
  const parts = text.ok && text.document ? toParts(text.document) : [];
  const isUsable = await imageCheck(ctx, [imageId, ...imageIdsOf(parts)], location);
  const errors = {
    ...(!title.trim() && { title: texts.titleMissing }),
    ...(title.length > MAX_TITLE_LENGTH && { title: texts.tooLong(MAX_TITLE_LENGTH) }),
    ...(!isUsable(imageId) && { imageId: texts.pictureUnusable }),
    ...(tags.length > MAX_TAGS && { tags: texts.tooManyTags(MAX_TAGS) }),
    ...(tags.some((tag) => tag.length > MAX_TAG_LENGTH) && { tags: texts.tooLong(MAX_TAG_LENGTH) }),
    ...(authors.size === 0 && { authorId: texts.authorUnknown }),
    ...(!location && { locationId: texts.placeUnknown }),
    ...(!category && { categoryId: texts.categoryUnknown }),
    ...(!imageIdsOf(parts).every(isUsable) && { text: texts.picturesUnusable }),
    ...(!text.ok && { text: text.errors.join(' ') }),
  };
  if (!text.ok || !location || Object.keys(errors).length > 0) return { errors };
  return { location, document: text.document, parts };
};

const readText = ({ config }: Ctx, text: unknown) =>
  text === undefined || text === null
    ? { ok: true as const, document: null }
    : parseDocument(text, { ownHost: new URL(config.publicUrl).host });

/** Which of these images exist and may be shown by the viewer. */
const imageCheck = async (ctx: Ctx, imageIds: readonly number[], location: Location | undefined) => {
  const owners = await imageOwners(ctx, imageIds);
  return (imageId: number): boolean => {
    const ownerId = owners.get(imageId);
    if (ownerId === undefined) return false;
    return mayShowImage(ctx.viewer, { ownerId, locationPath: location?.path ?? '' });
  };
};

type SnapshotToInsert = SnapshotInput & CheckedSnapshot & { readonly authorId: number };

const insertSnapshot = async (ctx: Ctx, input: SnapshotToInsert): Promise<number> => {
  const { location, document, parts, categoryId, authorId, imageId } = input;
  const title = input.title.trim();
  const publishedAt = input.publishedAt ?? ctx.now;
  const tagIds = await ensureTags(ctx, input.tags ?? []);
  const shared = { categoryId, authorId, tagIds, publishedAt, locationPath: location.path };
  const [row] = await ctx.db
    .insert(snapshots)
    .values({
      ...shared,
      title,
      text: document,
      parts,
      imageId,
      slug: toSlug(title, texts.snapshotSlug),
      state: 'published',
      locationId: location.id,
      createdAt: ctx.now,
      updatedAt: input.updatedAt ?? null,
    })
    .returning({ id: snapshots.id });
  const id = row!.id;
  await saveUses(ctx, id, { imageId, parts, publishedAt });
  await savePiece(ctx, { ...shared, type: 'imagepost', objectId: id, isListed: true, isPremium: false });
  await record(ctx, { type: 'imagepost', objectId: id, action: 'imagepost.published', after: { title } });
  return id;
};

interface Shown {
  readonly imageId: number;
  readonly parts: readonly Part[];
  readonly publishedAt: Date;
}

const saveUses = (ctx: Ctx, id: number, { imageId, parts, publishedAt }: Shown) => {
  const isPublic = isOpenToAll({ state: 'published', publishedAt }, ctx.now);
  const imageIds = [...new Set([imageId, ...imageIdsOf(parts)])];
  const uses = imageIds.map((shown) => ({ imageId: shown, isPublic }));
  return setImageUses(ctx, { type: 'imagepost', id }, uses);
};
