// Defines the tables of what can be found: a row for each thing that is out, with its words, and every word that stands in one,
// with the number by which rows have it.
import { sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import {
  customType,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { ASKED_OFTEN } from '#kernel/word-search.ts';
import type { ContentType } from '#kernel/content-kinds.ts';
import { FIRST_OTHER } from './characters.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

interface Encoded {
  readonly head: SQLWrapper;
  readonly body: SQLWrapper;
}

const wholeIn = ({ head, body }: Encoded): SQL => sql`(${head} || ${body})`;
/** PostgreSQL's words are the characters; signs are none. */
const wordsIn = (table: Encoded): SQL =>
  sql`(array_to_tsvector(string_to_array(translate(${wholeIn(table)}, '/|.', ''), null)))`;
const titleWordsIn = ({ head }: Pick<Encoded, 'head'>): SQL =>
  sql`(array_to_tsvector(string_to_array(translate(split_part(${head}, '|', 1), '/.', ''), null)))`;

export const searchThings = pgTable(
  'search_things',
  {
    type: text().$type<ContentType>().notNull(),
    objectId: integer().notNull(),
    /** Null and empty of what stands nowhere. */
    locationId: integer(),
    locationPath: text().notNull(),
    categoryId: integer(),
    tagIds: integer().array().notNull(),
    authorId: integer(),
    /** Nobody finds it before; null of what has no time. */
    publishedAt: timestamp({ withTimezone: true }),
    /** Title and lead, and all else: a character for each word, see `encoding.ts`. */
    head: text().notNull(),
    body: text().notNull(),
    /** The words of the title in letters, of what has no time: by their beginnings it is looked for. */
    names: tsvector(),
    writtenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.objectId] }),
    index('search_things_words').using('gin', wordsIn(table), titleWordsIn(table)).with(ASKED_OFTEN),
    index('search_things_author').on(table.authorId),
    /** People and pages by the beginnings of their names. */
    index('search_things_timeless')
      .using('gin', table.names)
      .with(ASKED_OFTEN)
      .where(sql`published_at is null`),
    index('search_things_newest').on(table.type, table.publishedAt).where(sql`published_at is not null`),
  ],
);

/** All characters of a row in their order, and the words of which the index is made. */
export const WHOLE = wholeIn(searchThings);
export const WORDS = wordsIn(searchThings);
export const TITLE_WORDS = titleWordsIn(searchThings);

/** Numbers and days are endless, and each is met seldom: words have the shorter characters. */
export const otherNumbers = pgSequence('search_other_numbers', { startWith: FIRST_OTHER });

export const searchWords = pgTable(
  'search_words',
  {
    /** The stem of a word; or a number, a unit, a day or a period. */
    stem: text().primaryKey(),
    /** Its character says it, see `encoding.ts`: of words as they come, of all else from further up. */
    number: integer().generatedByDefaultAsIdentity({ name: 'search_words_number' }),
    /** The word as it stood where it was met first; null of what is none, or too short or long to be suggested. */
    shown: text(),
    /** What is left of its beginning without one or two letters, as numbers: words with errors meet it there. */
    keys: integer().array(),
  },
  (table) => [
    index('search_words_begin').on(table.stem.op('text_pattern_ops')).where(sql`shown is not null`),
    index('search_words_keys').using('gin', table.keys).where(sql`shown is not null`),
  ],
);
