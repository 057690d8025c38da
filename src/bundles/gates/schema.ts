// Stores gates: what members make of a kind at a place, or below it, meets one before it appears.
import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ContentType } from '#kernel/content-kinds.ts';
import type { Group, Level } from './constants.ts';

export const gates = pgTable(
  'gates',
  {
    type: text().$type<ContentType>().notNull(),
    /** The empty path is the whole portal. */
    locationPath: text().notNull(),
    /** Whose contributions meet it. */
    group: text().$type<Group>().notNull(),
    level: text().$type<Level>().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.type, table.locationPath, table.group] })],
);
