// Does what members say about their reading being kept, and takes what their browsers tell of it. No entry of the history: what
// somebody reads is nobody else's to read.
import { and, eq, inArray, sql } from 'drizzle-orm';
import { refKey, summariesOf } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { unauthorised } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { refAt } from '#bundles/share-links/public.ts';
import { MOST_KEPT, SYNC_LIMIT } from './constants.ts';
import type { ReadPieceInput } from './input.ts';
import { findKeeper, keeperTag, listChanged } from './queries.ts';
import type { SavedPiece } from './queries.ts';
import type { SyncState } from './rules.ts';
import { readingKeepers, readingPieces } from './schema.ts';

/**
 * Keeps what somebody reads from now on; whoever keeps it already goes on. No entry: what somebody reads is nobody else's to
 * read.
 */
export const saveReading = (ctx: Ctx): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const userId = viewerId(ctx);
    await ctx.db.insert(readingKeepers).values({ userId, begunAt: ctx.now }).onConflictDoNothing();
    touch(ctx, keeperTag(userId));
  });

/**
 * Nothing of it is left.
 * No entry: what somebody reads is nobody else's to read.
 */
export const stopSaving = (ctx: Ctx): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const userId = viewerId(ctx);
    await ctx.db.delete(readingKeepers).where(eq(readingKeepers.userId, userId));
    touch(ctx, keeperTag(userId));
  });

/**
 * Erases all that was read until now, in their browsers as well as soon as these ask; what comes is kept as before. No entry:
 * what somebody reads is nobody else's to read.
 */
export const eraseReading = (ctx: Ctx): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const userId = viewerId(ctx);
    const keeper = await lockKeeper(ctx, userId);
    if (!keeper) return;
    await ctx.db.delete(readingPieces).where(eq(readingPieces.userId, userId));
    // The beginning must differ from the one before, also within the same moment.
    const begunAt = new Date(Math.max(ctx.now.getTime(), keeper.begunAt.getTime() + 1));
    await ctx.db.update(readingKeepers).set({ begunAt, version: 0 }).where(eq(readingKeepers.userId, userId));
  });

export interface SyncedReading {
  readonly state: SyncState;
  /** What the browser knows was erased meanwhile. */
  readonly isForgotten: boolean;
  readonly pieces: readonly { readonly path: string; readonly paragraph: number; readonly isRead: boolean }[];
}

/**
 * Takes what was read in a browser since it told last, and returns what was read elsewhere since it heard last. Returns
 * undefined where nothing is kept. It is safe to do again.
 */
export const syncReading = async (
  ctx: Ctx,
  read: readonly ReadPieceInput[],
  known: SyncState | undefined,
): Promise<SyncedReading | undefined> => {
  const userId = viewerId(ctx);
  await limitAttempts(ctx, `reading:${userId}`, SYNC_LIMIT);
  const pieces = await piecesOf(ctx, read);
  const keeper =
    pieces.length > 0 ? await notePieces(ctx, userId, pieces, known) : await findKeeper(ctx, userId);
  if (!keeper) return undefined;
  const begun = keeper.begunAt.getTime();
  const isForgotten = known !== undefined && known.begun !== begun;
  const changed = await listChanged(ctx, userId, isForgotten ? 0 : (known?.version ?? 0));
  return {
    state: { begun, version: keeper.version },
    isForgotten,
    pieces: await withPaths(ctx, changed),
  };
};

type ReadPieceRef = ContentRef & Omit<ReadPieceInput, 'path'>;

/** Returns for each piece that the viewer can read what was told last; what was read to the end stays read. */
const piecesOf = async (ctx: Ctx, read: readonly ReadPieceInput[]): Promise<readonly ReadPieceRef[]> => {
  const { kinds, config } = ctx.portal;
  const byKey = new Map<string, ReadPieceRef>();
  for (const { path, ...others } of read) {
    const ref = refAt(kinds, config.publicUrl, config.publicUrl + path);
    if (!ref) continue;
    const key = refKey(ref);
    const isRead = others.isRead || byKey.get(key)?.isRead === true;
    byKey.delete(key);
    byKey.set(key, { ...ref, ...others, isRead });
  }
  const seen = await summariesOf(ctx, [...byKey.values()]);
  return [...byKey].flatMap(([key, piece]) => (seen.has(key) ? [piece] : []));
};

