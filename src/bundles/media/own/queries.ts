// Reads one's own pictures.
import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { isShownThere } from '../queries.ts';
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

export interface UseCount {
  /** The number of things in which readers may come across it. */
  readonly shown: number;
  /** The number of all things that need it, also those that aren't out yet. */
  readonly all: number;
}

/** Counts how many things show each image; those that nothing needs are missing. */
export const countUses = async (ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, UseCount>> => {
  if (ids.length === 0) return new Map();
  const shown = sql`count(*) filter (where ${isShownThere(ctx)})`.mapWith(Number);
  const rows = await ctx.db
    .select({ id: imageUses.imageId, shown, all: count() })
    .from(imageUses)
    .where(inArray(imageUses.imageId, [...ids]))
    .groupBy(imageUses.imageId);
  return new Map(rows.map(({ id, ...uses }) => [id, uses]));
};
