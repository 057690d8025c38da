// Adds to the tree of places.
import { eq } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { invalid } from '#kernel/outcomes.ts';
import type { Invalid } from '#kernel/outcomes.ts';
import { record } from '#bundles/history/public.ts';
import { LOCATIONS_TAG } from './constants.ts';
import { mayChangeLocations } from './policy.ts';
import type { Location } from './queries.ts';
import { locations } from './schema.ts';
import * as texts from './texts.ts';
import { findPlaceNow, lockTree, nextPosition, problemOfSlug } from './tree-lock.ts';

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
export const createLocation = (ctx: Ctx, input: LocationInput): Promise<LocationOutcome> =>
  withTransaction(ctx, async (ctx) => {
    if (!mayChangeLocations(ctx.viewer)) throw forbidden();
    await lockTree(ctx);
    const errors = await checkLocation(ctx, input);
    if (Object.keys(errors).length > 0) return invalid(errors);
    return { kind: 'created', location: await insertLocation(ctx, input) };
  });

/**
 * Gives a place an image as its picture, part of the transaction that knows the images; null takes it away. Throws 403 and
 * 404.
 */
export const savePlacePicture = async (
  ctx: Ctx,
  id: number,
  pictureId: number | null,
): Promise<{ readonly location: Location; readonly isChanged: boolean }> => {
  if (!ctx.transaction) throw new Error('pictures are chosen inside the transaction that knows the images');
  if (!mayChangeLocations(ctx.viewer)) throw forbidden();
  await lockTree(ctx);
  const location = await findPlaceNow(ctx, id);
  if (location.pictureId === pictureId) return { location, isChanged: false };
  await ctx.db.update(locations).set({ pictureId }).where(eq(locations.id, id));
  await record(ctx, {
    type: 'location',
    objectId: id,
    action: pictureId === null ? 'location.picture-removed' : 'location.picture-chosen',
    before: { pictureId: location.pictureId },
    after: { pictureId },
  });
  touch(ctx, LOCATIONS_TAG);
  return { location, isChanged: true };
};

/** Takes a place out of menus and choices, or puts it back; its pages answer as before. Throws 403 and 404. */
export const hideLocation = (ctx: Ctx, id: number, isHidden: boolean): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    if (!mayChangeLocations(ctx.viewer)) throw forbidden();
    await lockTree(ctx);
    const location = await findPlaceNow(ctx, id);
    if (location.isHidden === isHidden) return;
    await ctx.db.update(locations).set({ isHidden }).where(eq(locations.id, id));
    await record(ctx, {
      type: 'location',
      objectId: id,
      action: 'location.changed',
      before: { isHidden: location.isHidden },
      after: { isHidden },
    });
    touch(ctx, LOCATIONS_TAG);
  });

const checkLocation = async (ctx: Ctx, { name, slug, parentId }: LocationInput): Promise<FieldErrors> => {
  const slugProblem = await problemOfSlug(ctx, slug);
  const parent = await findParent(ctx, parentId);
  return {
    ...(!name.trim() && { name: texts.nameMissing }),
    ...(slugProblem && { slug: slugProblem }),
    ...(parentId !== null && parent?.mergedIntoId !== null && { parentId: texts.parentUnknown }),
  };
};

const findParent = async (ctx: Ctx, parentId: number | null): Promise<Location | undefined> =>
  parentId === null
    ? undefined
    : (await ctx.db.select().from(locations).where(eq(locations.id, parentId)))[0];

const insertLocation = async (ctx: Ctx, input: LocationInput): Promise<Location> => {
  const parent = await findParent(ctx, input.parentId);
  const position = await nextPosition(ctx, input.parentId);
  // The path holds the id that is known only after the insertion.
  const [row] = await ctx.db
    .insert(locations)
    .values({ ...input, position, path: `new:${input.slug}` })
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
};
