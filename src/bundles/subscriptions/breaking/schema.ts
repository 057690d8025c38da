// Defines the table of pieces that editors have sent as breaking news, each once.
import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ContentType } from '#kernel/content-kinds.ts';

export const breakingNews = pgTable(
  'breaking_news',
  {
    type: text().$type<ContentType>().notNull(),
    objectId: integer().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.type, table.objectId] })],
);
