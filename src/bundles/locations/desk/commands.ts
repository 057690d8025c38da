// Changes a place and the order of places. Slugs that were given up, and parents that were left, lead on.
import { and, eq, inArray, sql } from 'drizzle-orm';
import { thingRenamed, thingsChanged } from '#kernel/before-commit.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { invalid, refused } from '#kernel/outcomes.ts';
import type { Invalid, Refused } from '#kernel/outcomes.ts';
import type { MoveUnderWay } from '#kernel/row-moves.ts';
import { record } from '#bundles/history/public.ts';
import { createLocation } from '../commands.ts';
import type { LocationOutcome } from '../commands.ts';
import { LOCATIONS_TAG } from '../constants.ts';
import { moveBelow } from '../moving/commands.ts';
import { placeMoves } from '../moving/moves.ts';
import { mayChangeLocations } from '../policy.ts';
import type { Location } from '../queries.ts';
import { isWithin, liesIn } from '../rules.ts';
import { locationAddresses, locations } from '../schema.ts';
import * as placeTexts from '../texts.ts';
import { findPlaceNow, lockTree, nextPosition, problemOfSlug } from '../tree-lock.ts';
import { stampOf } from './typed-place.ts';
import type { PlaceInput } from './typed-place.ts';
import * as texts from './texts.ts';

/** Adds the place as it was typed at the desk, if its kind fits below its parent. */
export const addPlace = (ctx: Ctx, input: PlaceInput): Promise<LocationOutcome> =>
  withTransaction(ctx, async (ctx) => {
    if (!mayChangeLocations(ctx.viewer)) throw forbidden();
    await lockTree(ctx);
    const problem = problemOfParent(input, await findRow(ctx, input.parentId));
    if (problem) return invalid({ parentId: problem });
    const { isHidden, neighbourIds, postcode, latitude, longitude, ...words } = input;
    const outcome = await createLocation(ctx, {
      ...words,
      ...(postcode !== null && { postcode }),
      ...(latitude !== null && { latitude }),
      ...(longitude !== null && { longitude }),
    });
    if (outcome.kind === 'created') {
      const { id } = outcome.location;
      if (isHidden) await ctx.db.update(locations).set({ isHidden }).where(eq(locations.id, id));
      await setNeighbours(ctx, id, [], neighbourIds);
    }
    return outcome;
  });

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly name: string; readonly move: MoveUnderWay | undefined }
  | Refused
  | Invalid;

/**
 * Saves the place. With another parent it moves there, and all that lies below it or stands there as well. `seen` is the stamp of what
 * the administrator had before them; programs may leave it out.
 */
export const savePlace = async (ctx: Ctx, id: number, input: PlaceInput, seen = ''): Promise<SaveOutcome> => {
  const outcome = await withTransaction(ctx, async (ctx): Promise<SaveOutcome> => {
    if (!mayChangeLocations(ctx.viewer)) throw forbidden();
    await lockTree(ctx);
    const location = await findPlaceNow(ctx, id);
    if (seen !== '' && seen !== stampOf(location)) return refused(texts.changedMeanwhile);
    const parent = await findRow(ctx, input.parentId);
    const errors = await problemsOfChange(ctx, location, input, parent);
    if (Object.keys(errors).length > 0) return invalid(errors);
    const isMoved = input.parentId !== location.parentId;
    if (isMoved && (await placeMoves.underWay(ctx))) return refused(texts.moveUnderWay);
    if (input.slug !== location.slug) await leaveAddress(ctx, location, input.slug);
    const { neighbourIds, ...facts } = input;
    const position = isMoved ? await nextPosition(ctx, input.parentId) : location.position;
    await ctx.db
      .update(locations)
      .set({ ...facts, position })
      .where(eq(locations.id, id));
    await setNeighbours(ctx, id, location.neighbourIds, neighbourIds);
    const move = isMoved ? await moveBelow(ctx, location, parent) : undefined;
    await recordChange(ctx, location, input);
    const isRenamed = input.name !== location.name || input.slug !== location.slug;
    (isRenamed ? thingRenamed : thingsChanged)(ctx, { type: 'location', id });
    touch(ctx, LOCATIONS_TAG);
    return { kind: 'saved', name: input.name, move };
  });
  if (outcome.kind === 'saved' && outcome.move) await placeMoves.goOn(ctx, outcome.move);
  return outcome;
};

const findRow = async (ctx: Ctx, id: number | null): Promise<Location | undefined> =>
  id === null ? undefined : (await ctx.db.select().from(locations).where(eq(locations.id, id)))[0];

