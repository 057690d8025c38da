// This is what members keep on their lists (Merkliste): each image or other medium stands on one of the two.
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#bundles/users/schema.ts';
import type { MediaType } from '../constants.ts';
import type { ReferenceList } from './constants.ts';

export const imageReferences = pgTable(
  'image_references',
  {
    userId: integer()
      .notNull()
      .references(() => users.id),
    type: text().$type<MediaType>().notNull(),
    objectId: integer().notNull(),
    list: text().$type<ReferenceList>().notNull(),
    /** The moment when it came onto this list; the newest stand first. */
    addedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.type, table.objectId] }),
    index('image_references_list').on(table.userId, table.list, table.addedAt),
    index('image_references_object').on(table.type, table.objectId),
  ],
);
