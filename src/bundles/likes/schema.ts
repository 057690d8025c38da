// This says who likes what, and how many: the number is kept in a row of its own, whose lock makes it exact.
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ContentType } from '#kernel/content-kinds.ts';
import { users } from '#bundles/users/schema.ts';

export const likes = pgTable(
  'likes',
  {
    contentType: text().$type<ContentType>().notNull(),
    contentId: integer().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contentType, table.contentId, table.userId] }),
    index('likes_newest').on(table.contentType, table.contentId, table.createdAt, table.userId),
    index('likes_of_user').on(table.userId),
  ],
);

export const likeCounts = pgTable(
  'like_counts',
  {
    contentType: text().$type<ContentType>().notNull(),
    contentId: integer().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.contentType, table.contentId] })],
);
