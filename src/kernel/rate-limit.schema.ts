// The kernel's own table counts attempts.
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  attempts: integer().notNull(),
  startedAt: timestamp({ withTimezone: true }).notNull(),
});
