// Saves what somebody changes about their own page, where places and pictures have to be known. The bundles that keep it write
// the history.
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { unauthorised } from '#kernel/errors.ts';
import type { FileSource } from '#kernel/files.ts';
import type { Refused } from '#kernel/outcomes.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { findLocation } from '#bundles/locations/public.ts';
import { receiveUpload, removeIfUnused } from '#bundles/media/public.ts';
import { saveProfile } from '#bundles/users/public.ts';
import type { OwnProfile } from './own-profile.ts';
import { choosePictures } from '../profile-pictures.ts';
import { PICTURE_LIMIT } from './constants.ts';
import * as texts from './texts.ts';

/** Saves the viewer's own profile. Throws 401 and 403. */
export const saveOwnProfile = async (ctx: Ctx, profile: OwnProfile) => {
  if (!isSignedIn(ctx.viewer)) throw unauthorised();
  const { locationId } = profile;
  const isPlace = locationId === null || (await findLocation(ctx, locationId)) !== undefined;
  return saveProfile(ctx, ctx.viewer.id, profile, isPlace ? {} : { locationId: texts.placeUnknown });
};

export type PictureOutcome = { readonly kind: 'saved' } | Refused;

/** Takes a picture in and puts it on the viewer's own page. Throws 401, 403 and 429. */
export const uploadPicture = async (
  ctx: Ctx,
  which: texts.PictureName,
  source: FileSource,
): Promise<PictureOutcome> => {
  if (!isSignedIn(ctx.viewer)) throw unauthorised();
  await limitAttempts(ctx, `profile-picture:${ctx.viewer.id}`, PICTURE_LIMIT);
  const upload = await receiveUpload(ctx, source, { priority: 1 });
  if (upload.kind === 'refused') return upload;
  await putPicture(ctx, which, upload.id);
  return { kind: 'saved' };
};

/** Takes a picture from the viewer's own page; without one nothing happens. Throws 401 and 403. */
export const removePicture = (ctx: Ctx, which: texts.PictureName): Promise<void> =>
  putPicture(ctx, which, null);

/**
 * Puts or removes one of the two pictures. The other stays what it is, also if it is changed at the same moment: who comes
 * second waits. The one that was there goes, unless it is shown elsewhere.
 */
const putPicture = (ctx: Ctx, which: texts.PictureName, imageId: number | null): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    if (!isSignedIn(ctx.viewer)) throw unauthorised();
    const { id } = ctx.viewer;
    const field = which === 'portrait' ? 'pictureId' : 'coverId';
    const { [field]: former } = await choosePictures(ctx, id, { [field]: imageId });
    if (former !== null && former !== imageId) await removeIfUnused(ctx, former, id);
  });
