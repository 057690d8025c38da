// Changes of the tree of places come one after the other; readers, and whoever writes pieces, don't wait for them.
import { and, eq, isNull, max, ne, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { SEGMENTS_TO_COME } from './constants.ts';
import type { Location } from './queries.ts';
import { locationAddresses, locations } from './schema.ts';
import * as texts from './texts.ts';

/** Locks the tree until the transaction ends. */
export const lockTree = async (ctx: Ctx): Promise<void> => {
  await ctx.db.execute(sql`lock table ${locations} in share row exclusive mode`);
};

/** Returns the place as it is now, not as it is in memory; throws 404 for one that is unknown or has become part of another. */
export const findPlaceNow = async (ctx: Ctx, id: number): Promise<Location> => {
  const [location] = await ctx.db
    .select()
    .from(locations)
    .where(and(eq(locations.id, id), isNull(locations.mergedIntoId)));
  if (!location) throw notFound();
  return location;
};

/**
 * Returns why a place can't have this word in its address; undefined where it can. The answer holds when it is asked under the
 * lock.
 */
export const problemOfSlug = async (ctx: Ctx, slug: string, ownId = 0): Promise<string | undefined> => {
  if (!/^[a-z0-9-]{1,80}$/.test(slug)) return texts.slugInvalid;
  if (SEGMENTS_TO_COME.has(slug) || ctx.portal.routes.reservedSegments().has(slug)) return texts.slugReserved;
  const isSame = and(eq(locations.slug, slug), ne(locations.id, ownId));
  const [taken] = await ctx.db.select({ id: locations.id }).from(locations).where(isSame);
  if (taken) return texts.slugTaken;
  const [former] = await ctx.db
    .select({ name: locations.name })
    .from(locationAddresses)
    .innerJoin(locations, eq(locations.id, locationAddresses.locationId))
    .where(and(eq(locationAddresses.slug, slug), ne(locations.id, ownId)));
  return former && texts.slugFormer(former.name);
};

/** Returns the position at the end of its siblings where these have an order; else 0, where the alphabet decides. */
export const nextPosition = async (ctx: Ctx, parentId: number | null): Promise<number> => {
  const isSibling = parentId === null ? isNull(locations.parentId) : eq(locations.parentId, parentId);
  const [last] = await ctx.db
    .select({ position: max(locations.position) })
    .from(locations)
    .where(isSibling);
  return last?.position ? last.position + 1 : 0;
};
