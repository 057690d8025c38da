// Loads the pictures of a thing of any kind that has them, in order, and puts them in another order. contract.md 7, 13, 15.6
import type { ContentKind, ContentRef, KindPictures, SetPicturesOutcome } from '#kernel/content-kinds.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { badRequest, forbidden, notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { imageObjOf } from '../image-obj.ts';
import { mayEditImage, mayReuseImage } from '../policy.ts';
import { findAskedImages } from '../queries.ts';
import { useReferences } from '../references/commands.ts';
import { acceptedUploads } from '../settings.ts';
import { editingPaths } from './paths.ts';
import { toOrderedPicture } from './rules.ts';
import * as texts from './texts.ts';
import type { OrderedImageObj, PictureOrderView } from './views.ts';

export interface PicturesOptions {
  readonly heroId: number | null;
  readonly galleryIds: readonly number[];
  /** The revision of the state that the viewer saw. */
  readonly revision: number;
}

/** Loads the props of the island. Throws 400 for a kind without pictures, 403 and 404. */
export const loadPictureOrder = async (ctx: Ctx, ref: ContentRef): Promise<PictureOrderView> => {
  const { summary, pictures } = await getThing(ctx, ref);
  const { revision, galleryIds } = pictures;
  const [images, uploads] = await Promise.all([findInOrder(ctx, pictures), acceptedUploads(ctx)]);
  return {
    ownerType: ref.type,
    ownerId: ref.id,
    title: summary.title,
    href: summary.href,
    pageHref: url(editingPaths.picturesPage, { ownerType: ref.type, ownerId: ref.id }),
    action: url(editingPaths.savePictures),
    revision,
    hasGallery: galleryIds !== null,
    pictures: images.map(({ image, place }) =>
      toOrderedPicture(imageObjOf(ctx, image), place, mayEditImage(ctx.viewer, image)),
    ),
    uploads,
  };
};

/** Loads the same pictures in the form in which the calls give images. */
export const loadOrderedImages = async (ctx: Ctx, ref: ContentRef): Promise<OrderedImageObj[]> => {
  const { pictures } = await getThing(ctx, ref);
  const images = await findInOrder(ctx, pictures);
  return images.map(({ image, place }) => ({ ...imageObjOf(ctx, image), place }));
};

/**
 * Puts them in another order, adds and takes away. Throws 400, 403 and 404; then nothing has changed.
 * No entry: the kind whose pictures they are leaves one.
 */
export const savePictureOrder = (
  ctx: Ctx,
  ref: ContentRef,
  { heroId, galleryIds, revision }: PicturesOptions,
): Promise<SetPicturesOutcome> =>
  withTransaction(ctx, async (ctx): Promise<SetPicturesOutcome> => {
    const { kind, pictures } = await getThing(ctx, ref);
    if (pictures.galleryIds === null && galleryIds.length > 0) throw badRequest(texts.noGallery);
    const added = [...new Set(idsOf({ heroId, galleryIds }))].filter((id) => !idsOf(pictures).includes(id));
    if (!(await areReusable(ctx, added))) throw forbidden();
    const options = { heroId, galleryIds: pictures.galleryIds && [...new Set(galleryIds)], revision };
    const outcome = await kind.set(ctx, ref.id, options);
    if (outcome.kind === 'set') await useReferences(ctx, added);
    return outcome;
  });

const getThing = async (ctx: Ctx, ref: ContentRef) => {
  const kind: (ContentKind & { pictures?: KindPictures }) | undefined = ctx.portal.kinds.get(ref.type);
  if (!kind?.pictures) throw badRequest(texts.ownerTypeUnknown, { ownerType: texts.ownerTypeUnknown });
  const thing = (await kind.find(ctx, [ref.id])).get(ref.id);
  const visibility = thing === undefined ? 'nothing' : kind.visibility(ctx.viewer, thing, ctx.now);
  if (visibility === 'nothing') throw notFound();
  if (!kind.may(ctx.viewer, 'edit', thing)) throw forbidden();
  const pictures = await kind.pictures.of(ctx, ref.id);
  if (!pictures) throw notFound();
  return { kind: kind.pictures, pictures, summary: kind.summary(thing, visibility) };
};

interface Placed {
  readonly heroId: number | null;
  readonly galleryIds: readonly number[] | null;
}

const idsOf = ({ heroId, galleryIds }: Placed): number[] => [
  ...(heroId === null ? [] : [heroId]),
  ...(galleryIds ?? []),
];

const findInOrder = async (ctx: Ctx, { heroId, galleryIds }: Placed) => {
  const images = await findAskedImages(ctx, idsOf({ heroId, galleryIds }));
  const placed = [
    { id: heroId, place: 'hero' as const },
    ...(galleryIds ?? []).map((id) => ({ id, place: 'gallery' as const })),
  ];
  return placed.flatMap(({ id, place }) => {
    const image = images.get(id ?? 0);
    return image ? [{ image, place }] : [];
  });
};

const areReusable = async (ctx: Ctx, ids: readonly number[]): Promise<boolean> => {
  const images = await findAskedImages(ctx, ids);
  return ids.every((id) => {
    const image = images.get(id);
    return image !== undefined && mayReuseImage(ctx.viewer, image);
  });
};
