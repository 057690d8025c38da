// Stores which pieces hold a position of a front page, until when, and who said so.
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ContentType } from '#kernel/content-kinds.ts';
import { users } from '#bundles/users/schema.ts';

export const frontPins = pgTable(
  'front_pins',
  {
    /** The id of the place; 0 for the front page of the whole portal. */
    locationId: integer().notNull(),
    position: integer().notNull(),
    type: text().$type<ContentType>().notNull(),
    objectId: integer().notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    pinnedBy: integer()
      .notNull()
      .references(() => users.id),
    pinnedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locationId, table.position] }),
    uniqueIndex('front_pins_piece').on(table.locationId, table.type, table.objectId),
    check('front_pins_position', sql`position between 1 and 5`),
  ],
);
