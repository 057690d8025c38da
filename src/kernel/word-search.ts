// Looks for things by the beginnings of words, along an index of PostgreSQL's words in the configuration `simple`.
import { getTableName, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Ctx } from './ctx.ts';

/**
 * How an index of words is kept that is asked much more often than written: PostgreSQL puts what is new on a list that every question
 * reads from end to end, up to four megabytes of it, 7 ms each time. Kilobytes; no fewer are possible.
 */
export const ASKED_OFTEN = { gin_pending_list_limit: 64 } as const;

/** Returns the words of a text, at most `most` of them: letters and digits; everything else parts words. */
export const wordsIn = (text: string, most: number): string[] =>
  (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, most);

/**
 * Returns a condition that is true where each word is the beginning of one of `vector`; PostgreSQL takes apart what isn't one
 * word to it, as it does there.
 */
export const hasBeginnings = (vector: SQL, words: readonly string[]): SQL =>
  sql`${vector} @@ (${beginningsOf(words)})`;

const beginningsOf = (words: readonly string[]): SQL => {
  const queries = words.map((word) => sql`to_tsquery('simple', ${`'${word.replaceAll(/['\\]/g, ' ')}':*`})`);
  return sql.join(queries, sql` && `);
};

/**
 * Returns the words of a text as words of its kind, „event:fluss“: what few of one kind have is found though thousands of
 * another have it. `kind` has neither spaces nor quotation marks.
 */
export const wordsOfKind = (kind: SQL, text: SQL): SQL =>
  sql`(regexp_replace(to_tsvector('simple', ${text})::text, '(^| )''', '\\1''' || ${kind} || ':', 'g')::tsvector)`;

/** Returns the same condition as `hasBeginnings`, where `vector` has words of kinds. */
export const hasBeginningsOfKind = (vector: SQL, kind: string, words: readonly string[]): SQL =>
  sql`${vector} @@ regexp_replace((${beginningsOf(words)})::text, '(^|[ (!])''', '\\1''' || ${kind}::text || ':', 'g')::tsquery`;

/**
 * Returns a condition that is true of every text that `hasBeginnings` finds by these words, and of few others: a tenth of the
 * work of taking a long text apart, for whoever asks rows one by one. Whatever PostgreSQL makes of a word, its runs of letters
 * and of digits stand in the text as they are.
 */
export const mayHaveBeginnings = (text: SQL | SQLWrapper, words: readonly string[]): SQL => {
  const runs = words.flatMap((word) => word.match(/\p{L}+|\p{N}+/gu) ?? []);
  const found = runs.map((run) => sql`strpos(lower(${text}), lower(${run})) > 0`);
  return sql`(${sql.join([sql`true`, ...found], sql` and `)})`;
};

/**
 * Returns a condition that is true where the words stand anywhere in one of the texts, as they were typed, in capitals or not:
 * what `ilike` says of each, at a third of its cost.
 */
export const hasTyped = (texts: readonly (SQL | SQLWrapper)[], typed: string): SQL => {
  const all = sql.join([...texts], sql` || E'\\n' || `);
  return sql`strpos(lower(${all}), lower(${typed})) > 0`;
};

/**
 * Returns a key of an order, so that rows with words are looked up by these and then sorted. Left alone PostgreSQL walks along
 * the index of the order and takes each row's words apart, in the hope that enough have them soon: not where „Ruth“ is looked
 * for by name.
 */
export const sortedAfterwards = (key: SQL | SQLWrapper): SQL => sql`coalesce(${key}, ${key})`;

/**
 * How many rows of an order are asked for words at first; `LONG_LOOK` is how many once it looks as if a page of them were soon
 * met.
 */
const FIRST_LOOK = 200;
const LONG_LOOK = 2_000;
/** A page of rows with words of which there are fewer in the first look isn't met within the long one. */
const PROMISING = 5;
/** The part of a table of which it takes longer to sort all than to walk along an order. */
const MANY = 0.2;
/** About how many rows of a large table lie on the pages that are looked at to know how often words are in it. */
const SAMPLE = 400;
/**
 * Every so manieth of these rows is asked: as many pages tell as much as all of their rows, each of which has to be taken
 * apart.
 */
const ASKED = 4;
/**
 * How many rows make a table large: in one of fewer the index is read to its end in no time, and all that has the words can be
 * counted.
 */
const LARGE = 20_000;

/** Rows of an order, from where to look, and how many. */
export interface Stretch {
  readonly offset: number;
  readonly rows: number;
}

/**
 * Returns a page of rows with words that are soon met along its order: the index of words would be read to its end for them,
 * though it names half of all rows. `look` gives those with the words in a stretch of the order, up to as many as are wanted.
 * Undefined where they are rare, or the table is small: these are what the index is for.
 */
export const metAlongOrder = async <Row>(
  ctx: Ctx,
  table: PgTable,
  wanted: number,
  look: (stretch: Stretch) => PromiseLike<Row[]>,
): Promise<Row[] | undefined> => {
  if (!(await isLarge(ctx, table))) return undefined;
  const first = await look({ offset: 0, rows: FIRST_LOOK });
  if (first.length >= wanted) return first;
  if (first.length < PROMISING) return undefined;
  const further = await look({ offset: FIRST_LOOK, rows: LONG_LOOK - FIRST_LOOK });
  const found = [...first, ...further].slice(0, wanted);
  return found.length === wanted ? found : undefined;
};

const isLarge = async (ctx: Ctx, table: PgTable): Promise<boolean> => (await rowsOf(ctx, table)) >= LARGE;

/** Returns how many rows a table has, as far as PostgreSQL knows since it last looked. */
const rowsOf = async (ctx: Ctx, table: PgTable): Promise<number> => {
  const { rows } = await ctx.db.execute<{ rows: number }>(
    sql`select reltuples as rows from pg_class where oid = ${getTableName(table)}::regclass`,
  );
  return rows[0]!.rows;
};

/**
 * Says whether so large a part of a table has the words that they are soon met in any order but one of the words themselves. A
 * few of its pages are looked at, which lie wherever they lie.
 */
export const areMany = async (ctx: Ctx, table: PgTable, hasWords: SQL): Promise<boolean> => {
  const all = await rowsOf(ctx, table);
  if (all < LARGE) return false;
  const percent = (100 * SAMPLE) / all;
  const { rows } = await ctx.db.execute<{ isSo: boolean }>(
    sql`select coalesce(avg((${hasWords})::int) > ${MANY}, false) as "isSo" from ${table}
      tablesample system (${percent}) repeatable (1) where hashtid(ctid) % ${sql.raw(String(ASKED))} = 0`,
  );
  return rows[0]!.isSo;
};

/** Returns the same condition, asked of each row instead of the index of words. */
export const askedRowByRow = (condition: SQL): SQL => sql`(${condition}) is true`;
