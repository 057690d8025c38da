// Defines the table of portal settings that administrators changed; everything else has its fallback in code.
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  changedAt: timestamp({ withTimezone: true }).notNull(),
});
