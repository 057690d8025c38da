// The kernel's own table says when something was last done, by name, such as `backup_finished`.
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const marks = pgTable('marks', {
  name: text().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
});
