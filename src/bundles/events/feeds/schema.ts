// The secret address of somebody's own calendar.
import { customType, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#bundles/users/schema.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** One for each person; another one takes its place. */
export const eventCalendarAddresses = pgTable('event_calendar_addresses', {
  userId: integer()
    .primaryKey()
    .references(() => users.id),
  /** SHA-256 of the secret, by which it is found. */
  tokenHash: bytea().notNull().unique(),
  /** Only this portal can read it, to show it to its owner again. */
  sealedToken: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
