// Reads the table of all pieces that are or were out, for those who look after them: narrowed, in an order of its columns, page
// by page by keyset. The caller says at which places. docs/decisions/0065
import { and, eq, getTableColumns, gt, gte, inArray, isNotNull, lt, lte, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ContentRef, ContentType } from '#kernel/content-kinds.ts';
import { countUpTo } from '#kernel/count-up-to.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { DeskReaders } from '#kernel/desk-readers.ts';
import { areMany, askedRowByRow, metAlongOrder, sortedAfterwards } from '#kernel/word-search.ts';
import type { Stretch } from '#kernel/word-search.ts';
import { COUNTED_UP_TO, keysetOf } from '#bundles/desk-tables/public.ts';
import type { PieceState } from '#bundles/pieces/public.ts';
import { pieceCommentCounts, pieces } from './schema.ts';
import { packTableCursor, unpackTableCursor } from './table-cursor.ts';
import { titleHas, titleHasOneByOne, titleOfKindHas } from './title-words.ts';

export interface PieceTableFilter {
  /** It is undefined for all places. */
  readonly locationIds: readonly number[] | undefined;
  /** Words with which words of the title begin. */
  readonly words?: readonly string[];
  readonly type?: ContentType | undefined;
  readonly categoryId?: number | undefined;
  readonly authorIds?: readonly number[] | undefined;
  readonly tagId?: number | undefined;
  /** `out` and `planned` are both published, the second at a moment that is to come. */
  readonly state?: 'out' | 'planned' | Exclude<PieceState, 'erased'> | undefined;
  /** Says of a piece by the columns of its reference what else its row must be, for who keeps that. */
  readonly isElse?: ((ref: { readonly type: AnyPgColumn; readonly id: AnyPgColumn }) => SQL) | undefined;
  /** The piece was first published from here on, and before that. */
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
}

export interface PieceTableOrder {
  readonly by: 'date' | 'title' | 'comments' | 'readers';
  readonly isRising: boolean;
}

export interface PieceTableOptions {
  readonly filter: PieceTableFilter;
  readonly order: PieceTableOrder;
  /** The entry behind which the table continues, as the address says it. */
  readonly after: string | undefined;
  readonly limit: number;
  /** The sums of readers; in the order of readers only what was read is listed. */
  readonly readers: DeskReaders['sums'] | undefined;
}

export type TablePiece = typeof pieces.$inferSelect;

/**
 * A table is asked in so many ways that no one plan serves them all: in a transaction each query is planned for its values.
 * No entry: it only reads.
 */
export const listForTable = (ctx: Ctx, options: PieceTableOptions) =>
  withTransaction(ctx, (ctx) => readTable(ctx, options));

const readTable = async (ctx: Ctx, options: PieceTableOptions) => {
  const { filter, order, limit, readers } = options;
  const isElse = filterOf(ctx, filter);
  const { words = [] } = filter;
  const hasWords = words.length > 0 ? titleHasOneByOne(words) : undefined;
  const start = await startOf(ctx, options);
  const isByReaders = order.by === 'readers' && readers !== undefined;
  const met =
    hasWords && !isByReaders
      ? await metAlongOrder(ctx, pieces, limit + 1, (stretch) =>
          lookAlong(ctx, options, { hasWords, isElse, start, stretch }),
        )
      : undefined;
  const inside = hasWords && !met ? await wordsInside(ctx, filter, hasWords) : undefined;
  const isWanted = and(inside?.hasWords, isElse);
  const found =
    met ??
    (await (isByReaders
      ? readByReaders(ctx, options, inside?.areRare ? await sumsOfFew(ctx, readers, isWanted) : readers, {
          isWanted: and(hasWords, isElse),
          start,
        })
      : byColumn(ctx, order, { isWanted, start, isSortedAfterwards: inside?.areRare }).limit(limit + 1)));
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const [counts, count] = await Promise.all([
    readers ? readersOf(ctx, readers, rows) : new Map<string, number>(),
    met ? limit : countUpTo(ctx, COUNTED_UP_TO, { from: pieces, where: isWanted }),
  ]);
  return {
    rows: rows.map((piece) => ({ ...piece, readers: counts.get(`${piece.type}:${piece.objectId}`) ?? 0 })),
    next: found.length > limit && last ? cursorOf(last, order) : undefined,
    /** The number of pieces, as far as counting goes. */
    count,
    countedUpTo: met ? limit : COUNTED_UP_TO,
  };
};

/**
 * Says how words are asked for that weren't soon met: along their index, or of each piece where so many have them that any
 * order meets them.
 */