const problemsOfChange = async (
  ctx: Ctx,
  location: Location,
  input: PlaceInput,
  parent: Location | undefined,
): Promise<FieldErrors> => {
  const { id } = location;
  const slug = await problemOfSlug(ctx, input.slug, id);
  const isBelow = parent !== undefined && isWithin(parent.path, location.path);
  const parentId = isBelow ? texts.belowItself : problemOfParent(input, parent);
  const children = await ctx.db.select().from(locations).where(eq(locations.parentId, id));
  const holds = children.every((child) => child.mergedIntoId !== null || liesIn(child.kind, input.kind));
  return {
    ...(slug && { slug }),
    ...(parentId && { parentId }),
    ...(!holds && { kind: texts.kindTooSmall }),
  };
};

const problemOfParent = ({ kind, parentId }: PlaceInput, parent: Location | undefined) => {
  if (parentId === null) return undefined;
  if (!parent || parent.mergedIntoId !== null) return placeTexts.parentUnknown;
  return liesIn(kind, parent.kind) ? undefined : texts.parentTooSmall;
};

/** Keeps the present address as a former one that leads to the place from here on; one that it had before is its own again. */
const leaveAddress = async (ctx: Ctx, { id, slug: former }: Location, slug: string): Promise<void> => {
  await ctx.db
    .delete(locationAddresses)
    .where(and(eq(locationAddresses.slug, slug), eq(locationAddresses.locationId, id)));
  await ctx.db.insert(locationAddresses).values({ slug: former, locationId: id });
};

/** Sets the neighbours on both sides. Ids of places that aren't there are left out. */
const setNeighbours = async (
  ctx: Ctx,
  id: number,
  before: readonly number[],
  wanted: readonly number[],
): Promise<void> => {
  const near = locations.neighbourIds;
  const others = wanted.filter((other) => other !== id);
  const known = await ctx.db
    .select({ id: locations.id })
    .from(locations)
    .where(and(inArray(locations.id, others), sql`${locations.mergedIntoId} is null`));
  const after = known.map((row) => row.id);
  const left = before.filter((other) => !after.includes(other));
  await ctx.db
    .update(locations)
    .set({ neighbourIds: sql`array_remove(${near}, ${id}::int)` })
    .where(inArray(locations.id, left));
  await ctx.db
    .update(locations)
    .set({ neighbourIds: sql`array_append(array_remove(${near}, ${id}::int), ${id}::int)` })
    .where(inArray(locations.id, after));
  await ctx.db.update(locations).set({ neighbourIds: after }).where(eq(locations.id, id));
};

const FIELDS = ['name', 'slug', 'kind', 'parentId', 'postcode', 'latitude', 'longitude', 'isHidden'] as const;

const recordChange = async (ctx: Ctx, location: Location, input: PlaceInput): Promise<void> => {
  const changed = FIELDS.filter((field) => location[field] !== input[field]);
  const before = Object.fromEntries(changed.map((field) => [field, location[field]]));
  const after = Object.fromEntries(changed.map((field) => [field, input[field]]));
  const action = changed.includes('parentId') ? 'location.moved' : 'location.changed';
  await record(ctx, { type: 'location', objectId: location.id, action, before, after });
};

export const ORDERS = ['up', 'down', 'alphabet'] as const;
export type Order = (typeof ORDERS)[number];

/** Moves a place among its siblings, or puts all of them in the order of the alphabet again. Gives its name. */
export const orderPlace = (ctx: Ctx, id: number, to: Order): Promise<string> =>
  withTransaction(ctx, async (ctx) => {
    if (!mayChangeLocations(ctx.viewer)) throw forbidden();
    await lockTree(ctx);
    const location = await findPlaceNow(ctx, id);
    const siblings = await ctx.db
      .select({ id: locations.id })
      .from(locations)
      .where(
        sql`${locations.parentId} is not distinct from ${location.parentId} and ${locations.mergedIntoId} is null`,
      )
      .orderBy(locations.position, locations.name);
    const ids = siblings.map((sibling) => sibling.id);
    const at = ids.indexOf(id);
    const next = at + (to === 'up' ? -1 : 1);
    if (to !== 'alphabet' && ids[next] !== undefined) ids.splice(next, 0, ...ids.splice(at, 1));
    const positions = ids.map((_, position) => (to === 'alphabet' ? 0 : position + 1));
    await ctx.db.execute(sql`
      update ${locations} set position = ordered.position
      from unnest(${sql.param(ids)}::int[], ${sql.param(positions)}::int[]) ordered(id, position)
      where ${locations.id} = ordered.id`);
    await record(ctx, {
      type: 'location',
      objectId: id,
      action: 'location.ordered',
      before: { position: at + 1 },
      after: { position: to === 'alphabet' ? null : ids.indexOf(id) + 1 },
    });
    touch(ctx, LOCATIONS_TAG);
    return location.name;
  });
