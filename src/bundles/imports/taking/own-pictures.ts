// Brings pictures of an archive: the original as it was there goes the way of an upload, with all that was said of it.
import type { Ctx } from '#kernel/ctx.ts';
import { streamAt } from '#bundles/archives/public.ts';
import type { ArchiveBytes } from '#bundles/archives/public.ts';
import type { Import } from '../queries.ts';
import type { PictureEntry } from '../reading/entries.ts';
import { savePicture } from './save-picture.ts';
import { bringOwn, findOwnerOf } from './own-media.ts';
import type { OwnMedia } from './own-media.ts';

/** Brings pictures outside any transaction. */
export const bringOwnPictures = (ctx: Ctx, source: Import, wanted: Iterable<number>): Promise<OwnMedia> =>
  bringOwn(ctx, source, wanted, {
    kind: 'picture',
    bring: async (file, { own, ...entry }) => (own ? bring(ctx, source, file, { ...entry, own }) : undefined),
  });

type OwnPicture = PictureEntry & Required<Pick<PictureEntry, 'own'>>;

/** Returns the id of a picture here, or why it didn't come. */
const bring = async (
  ctx: Ctx,
  source: Import,
  file: ArchiveBytes,
  { key, own: { picture, original } }: OwnPicture,
): Promise<number | string> => {
  const createdAt = new Date(picture.createdAt);
  const ownerId = await findOwnerOf(ctx, source, picture.owner, createdAt);
  return savePicture(ctx, source, {
    key,
    file: streamAt(file, original),
    details: {
      ...(ownerId !== undefined && { ownerId }),
      filename: picture.filename,
      caption: picture.caption,
      copyright: picture.credit,
      alt: picture.alt,
      source: picture.source,
      focus: picture.focus,
      former: {
        licence: picture.licence,
        licenceEndsAt: picture.licenceEndsAt === null ? null : new Date(picture.licenceEndsAt),
        isReleased: picture.isReleased,
        rotation: picture.rotation,
        createdAt,
      },
    },
  });
};
