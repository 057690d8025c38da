// Does what is the same when a piece of any kind is published: who may, and what can be wrong with its place, category, author,
// topics, text and pictures. The kinds add what is theirs.
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { invalid, valid } from '#kernel/outcomes.ts';
import type { Checked } from '#kernel/outcomes.ts';
import { hasRole } from '#kernel/viewer.ts';
import { findLocation } from '#bundles/locations/public.ts';
import type { Location } from '#bundles/locations/public.ts';
import { setImageUses } from '#bundles/media/public.ts';
import { setStreamUses } from '#bundles/streams/public.ts';
import { isEmptyText, parseDocument, toParts } from '#bundles/rich-text/public.ts';
import type { Part, RichTextDocument } from '#bundles/rich-text/public.ts';
import { ensureTags, getCategories, isOfferedAt } from '#bundles/topics/public.ts';
import { hiddenPeople, usersByIds } from '#bundles/users/public.ts';
import { imageIdsOf, imageIdsShown, streamIdsOf } from '#bundles/piece-pages/public.ts';
import type { ShownImages } from '#bundles/piece-pages/public.ts';
import { isSeenByAll, mayPublishPiece, usableImages } from '#bundles/pieces/public.ts';
import type { PieceFacts } from '#bundles/pieces/public.ts';
import { MAX_TAGS, MAX_TAG_LENGTH, tagTooLong, tooManyTags } from '#bundles/pieces/ui/public.ts';
import * as texts from './texts.ts';

export interface PublicationInput {
  /** Null for one that isn't chosen yet, which is said with everything else that is wrong. */
  readonly locationId: number | null;
  readonly categoryId: number | null;
  readonly tags?: readonly string[];
  /** It may be somebody else than the viewer, for editors only. */
  readonly authorId?: number;
  /** When it was written, if not now, for content that comes from elsewhere; the same for the next two. Editors only. */
  readonly createdAt?: Date;
  readonly publishedAt?: Date;
  readonly updatedAt?: Date;
  /** False for what comes from elsewhere, whenever it came out there: nobody is told that it is new. */
  readonly isNews?: boolean;
  /** Whether a piece that is changed stays as old as it is: what it says is what it said where it comes from. */
  readonly keepsDates?: boolean;
  /** Pictures that somebody put there who was allowed to, whoever publishes it now. */
  readonly shownIds?: readonly number[];
  /**
   * The revisions of the manuscript it comes from: which one it makes known, and which one was out before. They are for the
   * history.
   */
  readonly revisions?: { readonly before: number | null; readonly after: number };
  /** What was wrong already with what the input was read from. */
  readonly errors?: FieldErrors;
}

/** Who publishes where. */
export interface Publication {
  /** Undefined for an unknown one, which is said with everything else that is wrong. */
  readonly location: Location | undefined;
  readonly authorId: number;
}

/** Throws 403 for those who may not publish so, before anything is checked. */
export const authorizePublication = async (ctx: Ctx, input: PublicationInput): Promise<Publication> => {
  const authorId = input.authorId ?? ctx.viewer.id ?? 0;
  if (input.locationId === null) return { location: undefined, authorId };
  const location = await findLocation(ctx, input.locationId);
  const locationPath = location?.path ?? '';
  if (!mayPublishPiece(ctx.viewer, { locationPath, authorId })) throw forbidden();
  const { createdAt, publishedAt, updatedAt } = input;
  const isOfAnotherTime = [createdAt, publishedAt, updatedAt].some((moment) => moment !== undefined);
  if (isOfAnotherTime && !hasRole(ctx.viewer, 'editor', locationPath)) throw forbidden();
  return { location, authorId };
};

/** What of a piece's own is checked like everybody's, each under its name in the form. */
export interface PieceContent {
  /** A document tree, as JSON from wherever; null for a piece that does without. `missing` is said of an empty one. */
  readonly text: { readonly field: string; readonly tree: unknown; readonly missing?: string } | null;
  /** The picture that stands for it. */
  readonly picture: { readonly field: string; readonly id: number | null };
  /** Pictures that it shows already: somebody was allowed to put them there. */
  readonly shownIds?: readonly number[] | undefined;
  /** This is what the kind itself found wrong. */
  readonly errors: FieldErrors;
}

export interface CheckedPiece {
  readonly location: Location;
  readonly categoryId: number;
  readonly authorId: number;
  /** It is empty for a piece without text. */
  readonly document: RichTextDocument;
  readonly parts: readonly Part[];
}

/** Returns the piece as it can be stored, or everything that is wrong with it by field. */
export const checkPiece = async (
  ctx: Ctx,
  input: PublicationInput,
  { location, authorId }: Publication,
  content: PieceContent,
): Promise<Checked<CheckedPiece>> => {
  const text = readText(ctx, content);
  const shownIds = [...(input.shownIds ?? []), ...(content.shownIds ?? [])];
  const errors = {
    ...content.errors,
    ...input.errors,
    ...problemsOfTags(input.tags ?? []),
    ...((await usersByIds(ctx, [authorId])).size === 0 && { authorId: texts.authorUnknown }),
    ...(!location && { locationId: input.locationId === null ? texts.placeMissing : texts.placeUnknown }),
    ...(await problemsOfCategory(ctx, input, location)),
    ...(await problemsOfImages(ctx, location, { ...content, shownIds, parts: text.parts })),
    ...text.errors,
  };
  const { categoryId } = input;
  if (!location || categoryId === null || Object.keys(errors).length > 0) return invalid(errors);
  return valid({
    location,
    categoryId: await presentCategoryId(ctx, categoryId),
    authorId,
    document: text.document,
    parts: text.parts,
  });
};

