// Topic: the pictures on a person's page.
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden } from '#kernel/errors.ts';
import { hasRole } from '#kernel/viewer.ts';
import { imageOwners, setImageUses } from '#bundles/media/public.ts';
import { savePictures } from '#bundles/users/public.ts';
import type { UserPictures } from '#bundles/users/public.ts';

/** Chooses portrait and cover among the person's own images; editors may use others'. Throws 403 and 404. */
export const choosePictures = (ctx: Ctx, userId: number, pictures: UserPictures): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const ids = [pictures.pictureId, pictures.coverId].filter((id) => id !== null);
    const owners = await imageOwners(ctx, ids);
    const mayUse = (id: number) =>
      owners.has(id) && (owners.get(id) === userId || hasRole(ctx.viewer, 'editor'));
    if (!ids.every(mayUse)) throw forbidden();
    // Writes the history too.
    await savePictures(ctx, userId, pictures);
    const uses = [...new Set(ids)].map((imageId) => ({ imageId, isPublic: true }));
    await setImageUses(ctx, { type: 'user', id: userId }, uses);
  });
