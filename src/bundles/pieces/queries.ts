// Mixed lists by keyset: newest first, each page one index scan, whatever the size of the table.
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { LIST_LENGTH } from './constants.ts';
import { piecePlaces, pieces } from './schema.ts';

export interface PieceFilter {
  /** A place, with what lies below it. */
  readonly locationId?: number;
  readonly categoryId?: number;
  /** Continue after this entry. */
  readonly after?: PieceCursor;
}

/** Where a list page ended. Things of several kinds may share a moment and an id. */
export interface PieceCursor {
  readonly publishedAt: Date;
  readonly id: number;
  readonly type: string;
}

export interface PieceEntry extends ContentRef {
  readonly publishedAt: Date;
  readonly commentCount: number;
  readonly authorId: number;
}

export interface PieceList {
  readonly entries: readonly PieceEntry[];
  /** Undefined on the last page. */
  readonly next: PieceCursor | undefined;
}

/** Published pieces that everybody may see, newest first. A category needs a place. */
export const listPieces = async (ctx: Ctx, filter: PieceFilter): Promise<PieceList> => {
  const rows = await (filter.locationId === undefined
    ? newestOfAll(ctx, filter)
    : newestOfPlace(ctx, filter));
  const entries = rows.slice(0, LIST_LENGTH).map(
    (row): PieceEntry => ({
      type: row.type,
      id: row.objectId,
      publishedAt: row.publishedAt!,
      commentCount: row.commentCount,
      authorId: row.authorId,
    }),
  );
  const last = entries.at(-1);
  return {
    entries,
    next: rows.length > LIST_LENGTH && last ? cursorOf(last) : undefined,
  };
};

const cursorOf = ({ publishedAt, id, type }: PieceEntry): PieceCursor => ({ publishedAt, id, type });

const ENTRY = {
  type: pieces.type,
  objectId: pieces.objectId,
  publishedAt: pieces.publishedAt,
  commentCount: pieces.commentCount,
  authorId: pieces.authorId,
};

const newestOfAll = (ctx: Ctx, { after }: PieceFilter) =>
  ctx.db
    .select(ENTRY)
    .from(pieces)
    .where(and(eq(pieces.isListed, true), lte(pieces.publishedAt, ctx.now), isAfter(pieces, after)))
    .orderBy(desc(pieces.publishedAt), desc(pieces.objectId), desc(pieces.type))
    .limit(LIST_LENGTH + 1);

const newestOfPlace = (ctx: Ctx, { locationId, categoryId, after }: PieceFilter) =>
  ctx.db
    .select({ ...ENTRY, publishedAt: piecePlaces.publishedAt })
    .from(piecePlaces)
    .innerJoin(pieces, and(eq(pieces.type, piecePlaces.type), eq(pieces.objectId, piecePlaces.objectId)))
    .where(
      and(
        eq(piecePlaces.locationId, locationId!),
        categoryId === undefined ? undefined : eq(piecePlaces.categoryId, categoryId),
        lte(piecePlaces.publishedAt, ctx.now),
        isAfter(piecePlaces, after),
      ),
    )
    .orderBy(desc(piecePlaces.publishedAt), desc(piecePlaces.objectId), desc(piecePlaces.type))
    .limit(LIST_LENGTH + 1);

interface Ordered {
  readonly publishedAt: AnyPgColumn;
  readonly objectId: AnyPgColumn;
  readonly type: AnyPgColumn;
}

const isAfter = ({ publishedAt, objectId, type }: Ordered, cursor: PieceCursor | undefined) =>
  cursor &&
  sql`(${publishedAt}, ${objectId}, ${type}) < (${cursor.publishedAt.toISOString()}::timestamptz, ${cursor.id}::integer, ${cursor.type})`;
