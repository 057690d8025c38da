// Says which pictures somebody may show to others in a piece.
import type { Ctx } from '#kernel/ctx.ts';
import { imageOwners, showableImages } from '#bundles/media/public.ts';

interface ImagesAt {
  /** Pictures that somebody put there who was allowed to, whoever publishes it now. */
  readonly shownIds?: readonly number[] | undefined;
  readonly locationPath: string;
}

/** Returns those of these images that the viewer may show to others in a piece at the place. */
export const usableImages = async (
  ctx: Ctx,
  ids: readonly number[],
  { locationPath, shownIds = [] }: ImagesAt,
): Promise<ReadonlySet<number>> => {
  const shown = ids.filter((id) => shownIds.includes(id));
  const others = ids.filter((id) => !shownIds.includes(id));
  const [there, showable] = await Promise.all([
    imageOwners(ctx, shown),
    showableImages(ctx, others, locationPath),
  ]);
  return new Set([...there.keys(), ...showable]);
};
