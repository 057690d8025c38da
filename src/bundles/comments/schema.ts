// Threads (one per owner, with its lock and its count) and comments.
import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { ContentType } from '#kernel/content-kinds.ts';
import { users } from '#bundles/users/schema.ts';

export const commentThreads = pgTable(
  'comment_threads',
  {
    ownerType: text().$type<ContentType>().notNull(),
    ownerId: integer().notNull(),
    isLocked: boolean().notNull().default(false),
    /** Visible comments, replies included. */
    commentCount: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.ownerType, table.ownerId] })],
);

export const comments = pgTable(
  'comments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ownerType: text().$type<ContentType>().notNull(),
    ownerId: integer().notNull(),
    authorId: integer()
      .notNull()
      .references(() => users.id),
    /** Replies are one level deep: the parent has none itself. */
    parentId: integer().references((): AnyPgColumn => comments.id),
    /** As typed. */
    text: text().notNull(),
    /** Drawn from `text` when it was saved. */
    html: text().notNull(),
    state: text().$type<'visible' | 'deleted'>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    editedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('comments_of_owner').on(table.ownerType, table.ownerId, table.id).where(sql`state = 'visible'`),
    index('comments_of_author').on(table.authorId, table.createdAt),
    index('comments_of_parent').on(table.parentId),
  ],
);
