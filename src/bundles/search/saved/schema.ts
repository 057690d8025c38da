// Defines the table of searches that members have saved, with what of them is asked of each piece that comes out.
import { sql } from 'drizzle-orm';
import { customType, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from '#bundles/users/schema.ts';

const tsquery = customType<{ data: string }>({ dataType: () => 'tsquery' });

export const savedSearches = pgTable(
  'saved_searches',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    /** What was typed and chosen, as it stands in the address of the search. */
    query: text().notNull(),
    /** The same in words as it was saved, without names of people. What is shown is made anew, see `title.ts`. */
    title: text().notNull(),
    /** The words; null where only what was chosen counts. */
    words: tsquery(),
    /** What a piece may be one of, in this list and the next ones; null for anything, empty for nothing. */
    types: text().array(),
    placeIds: integer().array(),
    categoryIds: integer().array(),
    authorIds: integer().array(),
    tagIds: integer().array(),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [unique('saved_searches_once').on(table.userId, table.query)],
);
