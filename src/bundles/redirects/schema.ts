// Defines the tables of addresses that have moved, and of those that are asked for and not there.
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

export const redirects = pgTable(
  'redirects',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** A path as it is compared, or a pattern with stars. */
    source: text().notNull(),
    isPattern: boolean().notNull(),
    /** A path of ours, or an https address; of a pattern with `$1` for what its stars stood for. */
    target: text().notNull(),
    /** When it was saved as it is now. */
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('redirects_source').on(table.source),
    // It finds what leads to a page, whatever stands behind its path.
    index('redirects_target_path').on(sql`split_part(split_part(${table.target}, '#', 1), '?', 1)`),
    index('redirects_patterns').on(table.isPattern, table.id),
  ],
);

/** Nothing of who asked. */
export const missingAddresses = pgTable(
  'missing_addresses',
  {
    path: text().primaryKey(),
    count: integer().notNull(),
    lastAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('missing_addresses_count').on(table.count),
    index('missing_addresses_last').on(table.lastAt),
  ],
);
