// Stores who registered for which date of an event, and how the organiser wants it.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '#bundles/users/schema.ts';
import { events } from '../schema.ts';
import type { RegistrationState, Standing } from './constants.ts';

/** One row for an event that was ever open for registration. Whoever changes its registrations locks it. */
export const eventRegistrationRules = pgTable('event_registration_rules', {
  eventId: integer()
    .primaryKey()
    .references(() => events.id, { onDelete: 'cascade' }),
  isOpen: boolean().notNull(),
  /** Seats of each date; null for as many as come. */
  seatLimit: integer(),
  /** So many seats one registration may have. */
  maxSeats: integer().notNull(),
  /** So many hours before its beginning a date is closed. */
  closesHours: integer().notNull(),
  /** What the organiser wants to know; '' for nothing. */
  question: text().notNull(),
  hasWaitingList: boolean().notNull(),
});

/** What somebody knows of the date they registered for, so that they are told once when it is another. */
export interface KnownDate {
  readonly startsAt: string;
  readonly endsAt: string | null;
  readonly isAllDay: boolean;
  readonly venue: string;
  readonly address: string;
  readonly standing: Standing;
}

export const eventRegistrations = pgTable(
  'event_registrations',
  {
    id: serial().primaryKey(),
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** The date's number, which stays with it when it is moved. docs/decisions/0087 */
    dateKey: integer().notNull(),
    /** Null for a guest, who has no account. */
    userId: integer().references(() => users.id),
    /** A guest's; members are named by their account. */
    name: text(),
    email: text(),
    seats: integer().notNull(),
    answer: text().notNull().default(''),
    state: text().$type<RegistrationState>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Since then it has its place in the order of the waiting list. */
    queuedAt: timestamp({ withTimezone: true }),
    cancelledAt: timestamp({ withTimezone: true }),
    /** Why the organiser took it away; null where somebody cancelled by themselves. */
    cancelReason: text(),
    hasCome: boolean().notNull().default(false),
    /** Mails that asked a guest for confirmation or repeated the link. */
    links: integer().notNull().default(0),
    known: jsonb().$type<KnownDate>().notNull(),
    /** When the date is over; what is long over is erased. */
    overAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('event_registrations_date').on(table.eventId, table.dateKey, table.state),
    index('event_registrations_over').on(table.overAt),
    index('event_registrations_user').on(table.userId),
    index('event_registrations_unconfirmed').on(table.createdAt).where(sql`state = 'unconfirmed'`),
    uniqueIndex('event_registrations_member')
      .on(table.eventId, table.dateKey, table.userId)
      .where(sql`user_id is not null and state <> 'cancelled'`),
    uniqueIndex('event_registrations_guest')
      .on(table.eventId, table.dateKey, sql`lower(email)`)
      .where(sql`email is not null and state <> 'cancelled'`),
    check('event_registrations_person', sql`(user_id is null) = (email is not null and name is not null)`),
    check('event_registrations_seats', sql`seats between 1 and 10`),
  ],
);
