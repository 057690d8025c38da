// Looking for things by the beginnings of words, along an index of PostgreSQL's words in the configuration `simple`.
import { sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';

/** Letters and digits; everything else parts words. As many as `most`. */
export const wordsIn = (text: string, most: number): string[] =>
  (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, most);

/** True where each word is the beginning of one of `vector`; PostgreSQL takes apart what isn't one word to it, as it does there. */
export const hasBeginnings = (vector: SQL, words: readonly string[]): SQL => {
  const queries = words.map((word) => sql`to_tsquery('simple', ${`'${word.replaceAll(/['\\]/g, ' ')}':*`})`);
  return sql`${vector} @@ (${sql.join(queries, sql` && `)})`;
};

/**
 * A key of an order, so that rows with words are looked up by these and then sorted. Left alone PostgreSQL walks along the index of
 * the order and takes each row's words apart, in the hope that enough have them soon: not where „Ruth“ is looked for by name.
 */
export const sortedAfterwards = (key: SQL | SQLWrapper): SQL => sql`coalesce(${key}, ${key})`;

/** The same condition, asked of each row instead of the index of words. */
export const askedRowByRow = (condition: SQL): SQL => sql`(${condition}) is true`;
