// Changes the tree of places.
import { eq } from 'drizzle-orm';
import { sqlState, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { invalid } from '#kernel/outcomes.ts';
import type { Invalid } from '#kernel/outcomes.ts';
import { record } from '#bundles/history/public.ts';
import { LOCATIONS_TAG, SEGMENTS_TO_COME } from './constants.ts';
import { mayChangeLocations } from './policy.ts';
import type { Location } from './queries.ts';
import { locations } from './schema.ts';
import * as texts from './texts.ts';

export interface LocationInput {
  readonly name: string;
  readonly slug: string;
  readonly kind: Location['kind'];
  readonly parentId: number | null;
  readonly postcode?: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

export type LocationOutcome = { readonly kind: 'created'; readonly location: Location } | Invalid;

/** Adds a place below its parent. Slugs are unique in the portal and none of the system's own words. */
export const createLocation = async (ctx: Ctx, input: LocationInput): Promise<LocationOutcome> => {
  if (!mayChangeLocations(ctx.viewer)) throw forbidden();
  const errors = checkLocation(ctx, input);
  if (Object.keys(errors).length > 0) return invalid(errors);
  try {
    return { kind: 'created', location: await insertLocation(ctx, input) };
  } catch (error) {
    if (sqlState(error) === '23505') return invalid({ slug: texts.slugTaken });
    if (sqlState(error) === '23503') return invalid({ parentId: texts.parentUnknown });
    throw error;
  }
};

const checkLocation = (ctx: Ctx, { name, slug }: LocationInput): FieldErrors => ({
  ...(!name.trim() && { name: texts.nameMissing }),
  ...(!/^[a-z0-9-]{1,80}$/.test(slug) && { slug: texts.slugInvalid }),
  ...(isReserved(ctx, slug) && { slug: texts.slugReserved }),
});

const isReserved = (ctx: Ctx, slug: string) =>
  SEGMENTS_TO_COME.has(slug) || ctx.portal.routes.reservedSegments().has(slug);

const insertLocation = (ctx: Ctx, input: LocationInput) =>
  withTransaction(ctx, async (ctx) => {
    const [parent] = input.parentId
      ? await ctx.db.select().from(locations).where(eq(locations.id, input.parentId)).for('share')
      : [];
    // The path holds the id that only the insertion gives.
    const [row] = await ctx.db
      .insert(locations)
      .values({ ...input, path: `new:${input.slug}` })
      .returning();
    const [location] = await ctx.db
      .update(locations)
      .set({ path: `${parent?.path ?? ''}${row!.id}/` })
      .where(eq(locations.id, row!.id))
      .returning();
    await record(ctx, {
      type: 'location',
      objectId: row!.id,
      action: 'location.created',
      after: { ...input },
    });
    touch(ctx, LOCATIONS_TAG);
    return location!;
  });
