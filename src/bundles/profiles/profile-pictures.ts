// Loads the pictures on a person's page.
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden } from '#kernel/errors.ts';
import { hasRole } from '#kernel/viewer.ts';
import { imageOwners, setImageUses } from '#bundles/media/public.ts';
import { savePictures } from '#bundles/users/public.ts';
import type { Profile } from '#bundles/users/public.ts';

export type ChosenPictures = Pick<Profile, 'pictureId' | 'coverId'>;

/**
 * Chooses portrait, cover or both among the person's own images; editors may use others'. Gives what was there before.
 * Throws 403 and 404.
 */
export const choosePictures = (
  ctx: Ctx,
  userId: number,
  pictures: Partial<ChosenPictures>,
): Promise<ChosenPictures> =>
  withTransaction(ctx, async (ctx) => {
    // Writes the history too.
    const { before, now } = await savePictures(ctx, userId, pictures);
    const ids = [now.pictureId, now.coverId].filter((id) => id !== null);
    const owners = await imageOwners(ctx, ids);
    const mayUse = (id: number) =>
      owners.has(id) && (owners.get(id) === userId || hasRole(ctx.viewer, 'editor'));
    if (!ids.every(mayUse)) throw forbidden();
    const uses = [...new Set(ids)].map((imageId) => ({ imageId, isPublic: true }));
    await setImageUses(ctx, { type: 'user', id: userId }, uses);
    return before;
  });
