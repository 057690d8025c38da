// Pins pieces to positions of a front page, moves them and lets them go.
import { and, eq, lte, sql } from 'drizzle-orm';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { summariesOf, refKey } from '#kernel/content-kinds.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { conflict, forbidden, notFound } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { enqueue } from '#kernel/jobs.ts';
import { invalid, refused } from '#kernel/outcomes.ts';
import type { Invalid, Refused } from '#kernel/outcomes.ts';
import { record } from '#bundles/history/public.ts';
import { getLocationTree, holdsAll } from '#bundles/locations/public.ts';
import { piecesByRefs } from '#bundles/lists/public.ts';
import { MAX_PIN_DAYS, PIN_POSITIONS, pinsTag } from './constants.ts';
import { END_PINS } from './job-name.ts';
import { mayPin } from './policy.ts';
import { listPins } from './queries.ts';
import type { Pin } from './queries.ts';
import { frontPins } from './schema.ts';
import * as texts from './texts.ts';

export interface PinInput {
  /** The id of the place; 0 for the front page of the whole portal. */
  readonly locationId: number;
  readonly position: number;
  readonly piece: ContentRef;
  readonly endsAt: Date;
}

export type PinOutcome =
  | { readonly kind: 'pinned'; readonly title: string; readonly replaced: ContentRef | null }
  | Refused
  | Invalid;

/**
 * Holds a position for a piece that everybody may see. Whatever held it before leaves it; a piece that held another one
 * moves. Throws 403, 404 for a place that isn't there.
 */
export const pinPiece = (ctx: Ctx, input: PinInput): Promise<PinOutcome> =>
  withTransaction(ctx, async (ctx): Promise<PinOutcome> => {
    const { locationId, position, piece, endsAt } = input;
    const front = await authorize(ctx, locationId);
    const errors = checkPin(ctx, input);
    if (Object.keys(errors).length > 0) return invalid(errors);
    const [[isPublic], summaries] = await Promise.all([
      piecesByRefs(ctx, [piece]),
      summariesOf(ctx, [piece]),
    ]);
    const summary = summaries.get(refKey(piece));
    if (!isPublic || !summary) return refused(texts.notPublic);
    const pins = await lockPins(ctx, locationId);
    const held = pins.find((pin) => pin.position === position && !isOf(pin, piece));
    await ctx.db
      .delete(frontPins)
      .where(
        and(
          eq(frontPins.locationId, locationId),
          sql`(${frontPins.position} = ${position} or (${frontPins.type} = ${piece.type} and ${frontPins.objectId} = ${piece.id}))`,
        ),
      );
    await ctx.db.insert(frontPins).values({
      locationId,
      position,
      type: piece.type,
      objectId: piece.id,
      endsAt,
      pinnedBy: ctx.viewer.id!,
      pinnedAt: ctx.now,
    });
    const before = pins.find((pin) => isOf(pin, piece));
    await record(ctx, {
      type: piece.type,
      objectId: piece.id,
      action: `${piece.type}.pinned`,
      ...(before && { before: fieldsOf(before, front) }),
      after: { front, position, endsAt },
    });
    if (held) await recordEnd(ctx, held, front);
    await enqueue(ctx, { name: END_PINS }, { locationId }, { startAfter: endsAt });
    touch(ctx, pinsTag(locationId));
    return { kind: 'pinned', title: summary.title, replaced: held ? refOf(held) : null };
  });

/** What a position held when somebody looked, where that is known: another piece that came there since is left alone. */
interface Held {
  readonly locationId: number;
  readonly piece?: ContentRef | undefined;
}

/**
 * Lets the position be chosen as ever. Repeating it does no harm. Throws 403 and 404, and 409 where it holds another piece than was
 * seen there.
 */
export const unpin = (
  ctx: Ctx,
  { locationId, position, piece }: Held & { readonly position: number },
): Promise<Pin | undefined> =>
  withTransaction(ctx, async (ctx) => {
    const front = await authorize(ctx, locationId);
    const pin = (await lockPins(ctx, locationId)).find((each) => each.position === position);
    if (!pin) return undefined;
    if (piece && !isOf(pin, piece)) throw conflict(texts.heldByOther);
    await ctx.db
      .delete(frontPins)
      .where(and(eq(frontPins.locationId, locationId), eq(frontPins.position, position)));
    await recordEnd(ctx, pin, front);
    touch(ctx, pinsTag(locationId));
    return pin;
  });

/**
 * Exchanges what two positions hold, of which one may be free; each keeps its end. Throws 403 and 404, and 409 where the first holds
 * another piece than was seen there.
 */