/**
 * Notes what was read. If reading was erased since, what a browser tells is from before, and not kept. No entry: what somebody
 * reads is nobody else's to read.
 */
const notePieces = (
  ctx: Ctx,
  userId: number,
  pieces: readonly ReadPieceRef[],
  known: SyncState | undefined,
) =>
  withTransaction(ctx, async (ctx) => {
    const keeper = await lockKeeper(ctx, userId);
    if (!keeper || (known && known.begun !== keeper.begunAt.getTime())) return keeper;
    const version = keeper.version + 1;
    const rows = pieces.map(({ type, id, paragraph, isRead, isFormer = false }, at) => ({
      isFormer,
      row: { userId, type, objectId: id, paragraph, isRead, version, readAt: at },
    }));
    const now = ctx.now.getTime();
    for (const [isFormer, group] of Map.groupBy(rows, (one) => one.isFormer)) {
      const values = group.map(({ row }) => ({ ...row, readAt: new Date(now + row.readAt) }));
      await saveRows(ctx, values, isFormer);
    }
    await ctx.db.update(readingKeepers).set({ version }).where(eq(readingKeepers.userId, userId));
    await forgetOldest(ctx, userId);
    return { ...keeper, version };
  });

const saveRows = (ctx: Ctx, rows: readonly SavedPiece[], isFormer: boolean) =>
  ctx.db
    .insert(readingPieces)
    .values([...rows])
    .onConflictDoUpdate({
      target: [readingPieces.userId, readingPieces.type, readingPieces.objectId],
      set: {
        isRead: sql`${readingPieces.isRead} or excluded.is_read`,
        version: sql`excluded.version`,
        ...(!isFormer && { paragraph: sql`excluded.paragraph`, readAt: sql`excluded.read_at` }),
      },
    });

export const forgetOldest = async (ctx: Ctx, userId: number): Promise<void> => {
  const isOwn = eq(readingPieces.userId, userId);
  const oldest = ctx.db
    .select({ key: sql`${readingPieces.type} || ':' || ${readingPieces.objectId}` })
    .from(readingPieces)
    .where(isOwn)
    .orderBy(sql`${readingPieces.readAt} desc`, sql`${readingPieces.objectId} desc`)
    .offset(MOST_KEPT);
  const key = sql`${readingPieces.type} || ':' || ${readingPieces.objectId}`;
  await ctx.db.delete(readingPieces).where(and(isOwn, inArray(key, oldest)));
};

/** Returns the rows with addresses as browsers write them. What can't be read any more is told to nobody. */
const withPaths = async (ctx: Ctx, rows: readonly SavedPiece[]): Promise<SyncedReading['pieces']> => {
  const refs = rows.map(({ type, objectId }) => ({ type, id: objectId }));
  const seen = await summariesOf(ctx, refs);
  return rows.flatMap(({ type, objectId, paragraph, isRead }) => {
    const summary = seen.get(refKey({ type, id: objectId }));
    if (!summary) return [];
    return [{ path: new URL(summary.href, ctx.config.publicUrl).pathname, paragraph, isRead }];
  });
};

/** Locks the row of somebody who keeps their reading: until the transaction ends nobody else counts a change of theirs. */
export const lockKeeper = async (ctx: Ctx, userId: number) =>
  (await ctx.db.select().from(readingKeepers).where(eq(readingKeepers.userId, userId)).for('update'))[0];

const viewerId = ({ viewer }: Ctx): number => {
  if (!isSignedIn(viewer)) throw unauthorised();
  return viewer.id;
};
