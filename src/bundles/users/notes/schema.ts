// Defines the table of what moderators and administrators write down about a person, for one another.
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../schema.ts';

export const userNotes = pgTable(
  'user_notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The author, without a foreign key, like the history's actors. */
    authorId: integer().notNull(),
    text: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('user_notes_user').on(table.userId, table.id)],
);
