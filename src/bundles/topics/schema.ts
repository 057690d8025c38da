// This is what pieces are about: categories are the newspaper's sections, tags are free words.
import { integer, pgTable, text } from 'drizzle-orm/pg-core';

export type CategoryTone = 'news' | 'opinion';

export const categories = pgTable('categories', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  slug: text().notNull().unique(),
  position: integer().notNull(),
  /** Pieces of opinion are set apart from news, with the face of whoever holds it. */
  tone: text().$type<CategoryTone>().notNull().default('news'),
});

export const tags = pgTable('tags', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  slug: text().notNull().unique(),
});
