// Reads one's own pictures.
import { and, count, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import type { Image } from '../queries.ts';
import { images, imageUses } from '../schema.ts';

interface Slice {
  /** Asks only for those older than this one. */
  readonly before: number | undefined;
  readonly limit: number;
}

/** Lists somebody's images; the newest one comes first. */
export const listOwnImages = async (ctx: Ctx, ownerId: number, { before, limit }: Slice): Promise<Image[]> =>
  ctx.db
    .select()
    .from(images)
    .where(and(eq(images.ownerId, ownerId), before === undefined ? undefined : lt(images.id, before)))
    .orderBy(desc(images.id))
    .limit(limit);

/** Counts how many things show each image; those that nothing shows are missing. */
export const countUses = async (ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select({ id: imageUses.imageId, uses: count() })
    .from(imageUses)
    .where(inArray(imageUses.imageId, [...ids]))
    .groupBy(imageUses.imageId);
  return new Map(rows.map(({ id, uses }) => [id, uses]));
};
