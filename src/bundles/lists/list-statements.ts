// These are the statements behind the lists, built once for each shape. Each is one index scan, also by a plan that PostgreSQL
// keeps: plans.test.ts looks at all of them.
import { and, asc, count, desc, eq, gt, lte, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { prepared } from '#kernel/database.ts';
import type { Db } from '#kernel/database.ts';
import { COUNTED_UP_TO, LIST_LENGTH } from './constants.ts';
import { CRITERIA, LISTS } from './list-shapes.ts';
import type { Criteria, ListShape } from './list-shapes.ts';
import { pieces } from './schema.ts';

/** One of the lists that a query gives. */
export interface AskedList {
  readonly shape: ListShape;
  readonly limit: number;
  /** The number of the list's start in the statement; lists that begin with the newest have one together. */
  readonly from: number;
}

/** The number of the start of all lists that don't continue another page. */
export const WITH_NEWEST = 0;

/** Where a list begins: after this. */
export interface ListStart {
  readonly publishedAt: Date;
  readonly id: number;
  readonly type: string;
}

/** Returns what fills the placeholders of the list at `at` in a statement. */
export const listValues = (criteria: Criteria, at = 0): Record<string, unknown> => {
  const values: Record<string, unknown> = {};
  for (const name of CRITERIA) if (criteria[name] !== undefined) values[name + at] = criteria[name];
  return values;
};

/** Returns what fills the placeholders of where lists begin. */
export const startValues = (start: ListStart, from = WITH_NEWEST): Record<string, unknown> => ({
  [`afterMoment${from}`]: start.publishedAt,
  [`afterId${from}`]: start.id,
  [`afterType${from}`]: start.type,
});

const once = <Statement>(make: (key: string, number: number) => Statement) => {
  const made = new Map<string, Statement>();
  return (key: string): Statement => {
    const known = made.get(key);
    if (known) return known;
    const statement = make(key, made.size + 1);
    made.set(key, statement);
    return statement;
  };
};

/** Returns the statement that reads several lists in one query, each row with the number of its list. */
export const listsStatement = (asked: readonly AskedList[]) =>
  preparedLists(asked.map(({ shape, limit, from }) => `${shape} ${limit} ${from}`).join());

// PostgreSQL's names are at most 63 characters long, hence the number.
const preparedLists = once((key, number) =>
  prepared(`pieces.lists-${number}`, (db) => listsQuery(db, parseKey(key)), { sharesValues: true }),
);

const parseKey = (key: string): AskedList[] =>
  key.split(',').map((one) => {
    const [shape, limit, from] = one.split(' ');
    return { shape: shape as ListShape, limit: Number(limit), from: Number(from) };
  });

/** How many entries a list has, as far as counting goes. */
export const countStatement = once((shape) =>
  prepared(`pieces.count-${shape}`, (db) => countQuery(db, shape as ListShape)),
);

/** The entries just before the start of a list, the nearest first. */
export const beforeStatement = once((shape) =>
  prepared(`pieces.before-${shape}`, (db) => beforeQuery(db, shape as ListShape)),
);

export const listsQuery = (db: Db, asked: readonly AskedList[]) => {
  const [first, second, ...others] = asked.map((list, at) => listQuery(db, list, at));
  return second ? unionAll(first!, second, ...others) : first!;
};

export const ENTRY = {
  type: pieces.type,
  objectId: pieces.objectId,
  commentCount: pieces.commentCount,
  authorId: pieces.authorId,
  locationId: pieces.locationId,
  categoryId: pieces.categoryId,
};

/** Returns the query of a list; one entry more than asked for tells whether there is a next page. */
const listQuery = (db: Db, { shape, limit, from }: AskedList, at: number) => {
  const { table, isIn } = LISTS[shape](at);
  const list = sql<number>`${sql.raw(String(at))}::int`;
  const query = db
    .select({ ...ENTRY, publishedAt: table.publishedAt, list })
    .from(table)
    .$dynamic();
  return (table === pieces ? query : query.crossJoinLateral(pieceOf(db, table)))
    .where(and(isIn, comesAfter(table, from)))
    .orderBy(desc(table.publishedAt), desc(table.objectId), desc(table.type))
    .limit(limit + 1);
};

/**
 * Returns the lookup of each piece for lists that are held ready in a table of their own: pieces are looked up one by one,
 * under the name of their own table. With a plain join PostgreSQL would read all pieces for each of the lists where there are a
 * few hundred, which takes ten times as long.
 */
const pieceOf = (db: Db, table: Ordered) =>
  db.select(ENTRY).from(pieces).where(isPieceOf(table)).limit(1).as('pieces');

export const countQuery = (db: Db, shape: ListShape) => {
  const { table, isIn } = LISTS[shape](0);
  const some = db
    .select({ publishedAt: table.publishedAt })
    .from(table)
    .where(and(isIn, comesAfter(table, 0)))
    // Nobody needs this order, but it keeps PostgreSQL to the index, where a plan without it may read the whole list.
    .orderBy(desc(table.publishedAt), desc(table.objectId), desc(table.type))
    .limit(COUNTED_UP_TO)
    .as('some');
  return db.select({ count: count() }).from(some);
};

/** What a place or the whole portal has talked about, by the number of comments. */
export const discussedStatement = once((shape) =>
  prepared(`pieces.discussed-${shape}`, (db) => discussedQuery(db, shape as DiscussedShape)),
);

export type DiscussedShape = Extract<ListShape, 'all' | 'locationId'>;

/** Reads what has come out since a moment from the index of the list; only that is put in order. */
export const discussedQuery = (db: Db, shape: DiscussedShape) => {
  const { table, isIn } = LISTS[shape](0);
  const query = db
    .select({ ...ENTRY, publishedAt: table.publishedAt })
    .from(table)
    .$dynamic();
  return (table === pieces ? query : query.innerJoin(pieces, isPieceOf(table)))
    .where(
      and(
        isIn,
        sql`${table.publishedAt} between ${sql.placeholder('since')} and ${sql.placeholder('now')}`,
        gt(pieces.commentCount, 0),
      ),
    )
    .orderBy(desc(pieces.commentCount), desc(table.publishedAt), desc(table.objectId), desc(table.type))
    .limit(LIST_LENGTH);
};

export const beforeQuery = (db: Db, shape: ListShape) => {
  const { table, isIn } = LISTS[shape](0);
  const { publishedAt, objectId, type } = table;
  return db
    .select({ publishedAt, objectId, type })
    .from(table)
    .where(and(isIn, comesBefore(table, 0), lte(publishedAt, sql.placeholder('now'))))
    .orderBy(asc(publishedAt), asc(objectId), asc(type))
    .limit(LIST_LENGTH);
};

const isPieceOf = (table: Pick<Ordered, 'objectId' | 'type'>) =>
  and(eq(pieces.type, table.type), eq(pieces.objectId, table.objectId));

interface Ordered {
  readonly publishedAt: AnyPgColumn;
  readonly objectId: AnyPgColumn;
  readonly type: AnyPgColumn;
}

/** Returns the one comparison that both finds and orders: with another beside it PostgreSQL would plan anew each time. */
const comesAfter = (table: Ordered, at: number) => sql`${orderOf(table)} < ${startAt(at)}`;
const comesBefore = (table: Ordered, at: number) => sql`${orderOf(table)} > ${startAt(at)}`;

const orderOf = ({ publishedAt, objectId, type }: Ordered) => sql`(${publishedAt}, ${objectId}, ${type})`;
const startAt = (at: number) =>
  sql`(${sql.placeholder(`afterMoment${at}`)}, ${sql.placeholder(`afterId${at}`)}, ${sql.placeholder(`afterType${at}`)})`;
