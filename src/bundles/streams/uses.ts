// Keeps what shows a stream, which decides who may fetch it, as with images. contract.md 15.5
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import { streamTag } from './constants.ts';
import { mayShowStream } from './policy.ts';
import { savePosterUse } from './posters.ts';
import type { Stream } from './queries.ts';
import { streamUses, streams } from './schema.ts';

export interface StreamUse {
  readonly streamId: number;
  /** Everybody may see it there. */
  readonly isPublic: boolean;
}

/** A thing that shows streams; also what isn't out yet. */
export interface StreamUser {
  readonly type: ContentRef['type'] | 'manuscript';
  readonly id: number;
  /** Whose editors may put others' streams there; a thing without a place leaves it out. */
  readonly locationPath?: string;
}

export type ShowsStreams = Pick<StreamUser, 'type' | 'id'>;

/**
 * Replaces what is known of the streams that a thing shows; part of the transaction that changes the thing. A stream is
 * public when everybody may see it anywhere, else gated. Left out are unknown and deleted ones, and those that the viewer
 * may not show and the thing didn't show before.
 */
export const setStreamUses = async (
  ctx: Ctx,
  owner: StreamUser,
  uses: readonly StreamUse[],
): Promise<void> => {
  if (!ctx.transaction) throw new Error('uses of streams are written inside the transaction of their thing');
  const { type, id: objectId, locationPath = '' } = owner;
  const isOwners = and(eq(streamUses.type, type), eq(streamUses.objectId, objectId));
  const rows = await ctx.db.select({ id: streamUses.streamId }).from(streamUses).where(isOwners);
  const former = new Set(rows.map(({ id }) => id));
  const locked = await lockStreams(ctx, [...former, ...uses.map(({ streamId }) => streamId)]);
  if (locked.length === 0) return;
  if (former.size > 0) await ctx.db.delete(streamUses).where(isOwners);
  const usable = new Set(
    locked
      .filter((stream) => former.has(stream.id) || mayShowStream(ctx.viewer, { ...stream, locationPath }))
      .map(({ id }) => id),
  );
  const entries = [...byStream(uses)]
    .filter(([streamId]) => usable.has(streamId))
    .map(([streamId, isPublic]) => ({ streamId, isPublic, type, objectId, locationPath }));
  if (entries.length > 0) await ctx.db.insert(streamUses).values(entries);
  await updateAccess(ctx, locked);
};

/** Says which of these streams a thing shows rightfully. */
export const findShownBy = async (
  ctx: Ctx,
  { type, id }: ShowsStreams,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => {
  if (ids.length === 0) return new Set();
  const rows = await ctx.db
    .select({ id: streamUses.streamId })
    .from(streamUses)
    .where(
      and(eq(streamUses.type, type), eq(streamUses.objectId, id), inArray(streamUses.streamId, [...ids])),
    );
  return new Set(rows.map((row) => row.id));
};

/** Returns what shows a stream. */
export const findUsesOf = async (ctx: Ctx, streamId: number): Promise<ContentRef[]> => {
  const rows = await ctx.db.select().from(streamUses).where(eq(streamUses.streamId, streamId));
  return rows.map(({ type, objectId }) => ({ type: type as ContentRef['type'], id: objectId }));
};

/** Whoever changes the uses of the same streams waits; always in the same order. */
const lockStreams = async (ctx: Ctx, ids: readonly number[]): Promise<readonly Stream[]> => {
  if (ids.length === 0) return [];
  return ctx.db
    .select()
    .from(streams)
    .where(and(inArray(streams.id, [...new Set(ids)]), sql`${streams.state} <> 'deleted'`))
    .orderBy(streams.id)
    .for('no key update');
};

/** A thing may show a stream twice. */
const byStream = (uses: readonly StreamUse[]) => {
  const found = new Map<number, boolean>();
  for (const { streamId, isPublic } of uses) found.set(streamId, isPublic || found.get(streamId) === true);
  return found;
};

/** Opens streams to everybody, or closes them, as what shows them demands; blocked ones stay so. */
export const updateAccess = async (ctx: Ctx, locked: readonly Pick<Stream, 'id'>[]): Promise<void> => {
  const isPublic = sql`exists (select from ${streamUses} where ${streamUses.streamId} = ${streams.id} and ${streamUses.isPublic})`;
  const access = sql<'public' | 'gated'>`case when ${isPublic} then 'public' else 'gated' end`;
  const ids = locked.map(({ id }) => id);
  const changed = await ctx.db
    .update(streams)
    .set({ access })
    .where(
      and(inArray(streams.id, ids), sql`${streams.access} <> 'blocked' and ${streams.access} <> ${access}`),
    )
    .returning({ id: streams.id, posterId: streams.posterId, access: streams.access });
  for (const stream of changed) await savePosterUse(ctx, stream);
  if (changed.length > 0) touch(ctx, ...changed.map(({ id }) => streamTag(id)));
};
