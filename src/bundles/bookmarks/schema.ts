// Keeps what members have saved for later, and the folders they put it into.
import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { ContentType } from '#kernel/content-kinds.ts';
import { users } from '#bundles/users/schema.ts';

const moment = () => timestamp({ withTimezone: true });
const personId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const bookmarkFolders = pgTable(
  'bookmark_folders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: personId(),
    name: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [unique('bookmark_folders_once').on(table.userId, table.name)],
);

export const bookmarks = pgTable(
  'bookmarks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: personId(),
    type: text().$type<ContentType>().notNull(),
    objectId: integer().notNull(),
    /** Null outside of all folders; what was in one that is deleted stays. */
    folderId: integer().references(() => bookmarkFolders.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
  },
  (table) => [
    unique('bookmarks_once').on(table.userId, table.type, table.objectId),
    index('bookmarks_newest').on(table.userId, table.createdAt, table.id),
    index('bookmarks_in_folder').on(table.folderId, table.createdAt, table.id),
  ],
);