/** Returns what the table of every kind holds of a piece that is published now, but for its slug; its tags are made. */
export const publishedRow = async (ctx: Ctx, piece: PublicationInput & CheckedPiece) => ({
  ...(await placedRow(ctx, piece)),
  createdAt: piece.createdAt ?? ctx.now,
  publishedAt: piece.publishedAt ?? ctx.now,
  updatedAt: piece.updatedAt ?? null,
});

/** Returns what is the same in the table of every kind whenever words come out: where the piece stands, and that it is out. */
export const placedRow = async (ctx: Ctx, piece: Pick<PublicationInput, 'tags'> & CheckedPiece) => {
  const { location, categoryId, authorId, tags = [] } = piece;
  return {
    state: 'published' as const,
    locationId: location.id,
    locationPath: location.path,
    categoryId,
    authorId,
    tagIds: await ensureTags(ctx, tags),
  };
};

/** Keeps account of the images and streams that a piece shows to all who see it, in the transaction that changes it. */
export const savePieceImages = async (
  ctx: Ctx,
  ref: ContentRef,
  piece: ShownImages & Pick<PieceFacts, 'state' | 'publishedAt' | 'locationPath' | 'authorId'>,
): Promise<void> => {
  const isHidden = await hiddenPeople(ctx);
  const isPublic = isSeenByAll({ ...piece, isAuthorHidden: isHidden(piece.authorId) }, ctx.now);
  const owner = { ...ref, locationPath: piece.locationPath };
  // The row of a piece that is erased may still name a picture.
  const shown = piece.state === 'erased' ? [] : imageIdsShown(piece);
  const images = shown.map((imageId) => ({ imageId, isPublic }));
  await setImageUses(ctx, owner, images);
  const streams = streamIdsOf(piece.parts).map((streamId) => ({ streamId, isPublic }));
  await setStreamUses(ctx, owner, streams);
};

const readText = ({ config }: Ctx, { text }: PieceContent) => {
  if (!text) return { document: WITHOUT_TEXT, parts: [], errors: {} };
  const read = parseDocument(text.tree, { publicUrl: config.publicUrl });
  if (read.ok) {
    const { document } = read;
    const isMissing = text.missing !== undefined && isEmptyText(document);
    return { document, parts: toParts(document), errors: isMissing ? { [text.field]: text.missing } : {} };
  }
  return { document: WITHOUT_TEXT, parts: [], errors: { [text.field]: read.errors.join(' ') } };
};

const WITHOUT_TEXT: RichTextDocument = { schemaVersion: 1, type: 'doc', content: [] };

export const problemsOfCategory = async (
  ctx: Ctx,
  { categoryId }: PublicationInput,
  location?: Location,
): Promise<FieldErrors> => {
  if (categoryId === null) return { categoryId: texts.categoryMissing };
  const category = (await getCategories(ctx)).byId.get(categoryId);
  if (!category) return { categoryId: texts.categoryUnknown };
  const isOffered = !location || isOfferedAt(category, location.path);
  return isOffered ? {} : { categoryId: texts.categoryElsewhere(category.name, location.name) };
};

/** Returns the category as it is now: for one that has become part of another since it was chosen, that other one. */
export const presentCategoryId = async (ctx: Ctx, categoryId: number) =>
  (await getCategories(ctx)).byId.get(categoryId)?.id ?? categoryId;

export const problemsOfTags = (tags: readonly string[]): FieldErrors => {
  if (tags.length > MAX_TAGS) return { tags: tooManyTags(MAX_TAGS) };
  return tags.some((tag) => tag.length > MAX_TAG_LENGTH) ? { tags: tagTooLong(MAX_TAG_LENGTH) } : {};
};

interface ImagesToCheck extends Pick<PieceContent, 'text' | 'picture' | 'shownIds'> {
  readonly parts: readonly Part[];
}

/** Whoever puts an image into a piece shows it to everybody: it must exist, and be theirs to show. */
const problemsOfImages = async (
  ctx: Ctx,
  location: Location | undefined,
  { text, picture, parts, shownIds }: ImagesToCheck,
): Promise<FieldErrors> => {
  const wanted = imageIdsShown({ imageId: picture.id, parts });
  const usable = await usableImages(ctx, wanted, { locationPath: location?.path ?? '', shownIds });
  const isUsable = (id: number) => usable.has(id);
  return {
    ...(picture.id !== null && !isUsable(picture.id) && { [picture.field]: texts.pictureUnusable }),
    ...(text && !imageIdsOf(parts).every(isUsable) && { [text.field]: texts.picturesUnusable }),
  };
};
