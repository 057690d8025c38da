// Moves a place below another parent, and makes one a part of another.
import { eq, sql } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { invalid, refused } from '#kernel/outcomes.ts';
import type { Invalid, Refused } from '#kernel/outcomes.ts';
import type { MoveUnderWay } from '#kernel/row-moves.ts';
import { record } from '#bundles/history/public.ts';
import { LOCATIONS_TAG } from '../constants.ts';
import { mayChangeLocations } from '../policy.ts';
import type { Location } from '../queries.ts';
import { isWithin, liesIn } from '../rules.ts';
import { locationAddresses, locations } from '../schema.ts';
import * as texts from '../desk/texts.ts';
import { findPlaceNow, lockTree } from '../tree-lock.ts';
import { placeMoves } from './moves.ts';

/** Moves the place below the parent, in the transaction that changes it and under the lock; the parent has been checked. */
export const moveBelow = async (
  ctx: Ctx,
  location: Location,
  parent: Location | undefined,
): Promise<MoveUnderWay | undefined> => {
  const toPath = `${parent?.path ?? ''}${location.id}/`;
  await replacePaths(ctx, location.path, toPath);
  const change = { fromPath: location.path, toPath, mergedId: null, toId: location.id };
  return placeMoves.begin(ctx, change, texts.movingLabel(location.name));
};

/** Replaces the paths of a place and of all below it. */
const replacePaths = async (ctx: Ctx, fromPath: string, toPath: string): Promise<void> => {
  await ctx.db
    .update(locations)
    .set({ path: sql`${toPath}::text || substr(${locations.path}, ${fromPath.length + 1}::int)` })
    .where(sql`starts_with(${locations.path}, ${fromPath})`);
};

export type MergeOutcome =
  | { readonly kind: 'merged'; readonly name: string; readonly into: Location; readonly move: MoveUnderWay }
  | Refused
  | Invalid;

/** The place becomes part of the other one: pieces, followers, roles, what lies below it, and its addresses. */
export const mergeLocation = async (ctx: Ctx, id: number, intoId: number): Promise<MergeOutcome> => {
  const outcome = await withTransaction(ctx, async (ctx): Promise<MergeOutcome> => {
    if (!mayChangeLocations(ctx.viewer)) throw forbidden();
    await lockTree(ctx);
    const location = await findPlaceNow(ctx, id);
    const [into] = await ctx.db.select().from(locations).where(eq(locations.id, intoId));
    if (!into || into.mergedIntoId !== null) return invalid({ into: texts.intoUnknown });
    const problem = await problemOfMerge(ctx, location, into);
    if (problem) return invalid({ into: problem });
    if (await placeMoves.underWay(ctx)) return refused(texts.moveUnderWay);
    const move = await mergeInto(ctx, location, into);
    await record(ctx, {
      type: 'location',
      objectId: id,
      action: 'location.merged',
      before: { name: location.name, slug: location.slug },
      after: {
        into: into.name,
        intoId,
        ...(pictureComesAlong(location, into) && { pictureId: location.pictureId }),
      },
    });
    touch(ctx, LOCATIONS_TAG);
    return { kind: 'merged', name: location.name, into, move };
  });
  if (outcome.kind === 'merged') await placeMoves.goOn(ctx, outcome.move);
  return outcome;
};

const problemOfMerge = async (ctx: Ctx, location: Location, into: Location): Promise<string | undefined> => {
  if (into.id === location.id) return texts.intoItself;
  if (isWithin(into.path, location.path)) return texts.intoBelow;
  const children = await ctx.db.select().from(locations).where(eq(locations.parentId, location.id));
  return children.every((child) => child.mergedIntoId !== null || liesIn(child.kind, into.kind))
    ? undefined
    : texts.childrenTooLarge(into.name);
};

/** Says whether the picture comes along; a place that has one keeps its own. */
const pictureComesAlong = ({ pictureId }: Location, into: Location): boolean =>
  pictureId !== null && into.pictureId === null;

const mergeInto = async (ctx: Ctx, location: Location, into: Location): Promise<MoveUnderWay> => {
  const { id, path } = location;
  // The row itself keeps its path: two rows can't have the same.
  await ctx.db
    .update(locations)
    .set({ path: sql`${into.path}::text || substr(${locations.path}, ${path.length + 1}::int)` })
    .where(sql`starts_with(${locations.path}, ${path}) and ${locations.id} <> ${id}`);
  await ctx.db.update(locations).set({ parentId: into.id }).where(eq(locations.parentId, id));
  await ctx.db.update(locations).set({ mergedIntoId: into.id, pictureId: null }).where(eq(locations.id, id));
  if (pictureComesAlong(location, into))
    await ctx.db.update(locations).set({ pictureId: location.pictureId }).where(eq(locations.id, into.id));
  await ctx.db
    .update(locationAddresses)
    .set({ locationId: into.id })
    .where(eq(locationAddresses.locationId, id));
  await mergeNeighbours(ctx, location, into);
  const change = { fromPath: path, toPath: into.path, mergedId: id, toId: into.id };
  const move = await placeMoves.begin(ctx, change, texts.mergingLabel(location.name, into.name));
  // It was asked under the lock before whether a move can begin.
  return move!;
};

const mergeNeighbours = async (ctx: Ctx, { id, neighbourIds }: Location, into: Location): Promise<void> => {
  const near = locations.neighbourIds;
  await ctx.db
    .update(locations)
    .set({
      neighbourIds: sql`case when ${into.id}::int = any(${near}) or ${locations.id} = ${into.id}
        then array_remove(${near}, ${id}::int) else array_replace(${near}, ${id}::int, ${into.id}::int) end`,
    })
    .where(sql`${id}::int = any(${near})`);
  const others = [...into.neighbourIds, ...neighbourIds].filter((other) => other !== id && other !== into.id);
  await ctx.db
    .update(locations)
    .set({ neighbourIds: [...new Set(others)] })
    .where(eq(locations.id, into.id));
};
