// Loads the pictures of places at their desk, small, with the way to where they are chosen.
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import type { Location, placePictures } from '#bundles/locations/public.ts';
import { picturesByIds, portraitOf } from '#bundles/media/public.ts';
import { placePicturePaths } from './paths.ts';

/** Loads the small pictures of all these places in one query. */
export const loadThumbnails = async (
  ctx: Ctx,
  places: readonly Location[],
): Promise<Awaited<ReturnType<typeof placePictures.collect>>[number]> => {
  const pictures = await picturesByIds(
    ctx,
    places.map(({ pictureId }) => pictureId),
  );
  return new Map(
    places.map(({ id, pictureId }) => [
      id,
      { href: url(placePicturePaths.page, { id }), thumb: portraitOf(pictures.get(pictureId ?? 0)) },
    ]),
  );
};
