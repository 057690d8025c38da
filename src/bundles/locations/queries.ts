// Reading places: the whole tree is small and stays in memory.
import { asc } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { fetchCached } from '#kernel/memory-cache.ts';
import { LOCATIONS_TAG } from './constants.ts';
import { sharedPath } from './rules.ts';
import { locations } from './schema.ts';

export type Location = typeof locations.$inferSelect;

export interface LocationTree {
  readonly byId: ReadonlyMap<number, Location>;
  readonly bySlug: ReadonlyMap<string, Location>;
  /** The towns are in the order of their names. */
  readonly towns: readonly Location[];
  /** The lowest place that all towns lie in; stands for the whole portal. Undefined in an empty portal. */
  readonly whole: Location | undefined;
}

export const getLocationTree = (ctx: Ctx): Promise<LocationTree> =>
  fetchCached(ctx, 'locations', [LOCATIONS_TAG], async () => {
    const all = await ctx.db.select().from(locations).orderBy(asc(locations.name));
    const byId = new Map(all.map((location) => [location.id, location]));
    const towns = all.filter((location) => location.kind === 'town');
    return {
      byId,
      bySlug: new Map(all.map((location) => [location.slug, location])),
      towns,
      whole: byId.get(sharedPath(towns.map((town) => town.path)).at(-1) ?? 0),
    };
  });

export const findLocation = async (ctx: Ctx, id: number): Promise<Location | undefined> =>
  (await getLocationTree(ctx)).byId.get(id);

export const findLocationBySlug = async (ctx: Ctx, slug: string): Promise<Location | undefined> =>
  (await getLocationTree(ctx)).bySlug.get(slug);
