// Defines what the tables of all kinds hold of a piece.
import { integer, text, timestamp } from 'drizzle-orm/pg-core';
import { locations } from '#bundles/locations/schema.ts';
import { categories } from '#bundles/topics/schema.ts';
import { users } from '#bundles/users/schema.ts';
import type { PieceState } from './constants.ts';

export const pieceColumns = () => ({
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull(),
  state: text().$type<PieceState>().notNull(),
  locationId: integer()
    .notNull()
    .references(() => locations.id),
  /** The path of the place, copied from it, so that roles can be asked without it. */
  locationPath: text().notNull(),
  categoryId: integer()
    .notNull()
    .references(() => categories.id),
  authorId: integer()
    .notNull()
    .references(() => users.id),
  tagIds: integer().array().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  publishedAt: timestamp({ withTimezone: true }),
  /** When the last change was that readers should know of. */
  updatedAt: timestamp({ withTimezone: true }),
});
