// Places that came with an import are hidden, or go for good where nobody uses them; what was erased there counts for another
// place from then on.
import { eq, or, sql } from 'drizzle-orm';
import { thingsChanged } from '#kernel/before-commit.ts';
import { sqlState, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { placedRows } from '#kernel/placed-rows.ts';
import type { PathChange } from '#kernel/placed-rows.ts';
import { record } from '#bundles/history/public.ts';
import { hideLocation } from './commands.ts';
import { LOCATIONS_TAG } from './constants.ts';
import { placeMoves } from './moving/moves.ts';
import { mayChangeLocations } from './policy.ts';
import type { Location } from './queries.ts';
import { locationAddresses, locations } from './schema.ts';
import { lockTree } from './tree-lock.ts';

/**
 * Erases the place and says whether it went: not one that holds or has held something of somebody's, whose old addresses lead
 * there. Throws 403.
 */
const eraseUnused = async (ctx: Ctx, id: number, otherId: number): Promise<boolean> => {
  try {
    return await withTransaction(ctx, (ctx) => erase(ctx, id, otherId));
  } catch (error) {
    // Somebody has put something there in this very moment.
    if (sqlState(error) === FOREIGN_KEY_VIOLATION) return false;
    throw error;
  }
};

const FOREIGN_KEY_VIOLATION = '23503';

const erase = async (ctx: Ctx, id: number, otherId: number): Promise<boolean> => {
  if (!mayChangeLocations(ctx.viewer)) throw forbidden();
  await lockTree(ctx);
  const [place, other] = [await findRow(ctx, id), await findRow(ctx, otherId)];
  if (!place || !other || place.mergedIntoId !== null || other.mergedIntoId !== null || id === otherId)
    return false;
  if ((await isBound(ctx, place)) || (await placeMoves.underWay(ctx))) return false;
  const all = await placedRows.collect(ctx);
  for (const rows of all) if (await rows.isUsed(ctx, place)) return false;
  const change: PathChange = { fromPath: place.path, toPath: other.path, mergedId: id, toId: otherId };
  for (const { begin, move, end } of all) {
    await begin?.(ctx, change);
    while ((await move(ctx, change, AT_ONCE)) > 0) continue;
    await end?.(ctx, change);
  }
  await ctx.db.delete(locations).where(eq(locations.id, id));
  const { name, slug } = place;
  await record(ctx, { type: 'location', objectId: id, action: 'location.erased', before: { name, slug } });
  thingsChanged(ctx, { type: 'location', id });
  touch(ctx, LOCATIONS_TAG);
  return true;
};

/** What was erased there moves in steps of so many rows. */
const AT_ONCE = 1000;

const findRow = async (ctx: Ctx, id: number): Promise<Location | undefined> =>
  (await ctx.db.select().from(locations).where(eq(locations.id, id)))[0];

/** Says whether the place is bound to other places, to addresses that it had, or to a picture. */
const isBound = async (ctx: Ctx, { id, pictureId, neighbourIds }: Location): Promise<boolean> => {
  if (pictureId !== null || neighbourIds.length > 0) return true;
  const isOfIt = or(
    eq(locations.parentId, id),
    eq(locations.mergedIntoId, id),
    sql`${id}::int = any(${locations.neighbourIds})`,
  );
  const addresses = await ctx.db.$count(locationAddresses, eq(locationAddresses.locationId, id));
  return addresses > 0 || (await ctx.db.$count(locations, isOfIt)) > 0;
};

export const formerPlaces = { hide: hideLocation, eraseUnused };
