// Topic: what is the same when a piece of any kind is published: who may, and what can be wrong with its place,
// category, author, topics, text and pictures. The kinds add what is theirs.
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { hasRole } from '#kernel/viewer.ts';
import { findLocation } from '#bundles/locations/public.ts';
import type { Location } from '#bundles/locations/public.ts';
import { imageOwners, mayShowImage, setImageUses, setStreamUses } from '#bundles/media/public.ts';
import { parseDocument, toParts } from '#bundles/rich-text/public.ts';
import type { Part, RichTextDocument } from '#bundles/rich-text/public.ts';
import { ensureTags, getCategories } from '#bundles/topics/public.ts';
import { usersByIds } from '#bundles/users/public.ts';
import { MAX_TAGS, MAX_TAG_LENGTH } from './constants.ts';
import { imageIdsOf, streamIdsOf } from './piece-text.ts';
import { isOpenToAll, mayPublishPiece } from './policy.ts';
import type { PieceFacts } from './policy.ts';
import * as texts from './texts.ts';

export interface PublicationInput {
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

/** Who publishes where. */
export interface Publication {
  /** Undefined for an unknown one, which is said with everything else that is wrong. */
  readonly location: Location | undefined;
  readonly authorId: number;
}

/** Throws 403 for those who may not publish so, before anything is checked. */
export const admitPublication = async (ctx: Ctx, input: PublicationInput): Promise<Publication> => {
  const location = await findLocation(ctx, input.locationId);
  const authorId = input.authorId ?? ctx.viewer.id ?? 0;
  const locationPath = location?.path ?? '';
  if (!mayPublishPiece(ctx.viewer, { locationPath, authorId })) throw forbidden();
  const isOfAnotherTime = input.publishedAt !== undefined || input.updatedAt !== undefined;
  if (isOfAnotherTime && !hasRole(ctx.viewer, 'editor', locationPath)) throw forbidden();
  return { location, authorId };
};

/** What of a piece's own is checked like everybody's, each under its name in the form. */
export interface PieceContent {
  /** A document tree, as JSON from wherever; null for a piece that does without. */
  readonly text: { readonly field: string; readonly tree: unknown } | null;
  /** The picture that stands for it. */
  readonly picture: { readonly field: string; readonly id: number | null };
  /** What the kind itself found wrong. */
  readonly errors: FieldErrors;
}

export interface CheckedPiece {
  readonly location: Location;
  readonly authorId: number;
  /** An empty one for a piece without text. */
  readonly document: RichTextDocument;
  readonly parts: readonly Part[];
}

/** The piece as it can be stored, or everything that is wrong with it by field. */
export const checkPiece = async (
  ctx: Ctx,
  input: PublicationInput,
  { location, authorId }: Publication,
  content: PieceContent,
): Promise<CheckedPiece | { readonly errors: FieldErrors }> => {
  const text = readText(ctx, content);
  const errors = {
    ...content.errors,
    ...problemsOfTags(input.tags ?? []),
    ...((await usersByIds(ctx, [authorId])).size === 0 && { authorId: texts.authorUnknown }),
    ...(!location && { locationId: texts.placeUnknown }),
    ...(!(await getCategories(ctx)).byId.has(input.categoryId) && { categoryId: texts.categoryUnknown }),
    ...(await problemsOfImages(ctx, location, { ...content, parts: text.parts })),
    ...text.errors,
  };
  if (!location || Object.keys(errors).length > 0) return { errors };
  return { location, authorId, document: text.document, parts: text.parts };
};

/** What the table of every kind holds of a piece that is published now, but for its slug; its tags are made. */
export const publishedRow = async (ctx: Ctx, piece: PublicationInput & CheckedPiece) => {
  const { location, categoryId, authorId, tags = [] } = piece;
  return {
    state: 'published' as const,
    locationId: location.id,
    locationPath: location.path,
    categoryId,
    authorId,
    tagIds: await ensureTags(ctx, tags),
    createdAt: ctx.now,
    publishedAt: piece.publishedAt ?? ctx.now,
    updatedAt: piece.updatedAt ?? null,
  };
};

interface PieceImages {
  readonly imageId: number | null;
  readonly parts: readonly Part[];
}

/** Keeps account of the images and streams that a piece shows to all who see it, in the transaction that changes it. */
export const keepPieceImages = async (
  ctx: Ctx,
  ref: ContentRef,
  piece: PieceImages & Pick<PieceFacts, 'state' | 'publishedAt' | 'locationPath'>,
): Promise<void> => {
  const isPublic = isOpenToAll(piece, ctx.now);
  const owner = { ...ref, locationPath: piece.locationPath };
  const images = imageIdsShown(piece).map((imageId) => ({ imageId, isPublic }));
  await setImageUses(ctx, owner, images);
  const streams = streamIdsOf(piece.parts).map((streamId) => ({ streamId, isPublic }));
  await setStreamUses(ctx, owner, streams);
};

/** The picture that stands for a piece and those in its text, each once. */
export const imageIdsShown = ({ imageId, parts }: PieceImages): number[] => [
  ...new Set([...(imageId === null ? [] : [imageId]), ...imageIdsOf(parts)]),
];

const readText = ({ config }: Ctx, { text }: PieceContent) => {
  if (!text) return { document: WITHOUT_TEXT, parts: [], errors: {} };
  const read = parseDocument(text.tree, { publicUrl: config.publicUrl });
  if (read.ok) return { document: read.document, parts: toParts(read.document), errors: {} };
  return { document: WITHOUT_TEXT, parts: [], errors: { [text.field]: read.errors.join(' ') } };
};

const WITHOUT_TEXT: RichTextDocument = { schemaVersion: 1, type: 'doc', content: [] };

const problemsOfTags = (tags: readonly string[]): FieldErrors => {
  if (tags.length > MAX_TAGS) return { tags: texts.tooManyTags(MAX_TAGS) };
  return tags.some((tag) => tag.length > MAX_TAG_LENGTH) ? { tags: texts.tooLong(MAX_TAG_LENGTH) } : {};
};

interface ImagesToCheck extends Pick<PieceContent, 'text' | 'picture'> {
  readonly parts: readonly Part[];
}

/** Whoever puts an image into a piece shows it to everybody: it must exist, and be theirs to show. */
const problemsOfImages = async (
  ctx: Ctx,
  location: Location | undefined,
  { text, picture, parts }: ImagesToCheck,
): Promise<FieldErrors> => {
  const inText = imageIdsOf(parts);
  const owners = await imageOwners(ctx, imageIdsShown({ imageId: picture.id, parts }));
  const isUsable = (id: number): boolean => {
    const ownerId = owners.get(id);
    return ownerId !== undefined && mayShowImage(ctx.viewer, { ownerId, locationPath: location?.path ?? '' });
  };
  return {
    ...(picture.id !== null && !isUsable(picture.id) && { [picture.field]: texts.pictureUnusable }),
    ...(text && !inText.every(isUsable) && { [text.field]: texts.picturesUnusable }),
  };
};
