// Defines the table of texts that a portal has changed; one that isn't here is as the portal came.
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const wordings = pgTable('wordings', {
  key: text().primaryKey(),
  /** The words, by the names of the text's parts. */
  parts: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  changedAt: timestamp({ withTimezone: true }).notNull(),
});
