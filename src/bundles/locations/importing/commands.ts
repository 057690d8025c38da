// Looks at a list of places, and writes all of it or nothing.
import { inArray, sql } from 'drizzle-orm';
import { sqlState, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { refused } from '#kernel/outcomes.ts';
import type { Refused } from '#kernel/outcomes.ts';
import { record } from '#bundles/history/public.ts';
import { LOCATIONS_TAG, LOCATION_KINDS, SEGMENTS_TO_COME } from '../constants.ts';
import { mayChangeLocations } from '../policy.ts';
import { readLocationTree } from '../queries.ts';
import { locations } from '../schema.ts';
import * as placeTexts from '../texts.ts';
import { lockTree, nextPosition } from '../tree-lock.ts';
import { planImport } from './plan.ts';
import type { ImportPlan, PlannedPlace } from './plan.ts';
import * as texts from './texts.ts';

/** Returns what a list comes to by the tree as it is now. */
export const lookAtImport = async (ctx: Ctx, text: string): Promise<ImportPlan> => {
  if (!mayChangeLocations(ctx.viewer)) throw forbidden();
  const { all, bySlug } = await readLocationTree(ctx);
  const reserved = ctx.portal.routes.reservedSegments();
  return planImport(text, {
    places: all,
    problemOfSlug: (slug) => {
      if (!/^[a-z0-9-]{1,80}$/.test(slug)) return placeTexts.slugInvalid;
      if (SEGMENTS_TO_COME.has(slug) || reserved.has(slug)) return placeTexts.slugReserved;
      const found = bySlug.get(slug);
      if (!found) return undefined;
      return found.slug === slug ? placeTexts.slugTaken : placeTexts.slugFormer(found.name);
    },
  });
};

export type ImportOutcome = { readonly kind: 'imported'; readonly count: number } | Refused;

/** Whoever was faster with one of the addresses leaves nothing half done. */
export const importPlaces = async (ctx: Ctx, text: string): Promise<ImportOutcome> => {
  try {
    return await withTransaction(ctx, async (ctx): Promise<ImportOutcome> => {
      if (!mayChangeLocations(ctx.viewer)) throw forbidden();
      await lockTree(ctx);
      const { lines, problem } = await lookAtImport(ctx, text);
      if (problem) return refused(problem);
      if (lines.some(({ state }) => state === 'wrong')) return refused(texts.changedMeanwhile);
      const fresh = lines.filter(({ state }) => state === 'new');
      const ids = new Map<string, number>();
      // Larger kinds come first, since others lie in them.
      for (const kind of LOCATION_KINDS)
        await insertPlaces(
          ctx,
          fresh.filter((place) => place.kind === kind),
          ids,
        );
      touch(ctx, LOCATIONS_TAG);
      return { kind: 'imported', count: fresh.length };
    });
  } catch (error) {
    if (sqlState(error) === '23505') return refused(texts.changedMeanwhile);
    throw error;
  }
};

const insertPlaces = async (ctx: Ctx, places: readonly PlannedPlace[], ids: Map<string, number>) => {
  if (places.length === 0) return;
  const parentIdOf = ({ parentId, parentSlug }: PlannedPlace) =>
    parentSlug === null ? parentId : ids.get(parentSlug)!;
  // Where an order was made by hand, all of them stand behind it, by the alphabet.
  const positions = new Map<number | null, number>();
  for (const parentId of new Set(places.map(parentIdOf)))
    positions.set(parentId, await nextPosition(ctx, parentId));
  const rows = places.map((place) => {
    const { name, slug, kind, postcode, latitude, longitude } = place;
    const parentId = parentIdOf(place);
    const position = positions.get(parentId)!;
    return { name, slug, kind, postcode, latitude, longitude, parentId, position, path: `new:${slug}` };
  });
  const made = await ctx.db.insert(locations).values(rows).returning();
  for (const { id, slug } of made) ids.set(slug, id);
  const parent = sql`(select above.path from locations above where above.id = ${locations.parentId})`;
  await ctx.db
    .update(locations)
    .set({ path: sql`coalesce(${parent}, '') || ${locations.id} || '/'` })
    .where(
      inArray(
        locations.id,
        made.map(({ id }) => id),
      ),
    );
  for (const { id, name, slug, kind, parentId } of made)
    await record(ctx, {
      type: 'location',
      objectId: id,
      action: 'location.created',
      after: { name, slug, kind, parentId },
    });
};
