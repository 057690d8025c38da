// Stores whether somebody lets an author name them as organiser.
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#bundles/users/schema.ts';
import { events } from '../schema.ts';
import type { ConsentState } from './constants.ts';

/** One answer for all events of an author. */
export const eventOrganiserConsents = pgTable(
  'event_organiser_consents',
  {
    organiserId: integer()
      .notNull()
      .references(() => users.id),
    authorId: integer()
      .notNull()
      .references(() => users.id),
    state: text().$type<ConsentState>().notNull(),
    /** The event for which they were named first. */
    eventId: integer().references(() => events.id, { onDelete: 'set null' }),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    decidedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.organiserId, table.authorId] }),
    index('event_organiser_consents_author').on(table.authorId),
  ],
);
