// Looking for things by the beginnings of words, along an index of PostgreSQL's words in the configuration `simple`.
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/** Letters and digits; everything else parts words. As many as `most`. */
export const wordsIn = (text: string, most: number): string[] =>
  (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, most);

/** True where each word is the beginning of one of `vector`; PostgreSQL takes apart what isn't one word to it, as it does there. */
export const hasBeginnings = (vector: SQL, words: readonly string[]): SQL => {
  const queries = words.map((word) => sql`to_tsquery('simple', ${`'${word.replaceAll(/['\\]/g, ' ')}':*`})`);
  return sql`${vector} @@ (${sql.join(queries, sql` && `)})`;
};
