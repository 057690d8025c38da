// Defines the tables of whose account keeps what they read, and of the pieces that it keeps. Who has no row among the keepers
// has none of the others.
import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ContentType } from '#kernel/content-kinds.ts';
import { users } from '#bundles/users/schema.ts';

const moment = () => timestamp({ withTimezone: true });

export const readingKeepers = pgTable('reading_keepers', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** When keeping began; erasing begins anew, by which every browser knows that it has to forget as well. */
  begunAt: moment().notNull(),
  /** Grows with each change, so that a browser is told only of later ones. */
  version: integer().notNull().default(0),
});

export const readingPieces = pgTable(
  'reading_pieces',
  {
    userId: integer()
      .notNull()
      .references(() => readingKeepers.userId, { onDelete: 'cascade' }),
    type: text().$type<ContentType>().notNull(),
    objectId: integer().notNull(),
    /** The number of the paragraph that was reached, from 0. */
    paragraph: integer().notNull(),
    /** Whether it was read to the end. */
    isRead: boolean().notNull(),
    /** The version of the keeper at the last change. */
    version: integer().notNull(),
    readAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.type, table.objectId] }),
    index('reading_pieces_newest').on(table.userId, table.version),
  ],
);
