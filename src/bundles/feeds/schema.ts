// Stores who was told of what is new, and the secret addresses of people's own feeds.
import { customType, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ContentType } from '#kernel/content-kinds.ts';
import { users } from '#bundles/users/schema.ts';

/** Pieces that a hub has been told of, so that none is told twice, and those that it is still to be told of. */
export const hubPings = pgTable(
  'feed_hub_tellings',
  {
    type: text().$type<ContentType>().notNull(),
    objectId: integer().notNull(),
    /** Null for one that was not out when it was to be told: it is told when it is. */
    toldAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.type, table.objectId] })],
);

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** One for each person; another one takes its place. */
export const ownFeedAddresses = pgTable('own_feed_addresses', {
  userId: integer()
    .primaryKey()
    .references(() => users.id),
  /** SHA-256 of the secret, by which it is found. */
  tokenHash: bytea().notNull().unique(),
  /** Only this portal can read it, to show it to its owner again. */
  sealedToken: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
