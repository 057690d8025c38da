// The kernel's own table says how far moves of many rows have come.
import { integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

export const rowMoves = pgTable(
  'row_moves',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What moves: the name of its definition. */
    name: text().notNull(),
    /** The change, from where to where, as the definition reads it. */
    change: jsonb().notNull(),
    /** What is told of it while it lasts. */
    label: text().notNull(),
    total: integer().notNull(),
    moved: integer().notNull().default(0),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    finishedAt: timestamp({ withTimezone: true }),
  },
  // Moves of one name come one after the other, whatever the race.
  (table) => [uniqueIndex('row_moves_under_way').on(table.name).where(sql`finished_at is null`)],
);
