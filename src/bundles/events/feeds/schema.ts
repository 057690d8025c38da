// Declares the table of the secret addresses of people's own calendars.
import { customType, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#bundles/users/schema.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** One for each person; another one takes its place. */
export const eventCalendarAddresses = pgTable('event_calendar_addresses', {
  userId: integer()
    .primaryKey()
    .references(() => users.id),
  /** The SHA-256 of the secret, by which it is found. */
  tokenHash: bytea().notNull().unique(),
  /** The secret, encrypted so that only this portal can read it, to show it to its owner again. */
  sealedToken: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
