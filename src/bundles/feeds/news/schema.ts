// Stores which pieces editors have marked as news for search engines. A mark stays when its hours are over, and counts for
// nothing then.
import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ContentType } from '#kernel/content-kinds.ts';

export const newsMarks = pgTable(
  'news_marks',
  {
    type: text().$type<ContentType>().notNull(),
    objectId: integer().notNull(),
    markedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.type, table.objectId] })],
);
