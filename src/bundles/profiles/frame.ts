// Loads one's own portrait in the masthead, from memory: it stands on every page.
import type { PortraitView } from '#design/Portrait.tsx';
import type { Ctx } from '#kernel/ctx.ts';
import { fetchCached } from '#kernel/memory-cache.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { imageTag, picturesByIds, portraitOf } from '#bundles/media/public.ts';
import { ownStanding, userTag } from '#bundles/users/public.ts';

export const portraitFrame = async (ctx: Ctx): Promise<{ portrait?: PortraitView | null }> =>
  isSignedIn(ctx.viewer) ? { portrait: await findPortrait(ctx, ctx.viewer.id) } : {};

/** It is null for those who have none. */
const findPortrait = async (ctx: Ctx, userId: number): Promise<PortraitView | null> => {
  // Whoever is suspended has no portrait for others, but still sees their own.
  const pictureId = await fetchCached(ctx, `profiles.picture-of ${userId}`, [userTag(userId)], () =>
    ownStanding.findPictureId(ctx),
  );
  if (pictureId === null) return null;
  return fetchCached(ctx, `profiles.portrait ${pictureId}`, [imageTag(pictureId)], async () =>
    portraitOf((await picturesByIds(ctx, [pictureId])).get(pictureId)),
  );
};