const wordsInside = async (ctx: Ctx, { words = [], type }: PieceTableFilter, hasWords: SQL) => {
  const isKind = type === undefined ? undefined : eq(pieces.type, type);
  if (await areMany(ctx, pieces, and(isKind, hasWords)!))
    return { hasWords: askedRowByRow(hasWords), areRare: false };
  return { hasWords: type === undefined ? titleHas(words) : titleOfKindHas(type, words), areRare: true };
};

interface Look {
  readonly hasWords: SQL;
  readonly isElse: SQL | undefined;
  readonly start: SQL | undefined;
  readonly stretch: Stretch;
}

/**
 * Returns pieces with the words in a stretch of the order. The subquery bears the name of the table, so that conditions fit
 * both.
 */
const lookAlong = (
  ctx: Ctx,
  { order, limit }: PieceTableOptions,
  { hasWords, isElse, start, stretch }: Look,
): PromiseLike<TablePiece[]> => {
  const { isBehind, inOrder } = keysetOf(keysOf(order), order.isRising, start);
  const first = along(ctx, order)
    .where(and(isElse, isBehind))
    .orderBy(inOrder)
    .limit(stretch.rows)
    .offset(stretch.offset)
    .as('pieces');
  return ctx.db
    .select()
    .from(first)
    .where(hasWords)
    .orderBy(keysetOf([keyOf(order.by), pieces.objectId, pieces.type], order.isRising, start).inOrder)
    .limit(limit + 1);
};

interface Narrowed {
  readonly isWanted: SQL | undefined;
  readonly start: SQL | undefined;
  /** They are few, and found before they are put in order. */
  readonly isSortedAfterwards?: boolean | undefined;
}

/** Returns the pieces that are wanted, in the order of a column. */
export const byColumn = (
  ctx: Pick<Ctx, 'db'>,
  order: PieceTableOrder,
  { isWanted, start, isSortedAfterwards = false }: Partial<Narrowed>,
) => {
  const [key, ...others] = keysOf(order);
  const keys = [isSortedAfterwards ? sortedAfterwards(key!) : key!, ...others];
  const { isBehind, inOrder } = keysetOf(keys, order.isRising, start);
  return along(ctx, order).where(and(isWanted, isBehind)).orderBy(inOrder);
};

/** Selects the pieces together with the table whose index the order uses. */
const along = ({ db }: Pick<Ctx, 'db'>, { by }: PieceTableOrder) => {
  const all = db.select(getTableColumns(pieces)).from(pieces).$dynamic();
  return by === 'comments' ? all.innerJoin(pieceCommentCounts, isCountOf) : all;
};

const isCountOf = and(
  eq(pieceCommentCounts.type, pieces.type),
  eq(pieceCommentCounts.objectId, pieces.objectId),
);

const keysOf = ({ by }: PieceTableOrder) => {
  const { commentCount, objectId, type } = pieceCommentCounts;
  return by === 'comments' ? [commentCount, objectId, type] : [keyOf(by), pieces.objectId, pieces.type];
};

/** When no more pieces than this match rare words, readers are counted for them alone instead of for all that was read. */
const FEW = 500;

const sumsOfFew = async (
  ctx: Ctx,
  readers: DeskReaders['sums'],
  isWanted: SQL | undefined,
): Promise<DeskReaders['sums']> => {
  const refs = await ctx.db
    .select({ type: pieces.type, id: pieces.objectId })
    .from(pieces)
    .where(isWanted)
    .limit(FEW + 1);
  return refs.length > FEW ? readers : () => readers(refs);
};

/**
 * The number of pieces that are put in order at first: most pages are full after so many of those that were read, and to put
 * all of them in order takes longer.
 */
const FIRST_READ = 150;

/**
 * The sums are put in order first, and each then looks its piece up until the page is full: as a plain join PostgreSQL would
 * read all pieces, which are many more than what was read. `offset 0` keeps it from doing so.
 */
const readByReaders = async (
  ctx: Ctx,
  { order, limit }: PieceTableOptions,
  readers: DeskReaders['sums'],
  { isWanted, start }: Narrowed,
): Promise<TablePiece[]> => {
  const keys = [sql`readers`, sql`read_id`, sql`read_type`];
  const { isBehind, inOrder } = keysetOf(keys, order.isRising, start);
  const isIts = sql`${pieces.type} = read_type and ${pieces.objectId} = read_id`;
  const piece = sql`select from ${pieces} where ${and(isIts, isWanted)} offset 0`;
  const lookAmong = async (most: SQL) => {
    const sums = sql`select * from (select type as read_type, object_id as read_id, readers from (${readers()}) sums) read
      where ${isBehind ?? sql`true`} order by ${inOrder} limit ${most}`;
    const { rows } = await ctx.db.execute<{ type: string; id: number }>(
      sql`select read_type as type, read_id as id from (${sums}) read cross join lateral (${piece}) piece
        order by ${inOrder} limit ${limit + 1}`,
    );
    return rows;
  };
  const soon = await lookAmong(sql`${FIRST_READ}`);
  const found = soon.length > limit ? soon : await lookAmong(sql`all`);
  const refs = sql`select * from unnest(${sql.param(found.map(({ type }) => type))}::text[],
    ${sql.param(found.map(({ id }) => id))}::int[])`;
  const rows = await ctx.db
    .select()
    .from(pieces)
    .where(sql`(${pieces.type}, ${pieces.objectId}) in (${refs})`);
  const byKey = new Map(rows.map((row) => [`${row.type}:${row.objectId}`, row]));
  return found.flatMap(({ type, id }) => byKey.get(`${type}:${id}`) ?? []);
};

