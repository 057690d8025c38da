// One row per public thing for every mixed list, and one per place it counts for, so that each list is an index scan.
import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { locations } from '#bundles/locations/schema.ts';
import { categories } from '#bundles/topics/schema.ts';
import { users } from '#bundles/users/schema.ts';

export const pieces = pgTable(
  'pieces',
  {
    type: text().$type<'article' | 'imagepost' | 'event'>().notNull(),
    objectId: integer().notNull(),
    locationId: integer()
      .notNull()
      .references(() => locations.id),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    authorId: integer()
      .notNull()
      .references(() => users.id),
    publishedAt: timestamp({ withTimezone: true }),
    /** Published and not withdrawn, expired, hidden or erased; the moment of publishing is asked apart. */
    isListed: boolean().notNull(),
    isPremium: boolean().notNull(),
    tagIds: integer().array().notNull(),
    commentCount: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.objectId] }),
    index('pieces_newest').on(table.publishedAt, table.objectId, table.type).where(sql`is_listed`),
    index('pieces_author').on(table.authorId, table.publishedAt).where(sql`is_listed`),
    index('pieces_tags').using('gin', table.tagIds),
  ],
);

export const piecePlaces = pgTable(
  'piece_places',
  {
    type: text().$type<'article' | 'imagepost' | 'event'>().notNull(),
    objectId: integer().notNull(),
    /** The piece's own place or one above it. */
    locationId: integer().notNull(),
    categoryId: integer().notNull(),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.objectId, table.locationId] }),
    index('piece_places_newest').on(table.locationId, table.publishedAt, table.objectId, table.type),
    index('piece_places_category').on(
      table.locationId,
      table.categoryId,
      table.publishedAt,
      table.objectId,
      table.type,
    ),
  ],
);
