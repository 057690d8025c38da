// Says when positions of front pages become free, for the newsroom's calendar.
import { and, asc, gte, lt, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { getLocationTree, isWithin } from '#bundles/locations/public.ts';
import type { PlannedDate, PlannedDates } from '#kernel/planned-dates.ts';
import { frontsOf } from './fronts.ts';
import { pinPaths } from './paths.ts';
import { frontPins } from './schema.ts';
import * as texts from './texts.ts';

/** Returns when positions become free on those front pages that the viewer looks after. */
export const endingPins = async (ctx: Ctx, asked: PlannedDates): Promise<readonly PlannedDate[]> => {
  const { from, until, places, type, limit } = asked;
  const tree = await getLocationTree(ctx);
  const isShown = (id: number) =>
    places.some((place) => {
      const [above, below] = [tree.byId.get(place ?? 0), tree.byId.get(id)];
      return place === undefined || (above && below && isWithin(below.path, above.path));
    });
  const fronts = new Map(
    frontsOf(ctx, tree)
      .filter(({ id }) => isShown(id))
      .map((front) => [front.id, front]),
  );
  if (fronts.size === 0) return [];
  const { endsAt, locationId } = frontPins;
  const rows = await ctx.db
    .select()
    .from(frontPins)
    .where(
      and(
        gte(endsAt, from),
        lt(endsAt, until),
        sql`${locationId} = any(${sql.param([...fronts.keys()])}::int[])`,
        type === undefined ? undefined : sql`${frontPins.type} = ${type}`,
      ),
    )
    .orderBy(asc(endsAt), asc(locationId), asc(frontPins.position))
    .limit(limit);
  return rows.map((pin) => ({
    at: pin.endsAt,
    what: texts.ends(texts.positionNames[pin.position]!, fronts.get(pin.locationId)!.name),
    ref: { type: pin.type, id: pin.objectId },
    href: url(pinPaths.desk, {}, { ort: pin.locationId || undefined }),
  }));
};