const filterOf = ({ now }: Ctx, filter: PieceTableFilter): SQL | undefined => {
  const { locationIds, type, categoryId, authorIds, tagId, from, until } = filter;
  return and(
    isNotNull(pieces.publishedAt),
    ne(pieces.state, 'erased'),
    locationIds && isAnyOf(pieces.locationId, locationIds),
    type === undefined ? undefined : eq(pieces.type, type),
    categoryId === undefined ? undefined : eq(pieces.categoryId, categoryId),
    authorIds && isAnyOf(pieces.authorId, authorIds),
    tagId === undefined ? undefined : sql`${pieces.tagIds} @> array[${tagId}]::int[]`,
    stateIs(filter.state, now),
    filter.isElse?.({ type: pieces.type, id: pieces.objectId }),
    from && gte(pieces.publishedAt, from),
    until && lt(pieces.publishedAt, until),
  );
};

const isAnyOf = (column: typeof pieces.locationId | typeof pieces.authorId, ids: readonly number[]) =>
  ids.length > 0 ? inArray(column, [...ids]) : sql`false`;

const stateIs = (state: PieceTableFilter['state'], now: Date): SQL | undefined => {
  if (state === undefined) return undefined;
  if (state === 'out') return and(eq(pieces.state, 'published'), lte(pieces.publishedAt, now));
  if (state === 'planned') return and(eq(pieces.state, 'published'), gt(pieces.publishedAt, now));
  return eq(pieces.state, state);
};

/** Returns the column that orders the table; for readers it is the date, since they stand in no column of the pieces. */
const keyOf = (by: PieceTableOrder['by']) =>
  ({
    date: pieces.publishedAt,
    title: pieces.title,
    comments: pieces.commentCount,
    readers: pieces.publishedAt,
  })[by];

/**
 * Returns where the list goes on. The address names the last row; what orders it is asked anew, so that the list goes on where
 * that row stands now; behind one that was erased it goes on where its title stood. Undefined for a row that isn't there: then the
 * list begins at its start.
 */
const startOf = async (ctx: Ctx, { after, order, readers }: PieceTableOptions): Promise<SQL | undefined> => {
  const cursor = unpackTableCursor(after);
  if (!cursor) return undefined;
  const { at, id, kind: type, title } = cursor;
  if (order.by === 'date' || (order.by === 'readers' && !readers))
    return sql`(${at.toISOString()}::timestamptz, ${id}::int, ${type}::text)`;
  if (order.by === 'readers') {
    const { rows } = await ctx.db.execute<{ readers: number }>(readers!([{ type, id }]));
    return rows[0] && sql`(${Number(rows[0].readers)}::int, ${id}::int, ${type}::text)`;
  }
  const [row] = await ctx.db
    .select({ title: pieces.title, state: pieces.state, count: pieces.commentCount })
    .from(pieces)
    .where(and(eq(pieces.type, type), eq(pieces.objectId, id)));
  if (order.by === 'title') {
    const key = row && row.state !== 'erased' ? row.title : title;
    return key === undefined ? undefined : sql`(${key}::text, ${id}::int, ${type}::text)`;
  }
  return row && sql`(${row.count}::int, ${id}::int, ${type}::text)`;
};

const cursorOf = ({ type, objectId, publishedAt, title }: TablePiece, { by }: PieceTableOrder): string =>
  packTableCursor({ at: publishedAt!, id: objectId, kind: type, ...(by === 'title' && { title }) });

const readersOf = async (
  ctx: Ctx,
  readers: DeskReaders['sums'],
  rows: readonly TablePiece[],
): Promise<Map<string, number>> => {
  if (rows.length === 0) return new Map();
  const refs = rows.map(({ type, objectId }): ContentRef => ({ type, id: objectId }));
  const { rows: found } = await ctx.db.execute<{ type: string; object_id: number; readers: number }>(
    readers(refs),
  );
  return new Map(found.map(({ type, object_id, readers }) => [`${type}:${object_id}`, Number(readers)]));
};
