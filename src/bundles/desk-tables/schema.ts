// Declares what members keep of the tables of their desks, and what was done with many rows at once while it can be taken back.
// Ids of members are without a foreign key, since the bundle of people comes later; they go with personal-data.ts.
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ContentType } from '#kernel/content-kinds.ts';

/** A named address of a table. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer().notNull(),
    tableName: text().notNull(),
    name: text().notNull(),
    /** What stands behind the question mark, as `tableQueryText` writes it. */
    query: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('saved_views_name').on(table.userId, table.tableName, table.name)],
);

/** Which columns somebody wants to see; without a row those that the table shows by itself. */
export const tableColumns = pgTable(
  'table_columns',
  {
    userId: integer().notNull(),
    tableName: text().notNull(),
    columns: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tableName] })],
);

export const bulkOperations = pgTable(
  'bulk_operations',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer().notNull(),
    tableName: text().notNull(),
    action: text().notNull(),
    /** What stands behind the question mark of the table that it was done in. */
    query: text().notNull(),
    doneAt: timestamp({ withTimezone: true }).notNull(),
    undoneAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('bulk_operations_done').on(table.doneAt)],
);

/** Each thing that was changed, as it stood before and as it stood then. */
export const bulkItems = pgTable(
  'bulk_items',
  {
    operationId: bigint({ mode: 'number' })
      .notNull()
      .references(() => bulkOperations.id, { onDelete: 'cascade' }),
    type: text().$type<ContentType>().notNull(),
    objectId: integer().notNull(),
    before: jsonb().notNull(),
    after: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.operationId, table.type, table.objectId] })],
);
