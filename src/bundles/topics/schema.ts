// Defines the tables of what pieces are about: categories are the newspaper's sections, tags are free words.
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

export type CategoryTone = 'news' | 'opinion';

export const categories = pgTable('categories', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  slug: text().notNull().unique(),
  position: integer().notNull(),
  /** Pieces of opinion are set apart from news, with the face of whoever holds it. */
  tone: text().$type<CategoryTone>().notNull().default('news'),
  /** Whether it stands in no menu and no choice; its pages answer as before. */
  isHidden: boolean().notNull().default(false),
  /** The places that offer it, with what lies below them; none means all. */
  locationIds: integer().array().notNull().default(sql`'{}'`),
  /** It has become a part of another category, to which its addresses lead. */
  mergedIntoId: integer().references((): AnyPgColumn => categories.id),
});

/** Addresses that categories had before; they lead on, and no other category takes them. */
export const categoryAddresses = pgTable('category_addresses', {
  slug: text().primaryKey(),
  categoryId: integer()
    .notNull()
    .references(() => categories.id),
});

export const tags = pgTable(
  'tags',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    slug: text().notNull().unique(),
    /** The tag for which this is another word: whoever writes it gets that one, and its address leads there. */
    synonymOfId: integer().references((): AnyPgColumn => tags.id),
  },
  (table) => [index('tags_synonyms').on(table.synonymOfId).where(sql`synonym_of_id is not null`)],
);
