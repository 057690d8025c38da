// Stores who changed what, when, in one table that is only added to, which the database itself sees to. Actor ids have no
// foreign key; names are asked of the kind `user`.
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const historyEntries = pgTable(
  'history_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** It is null for the portal itself. */
    actorId: integer(),
    type: text().notNull(),
    objectId: integer().notNull(),
    action: text().notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [
    index('history_object').on(table.type, table.objectId, table.id),
    index('history_moment').on(table.at, table.id),
    index('history_actor').on(table.actorId, table.at, table.id),
    index('history_action').on(table.action, table.at, table.id),
  ],
);
