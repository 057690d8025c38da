// Kinds keep their row here, inside their own transactions; they have asked their policy and write the history.
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { touch } from '#kernel/invalidation.ts';
import { idsOfPath } from '#bundles/locations/public.ts';
import { ALL_PIECES_TAG, placePiecesTag } from './constants.ts';
import { piecePlaces, pieces } from './schema.ts';

export interface Piece {
  readonly type: (typeof pieces.$inferSelect)['type'];
  readonly objectId: number;
  readonly locationPath: string;
  readonly categoryId: number;
  readonly authorId: number;
  readonly publishedAt: Date | null;
  readonly isListed: boolean;
  readonly isPremium: boolean;
  readonly tagIds: readonly number[];
}

/** Puts a kind's thing into all lists it belongs to, or takes it out, and touches those lists. */
export const savePiece = async (ctx: Ctx, piece: Piece): Promise<void> => {
  needTransaction(ctx);
  const { locationPath, ...columns } = piece;
  const locationIds = idsOfPath(locationPath);
  const row = { ...columns, locationId: locationIds.at(-1)!, tagIds: [...piece.tagIds] };
  await ctx.db
    .insert(pieces)
    .values(row)
    .onConflictDoUpdate({ target: [pieces.type, pieces.objectId], set: row });
  const { type, objectId, categoryId, publishedAt } = piece;
  const left = await ctx.db
    .delete(piecePlaces)
    .where(and(eq(piecePlaces.type, type), eq(piecePlaces.objectId, objectId)))
    .returning({ locationId: piecePlaces.locationId });
  if (piece.isListed && publishedAt)
    await ctx.db
      .insert(piecePlaces)
      .values(locationIds.map((locationId) => ({ type, objectId, categoryId, publishedAt, locationId })));
  touchLists(ctx, [...left.map((place) => place.locationId), ...locationIds]);
};

/** Keeps the number of comments that cards show. */
export const setPieceCommentCount = async (
  ctx: Ctx,
  ref: { type: string; id: number },
  count: number,
): Promise<void> => {
  needTransaction(ctx);
  const [piece] = await updateCommentCount(ctx, { ...ref, count });
  // Lists show the count: their pages hold the tag of each piece on them.
  if (piece) touch(ctx, `${ref.type}:${ref.id}`);
};

const updateCommentCount = prepared('pieces.comment-count', (db) =>
  db
    .update(pieces)
    // Drizzle's types know placeholders in `where` only.
    .set({ commentCount: sql`${sql.placeholder('count')}` })
    .where(and(eq(pieces.type, sql.placeholder('type')), eq(pieces.objectId, sql.placeholder('id'))))
    .returning({ type: pieces.type }),
);

const touchLists = (ctx: Ctx, locationIds: readonly number[]) =>
  touch(ctx, ALL_PIECES_TAG, ...new Set(locationIds.map(placePiecesTag)));

const needTransaction = (ctx: Ctx) => {
  if (!ctx.transaction) throw new Error('pieces are written inside the transaction of their kind');
};
