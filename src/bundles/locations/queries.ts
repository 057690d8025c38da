// Reads places: the whole tree is small and stays in memory.
import { asc } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { fetchCached } from '#kernel/memory-cache.ts';
import { LOCATIONS_TAG } from './constants.ts';
import { sharedPath } from './rules.ts';
import { locationAddresses, locations } from './schema.ts';

export type Location = typeof locations.$inferSelect;

export interface LocationTree {
  /** All places in the order of the newspaper, which is that of the alphabet unless somebody said otherwise. */
  readonly all: readonly Location[];
  /** Also by the id of a place that has become part of it. */
  readonly byId: ReadonlyMap<number, Location>;
  /** Also by the words it had in addresses before; whoever finds it so leads on to its own. */
  readonly bySlug: ReadonlyMap<string, Location>;
  /** The towns that aren't hidden, in the same order. */
  readonly towns: readonly Location[];
  /** The lowest place that all towns lie in; stands for the whole portal. Undefined in an empty portal. */
  readonly whole: Location | undefined;
}

export const getLocationTree = (ctx: Ctx): Promise<LocationTree> =>
  fetchCached(ctx, 'locations', [LOCATIONS_TAG], () => readLocationTree(ctx));

/** Reads the tree as it is in the database now. */
export const readLocationTree = async (ctx: Ctx): Promise<LocationTree> => {
  const [rows, addresses] = await Promise.all([
    ctx.db.select().from(locations).orderBy(asc(locations.position), asc(locations.name)),
    ctx.db.select().from(locationAddresses),
  ]);
  const all = rows.filter(({ mergedIntoId }) => mergedIntoId === null);
  const byId = new Map(all.map((location) => [location.id, location]));
  for (const row of rows) byId.set(row.id, lastOf(row, rows));
  const bySlug = new Map(rows.map(({ id, slug }) => [slug, byId.get(id)!]));
  for (const { slug, locationId } of addresses) bySlug.set(slug, byId.get(locationId)!);
  const towns = all.filter(({ kind, isHidden }) => kind === 'town' && !isHidden);
  const whole = byId.get(sharedPath(towns.map((town) => town.path)).at(-1) ?? 0);
  return { all, byId, bySlug, towns, whole };
};

/** Returns what has become of a place that was merged, perhaps more than once. */
const lastOf = (location: Location, rows: readonly Location[]): Location => {
  let last = location;
  for (let at = 0; last.mergedIntoId !== null && at < rows.length; at++)
    last = rows.find(({ id }) => id === last.mergedIntoId)!;
  return last;
};

export const findLocation = async (ctx: Ctx, id: number): Promise<Location | undefined> =>
  (await getLocationTree(ctx)).byId.get(id);

export const findLocationBySlug = async (ctx: Ctx, slug: string): Promise<Location | undefined> =>
  (await getLocationTree(ctx)).bySlug.get(slug);
