// Kinds keep their row here, inside their own transactions; they have asked their policy and write the history.
import { and, eq, ne, sql } from 'drizzle-orm';
import { thingsChanged } from '#kernel/before-commit.ts';
import { refKey } from '#kernel/content-kinds.ts';
import type { ContentRef, ContentType } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import type { Db } from '#kernel/database.ts';
import { touch } from '#kernel/invalidation.ts';
import { idsOfPath } from '#bundles/locations/public.ts';
import type { PieceState } from '#bundles/pieces/public.ts';
import { tagsOfNewCount } from '#bundles/pieces/public.ts';
import { listTag } from './constants.ts';
import { announceIfNew } from './announcing.ts';
import { pieceCommentCounts, piecePlaces, pieceTags, pieces } from './schema.ts';

export interface Piece {
  readonly type: ContentType;
  readonly objectId: number;
  readonly locationPath: string;
  readonly categoryId: number;
  readonly authorId: number;
  readonly publishedAt: Date | null;
  readonly isListed: boolean;
  readonly isPremium: boolean;
  readonly tagIds: readonly number[];
  readonly state: PieceState;
  readonly updatedAt: Date | null;
  /** The title; it is missing where it is as it was. */
  readonly title?: string;
  /** False for what comes from elsewhere: it is announced to nobody, now or later. */
  readonly isNews?: boolean;
}

/**
 * Puts a kind's thing into all lists it belongs to, or takes it out, and touches those lists. What stands in them for the
 * first time is announced as `pieces.published`.
 */
export const savePiece = async (ctx: Ctx, asked: Piece): Promise<void> => {
  needTransaction(ctx);
  // What moderators keep out of lists stays out, whatever else changes about it.
  const isListed = asked.isListed && !(await isReduced(ctx, { type: asked.type, id: asked.objectId }));
  const piece = { ...asked, isListed };
  const { locationPath, isNews = true, ...columns } = piece;
  const locationIds = idsOfPath(locationPath);
  const tagIds = [...new Set(piece.tagIds)];
  const [before] = await ctx.db
    .select({
      authorId: pieces.authorId,
      publishedAt: pieces.publishedAt,
      wasListed: sql<boolean>`${pieces.isListed} or ${pieces.wasListed}`,
    })
    .from(pieces)
    .where(isThing(pieces, piece));
  const wasListed = piece.isListed || (before?.wasListed ?? false);
  const row = { ...columns, tagIds, wasListed, locationId: locationIds.at(-1)! };
  await ctx.db
    .insert(pieces)
    .values(row)
    .onConflictDoUpdate({ target: [pieces.type, pieces.objectId], set: row });
  if (!before)
    await ctx.db
      .insert(pieceCommentCounts)
      .values({ type: piece.type, objectId: piece.objectId })
      .onConflictDoNothing();
  const leftPlaces = await replacePlaces(ctx, piece, locationIds);
  const leftTags = await replaceTags(ctx, piece, tagIds);
  touch(
    ctx,
    listTag(),
    ...[...leftPlaces, ...locationIds].map((locationId) => listTag({ locationId })),
    ...[...leftTags, ...tagIds].map((tagId) => listTag({ tagId })),
    ...[before?.authorId ?? piece.authorId, piece.authorId].map((authorId) => listTag({ authorId })),
  );
  thingsChanged(ctx, { type: piece.type, id: piece.objectId });
  if (isNews) await announceIfNew(ctx, piece, before);
};

/** Gives the places that listed it before. */
const replacePlaces = async (ctx: Ctx, piece: Piece, locationIds: readonly number[]): Promise<number[]> => {
  const { type, objectId, categoryId, publishedAt } = piece;
  const left = await ctx.db
    .delete(piecePlaces)
    .where(isThing(piecePlaces, piece))
    .returning({ id: piecePlaces.locationId });
  if (piece.isListed && publishedAt)
    await ctx.db
      .insert(piecePlaces)
      .values(locationIds.map((locationId) => ({ type, objectId, categoryId, publishedAt, locationId })));
  return left.map(({ id }) => id);
};

/** Gives the tags that listed it before. */
const replaceTags = async (ctx: Ctx, piece: Piece, tagIds: readonly number[]): Promise<number[]> => {
  const { type, objectId, publishedAt } = piece;
  const left = await ctx.db
    .delete(pieceTags)
    .where(isThing(pieceTags, piece))
    .returning({ id: pieceTags.tagId });
  if (piece.isListed && publishedAt && tagIds.length > 0)
    await ctx.db.insert(pieceTags).values(tagIds.map((tagId) => ({ type, objectId, publishedAt, tagId })));
  return left.map(({ id }) => id);
};

const isThing = (
  table: typeof pieces | typeof piecePlaces | typeof pieceTags,
  { type, objectId }: Pick<Piece, 'type' | 'objectId'>,
) => and(eq(table.type, type), eq(table.objectId, objectId));

/** Says whether moderators keep a thing out of all lists. */
export const isReduced = async (ctx: Ctx, { type, id: objectId }: ContentRef): Promise<boolean> =>
  (await ctx.db.$count(pieces, and(isThing(pieces, { type, objectId }), eq(pieces.isReduced, true)))) > 0;

/**
 * Keeps a thing out of all lists, or lets it in again; false where it was so already. Whoever calls lets its kind keep the
 * piece anew after that, and writes the history.
 */
export const setReduced = async (
  ctx: Ctx,
  { type, id: objectId }: ContentRef,
  isReduced: boolean,
): Promise<boolean> => {
  needTransaction(ctx);
  const { rowCount } = await ctx.db
    .update(pieces)
    .set({ isReduced })
    .where(and(isThing(pieces, { type, objectId }), ne(pieces.isReduced, isReduced)));
  return rowCount !== 0;
};

/** Keeps the number of comments that cards show. */
export const setPieceCommentCount = async (
  ctx: Ctx,
  { type, id }: ContentRef,
  count: number,
): Promise<void> => {
  needTransaction(ctx);
  const [piece] = await updateCommentCount(ctx, { type, id, count });
  // Lists show the count: their pages hold the tag of each piece on them.
  if (piece) touch(ctx, ...tagsOfNewCount(refKey({ type, id })));
};

/**
 * Returns the same as parts of the statement that writes comments, by its part `counts`: type, id, count. Whoever runs it
 * touches the tags.
 */
const commentCountParts = (db: Db) => {
  const ofPiece = sql`${updateCounts(pieces)} returning ${pieces.objectId} as id`;
  return [
    db.$with('of_piece', {}).as(ofPiece),
    db.$with('in_order', {}).as(updateCounts(pieceCommentCounts)),
  ] as const;
};

const updateCounts = (table: typeof pieces | typeof pieceCommentCounts) => sql`
  update ${table} set comment_count = counts.count from counts
  where ${table.type} = counts.type and ${table.objectId} = counts.id`;

const updateCommentCount = prepared('pieces.comment-count', (db) => {
  const [type, id, count] = [sql.placeholder('type'), sql.placeholder('id'), sql.placeholder('count')];
  const counts = db
    .$with('counts', {})
    .as(sql`select ${type}::text as type, ${id}::int as id, ${count}::int as count`);
  const [ofPiece, inOrder] = commentCountParts(db);
  return db.with(counts, ofPiece, inOrder).select({ id: sql<number>`id` }).from(sql`of_piece`);
});

/** The number of comments: set by a statement of its own, or by parts of another. */
export const pieceCommentCount = { set: setPieceCommentCount, parts: commentCountParts };

const needTransaction = (ctx: Ctx) => {
  if (!ctx.transaction) throw new Error('pieces are written inside the transaction of their kind');
};
