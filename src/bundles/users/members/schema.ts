// Defines the log of suspensions; what holds now stands in the person's own row.
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../schema.ts';

export const suspensions = pgTable(
  'suspensions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Who decided; null for the portal itself. Without a foreign key, like the history's actors. */
    moderatorId: integer(),
    reason: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** It is null for an open end. */
    until: timestamp({ withTimezone: true }),
    hidesContributions: boolean().notNull(),
    /** When it ended earlier than planned, also by another suspension that took its place. */
    liftedAt: timestamp({ withTimezone: true }),
    lifterId: integer(),
  },
  (table) => [index('suspensions_user').on(table.userId, table.id)],
);
