// What can be found: a row for each thing that is out, with its words, and every word that stands in one.
import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { ASKED_OFTEN } from '#kernel/word-search.ts';
import type { ContentType } from '#kernel/content-kinds.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const searchThings = pgTable(
  'search_things',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
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
    words: tsvector().notNull(),
    writtenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('search_things_thing').on(table.type, table.objectId),
    index('search_things_words').using('gin', table.words).with(ASKED_OFTEN),
    index('search_things_author').on(table.authorId),
    /** People and pages by the beginnings of their names. */
    index('search_things_timeless')
      .using('gin', table.words)
      .with(ASKED_OFTEN)
      .where(sql`published_at is null`),
    index('search_things_newest').on(table.type, table.publishedAt).where(sql`published_at is not null`),
  ],
);

export const searchWords = pgTable(
  'search_words',
  {
    stem: text().primaryKey(),
    /** The word as it stood where it was met first. */
    shown: text().notNull(),
    /** What is left of its beginning without one or two letters, as numbers: words with errors meet it there. */
    keys: integer().array().notNull(),
  },
  (table) => [
    index('search_words_begin').on(table.stem.op('text_pattern_ops')),
    index('search_words_keys').using('gin', table.keys),
  ],
);
