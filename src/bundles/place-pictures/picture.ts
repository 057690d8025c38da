// Loads the picture of a place as everybody sees it. It is kept in memory until the image or the place changes, so that no page
// asks for it.
import type { OpenGraph } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { fetchCached } from '#kernel/memory-cache.ts';
import { findLocation } from '#bundles/locations/public.ts';
import type { Location } from '#bundles/locations/public.ts';
import { imageTag, loadHeadPicture, picturesByIds } from '#bundles/media/public.ts';
import type { PictureView } from '#bundles/media/public.ts';
import type { CardSubject } from '#bundles/sharing/public.ts';

export interface PlacePictureNow {
  /** Null without one, and while it can't be shown: blocked, expired, or not made yet. */
  readonly picture: PictureView | null;
  /** The tags of a page that shows the picture, or would. */
  readonly tags: readonly string[];
}

const NONE: PlacePictureNow = { picture: null, tags: [] };

export const loadPlacePicture = async (
  ctx: Ctx,
  location: Pick<Location, 'pictureId'> | undefined,
): Promise<PlacePictureNow> => {
  const id = location?.pictureId ?? null;
  if (id === null) return NONE;
  const tags = [imageTag(id)];
  const picture = await fetchCached(ctx, `place-pictures.picture ${id}`, tags, async () =>
    toShown((await picturesByIds(ctx, [id])).get(id)),
  );
  return { picture, tags };
};

/**
 * Returns the picture to show. One that is edited keeps its former files until the new ones are there; nobody waits for them on
 * a page.
 */
const toShown = (picture: PictureView | undefined): PictureView | null =>
  picture && picture.sizes.length > 0 && picture.query === '' ? { ...picture, isStub: false } : null;

/** Returns what others show who link to a page of the place. */
export const loadPlaceCard = async (ctx: Ctx, subject: CardSubject): Promise<OpenGraph['image']> => {
  if (subject.type !== 'location') return undefined;
  const { picture } = await loadPlacePicture(ctx, await findLocation(ctx, subject.id));
  return (await loadHeadPicture(ctx, picture)).openGraph;
};
