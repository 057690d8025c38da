// Mixed lists by keyset: newest first, each page one index scan, whatever the size of the table.
import { and, desc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import type { Db } from '#kernel/database.ts';
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
  const rows = await newest(ctx, filter);
  const entries = rows.slice(0, LIST_LENGTH).map(toEntry);
  const last = entries.at(-1);
  return {
    entries,
    next: rows.length > LIST_LENGTH && last ? cursorOf(last) : undefined,
  };
};

const toEntry = (
  row: Omit<typeof pieces.$inferSelect, 'locationId' | 'categoryId' | 'isListed' | 'isPremium' | 'tagIds'>,
): PieceEntry => ({
  type: row.type,
  id: row.objectId,
  publishedAt: row.publishedAt!,
  commentCount: row.commentCount,
  authorId: row.authorId,
});

const cursorOf = ({ publishedAt, id, type }: PieceEntry): PieceCursor => ({ publishedAt, id, type });

const ENTRY = {
  type: pieces.type,
  objectId: pieces.objectId,
  publishedAt: pieces.publishedAt,
  commentCount: pieces.commentCount,
  authorId: pieces.authorId,
};

/** Listed pieces among `refs`, whatever their order; what appears later is left out. */
export const piecesByRefs = async (ctx: Ctx, refs: readonly ContentRef[]): Promise<PieceEntry[]> => {
  if (refs.length === 0) return [];
  const rows = await byRefs(ctx, {
    types: refs.map((ref) => ref.type),
    ids: refs.map((ref) => ref.id),
    now: ctx.now,
  });
  return rows.map(toEntry);
};

const byRefs = prepared('pieces.by-refs', (db) =>
  db
    .select(ENTRY)
    .from(pieces)
    .where(
      and(
        sql`(${pieces.type}, ${pieces.objectId}) in (select * from unnest(${sql.placeholder('types')}::text[], ${sql.placeholder('ids')}::int[]))`,
        sql`${pieces.isListed} and ${pieces.publishedAt} <= ${sql.placeholder('now')}`,
      ),
    ),
);

/** The first page continues after what no piece comes before; so does one that wants to begin later than now. */
const newest = (ctx: Ctx, { locationId, categoryId, after }: PieceFilter) => {
  const start =
    after && after.publishedAt <= ctx.now ? after : { publishedAt: ctx.now, id: LARGEST_ID, type: '' };
  const values = { ...start, locationId, categoryId };
  if (locationId === undefined) return newestOfAll(ctx, values);
  return categoryId === undefined ? newestOfPlace(ctx, values) : newestOfCategory(ctx, values);
};

const LARGEST_ID = 2 ** 31 - 1;

const newestOfAll = prepared('pieces.newest', (db) =>
  db
    .select(ENTRY)
    .from(pieces)
    // Spelt out, since a plan that is kept can use the index of listed pieces for nothing else.
    .where(and(sql`${pieces.isListed}`, comesAfter(pieces)))
    .orderBy(desc(pieces.publishedAt), desc(pieces.objectId), desc(pieces.type))
    .limit(LIST_LENGTH + 1),
);

const ofPlace = (db: Db, isThere: SQL | undefined) =>
  db
    .select({ ...ENTRY, publishedAt: piecePlaces.publishedAt })
    .from(piecePlaces)
    .innerJoin(pieces, and(eq(pieces.type, piecePlaces.type), eq(pieces.objectId, piecePlaces.objectId)))
    .where(and(isThere, comesAfter(piecePlaces)))
    .orderBy(desc(piecePlaces.publishedAt), desc(piecePlaces.objectId), desc(piecePlaces.type))
    .limit(LIST_LENGTH + 1);

const isInPlace = eq(piecePlaces.locationId, sql.placeholder('locationId'));
const isInCategory = eq(piecePlaces.categoryId, sql.placeholder('categoryId'));

const newestOfPlace = prepared('pieces.newest-of-place', (db) => ofPlace(db, isInPlace));
const newestOfCategory = prepared('pieces.newest-of-category', (db) =>
  ofPlace(db, and(isInPlace, isInCategory)),
);

interface Ordered {
  readonly publishedAt: AnyPgColumn;
  readonly objectId: AnyPgColumn;
  readonly type: AnyPgColumn;
}

/** The one comparison that both finds and orders: with another beside it PostgreSQL would plan anew each time. */
const comesAfter = ({ publishedAt, objectId, type }: Ordered) =>
  sql`(${publishedAt}, ${objectId}, ${type}) < (${sql.placeholder('publishedAt')}, ${sql.placeholder('id')}, ${sql.placeholder('type')})`;
