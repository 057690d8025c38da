// Reads what is kept of somebody's reading.
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import type { ListCursor } from '#kernel/list-cursor.ts';
import { fetchCached } from '#kernel/memory-cache.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { readingKeepers, readingPieces } from './schema.ts';

export type Keeper = typeof readingKeepers.$inferSelect;
export type SavedPiece = typeof readingPieces.$inferSelect;

/** Names what is kept in memory of who wants it. */
export const keeperTag = (userId: number): string => `reading-history:${userId}`;

/** Says whether the viewer's account keeps what they read. It is asked for every page of theirs, so it comes from memory. */
export const isSaving = async (ctx: Ctx): Promise<boolean> => {
  const { viewer } = ctx;
  if (!isSignedIn(viewer)) return false;
  const key = `reading-history.keeps ${viewer.id}`;
  return fetchCached(
    ctx,
    key,
    [keeperTag(viewer.id)],
    async () => (await findKeeper(ctx, viewer.id)) !== undefined,
  );
};

export const findKeeper = async (ctx: Ctx, userId: number): Promise<Keeper | undefined> =>
  (await ctx.db.select().from(readingKeepers).where(eq(readingKeepers.userId, userId)))[0];

/** Lists what is kept, the newest first. */
export const listSaved = (
  ctx: Ctx,
  userId: number,
  { after, limit }: { readonly after?: ListCursor | undefined; readonly limit: number },
): Promise<SavedPiece[]> =>
  ctx.db
    .select()
    .from(readingPieces)
    .where(
      and(
        eq(readingPieces.userId, userId),
        after && sql`(${readingPieces.readAt}, ${readingPieces.objectId}) < (${after.at}, ${after.id})`,
      ),
    )
    .orderBy(desc(readingPieces.readAt), desc(readingPieces.objectId))
    .limit(limit);

/** Lists what changed after that version, the newest last, as browsers remember it. */
export const listChanged = (ctx: Ctx, userId: number, version: number): Promise<SavedPiece[]> =>
  ctx.db
    .select()
    .from(readingPieces)
    .where(and(eq(readingPieces.userId, userId), gt(readingPieces.version, version)))
    .orderBy(asc(readingPieces.readAt), asc(readingPieces.objectId));
