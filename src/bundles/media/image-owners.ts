// Topic: whose images they are. Who puts an image somewhere must own it or be an editor. decisions.md 5.6
import type { Ctx } from '#kernel/ctx.ts';
import { findImages } from './queries.ts';

/** Owners by image, in one query; unknown and blocked ones are missing. */
export const imageOwners = async (
  ctx: Ctx,
  imageIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const images = [...(await findImages(ctx, imageIds)).values()];
  return new Map(images.filter(({ access }) => access !== 'blocked').map(({ id, ownerId }) => [id, ownerId]));
};