export const movePin = (
  ctx: Ctx,
  { locationId, from, to, piece }: Held & { readonly from: number; readonly to: number },
): Promise<Pin | undefined> =>
  withTransaction(ctx, async (ctx) => {
    const front = await authorize(ctx, locationId);
    const pins = await lockPins(ctx, locationId);
    const pin = pins.find(({ position }) => position === from);
    const other = pins.find(({ position }) => position === to);
    // What is sent once more is there already.
    if (piece && other && isOf(other, piece)) return other;
    if (!pin || !isPosition(to) || from === to) return undefined;
    if (piece && !isOf(pin, piece)) throw conflict(texts.heldByOther);
    await ctx.db
      .delete(frontPins)
      .where(and(eq(frontPins.locationId, locationId), sql`${frontPins.position} in (${from}, ${to})`));
    await ctx.db
      .insert(frontPins)
      .values([{ ...pin, position: to }, ...(other ? [{ ...other, position: from }] : [])]);
    await recordMove(ctx, pin, { front, position: to });
    if (other) await recordMove(ctx, other, { front, position: from });
    touch(ctx, pinsTag(locationId));
    return { ...pin, position: to };
  });

/** Removes what has ended, so that its position is seen to be free; work of the job that comes at the end. */
export const endPins = (ctx: Ctx, { locationId }: { readonly locationId: number }): Promise<void> =>
  withTransaction(ctx, (ctx) => endDue(ctx, locationId));

/** Removes what has ended, whoever comes upon it first: the job, or somebody who changes something there. */
const endDue = async (ctx: Ctx, locationId: number): Promise<void> => {
  const ended = await ctx.db
    .delete(frontPins)
    .where(and(eq(frontPins.locationId, locationId), lte(frontPins.endsAt, ctx.now)))
    .returning();
  if (ended.length === 0) return;
  const front = (await findFront(ctx, locationId))?.name ?? '';
  for (const pin of ended) await recordEnd(ctx, pin, front);
  touch(ctx, pinsTag(locationId));
};

/** Returns the name of the front page, if the viewer may pin there. Throws 403 and 404. */
const authorize = async (ctx: Ctx, locationId: number): Promise<string> => {
  const front = await findFront(ctx, locationId);
  if (!front) throw notFound();
  if (!mayPin(ctx.viewer, front.path)) throw forbidden();
  return front.name;
};

/** Returns the place whose front page it is; the place that holds all others has none of its own. */
const findFront = async (
  ctx: Ctx,
  locationId: number,
): Promise<{ path: string; name: string } | undefined> => {
  if (locationId === 0) return { path: '', name: texts.wholePortal };
  const tree = await getLocationTree(ctx);
  const location = tree.byId.get(locationId);
  return location && !holdsAll(tree, location) ? location : undefined;
};

const checkPin = (ctx: Ctx, { position, endsAt }: PinInput): Record<string, string> => {
  const latest = new Date(ctx.now.getTime() + MAX_PIN_DAYS * DAY_MS);
  return {
    ...(!isPosition(position) && { position: texts.positionInvalid }),
    ...(endsAt <= ctx.now && { day: texts.endPast }),
    ...(endsAt > latest && { day: texts.endTooLate }),
  };
};

const isPosition = (position: number) => (PIN_POSITIONS as readonly number[]).includes(position);

/** Locks the pins of a front page, so that changes come one after the other; what has ended no longer counts. */
export const lockPins = async (ctx: Ctx, locationId: number): Promise<Pin[]> => {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('front.pins'), ${locationId})`);
  await endDue(ctx, locationId);
  return listPins(ctx, locationId);
};

const isOf = (pin: Pin, { type, id }: ContentRef) => pin.type === type && pin.objectId === id;
const refOf = ({ type, objectId }: Pin): ContentRef => ({ type, id: objectId });
const fieldsOf = ({ position, endsAt }: Pin, front: string) => ({ front, position, endsAt });

const recordEnd = (ctx: Ctx, pin: Pin, front: string) =>
  record(ctx, {
    type: pin.type,
    objectId: pin.objectId,
    action: `${pin.type}.unpinned`,
    before: fieldsOf(pin, front),
  });

const recordMove = (ctx: Ctx, pin: Pin, { front, position }: { front: string; position: number }) =>
  record(ctx, {
    type: pin.type,
    objectId: pin.objectId,
    action: `${pin.type}.pinned`,
    before: fieldsOf(pin, front),
    after: fieldsOf({ ...pin, position }, front),
  });
