// Defines the table that says who follows what.
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#bundles/users/schema.ts';

export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: integer()
      .notNull()
      .references(() => users.id),
    targetType: text().notNull(),
    targetId: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.targetType, table.targetId] }),
    index('subscriptions_followers').on(table.targetType, table.targetId, table.userId),
  ],
);
