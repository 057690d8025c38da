// Stores what readers note for themselves about a date: that they come, whether others may see it, and that they want to be
// reminded.
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, serial, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from '#bundles/users/schema.ts';
import type { KnownDate } from '../registrations/schema.ts';
import { events } from '../schema.ts';

export const eventMarks = pgTable(
  'event_marks',
  {
    id: serial().primaryKey(),
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** The date's number, which stays with it when it is moved. docs/decisions/0087 */
    dateKey: integer().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    isComing: boolean().notNull().default(false),
    /** Others may see that they come. */
    isSeen: boolean().notNull().default(false),
    isReminded: boolean().notNull().default(false),
    /** When they are reminded next; null for never. It was worked out for this beginning of the date. */
    remindAt: timestamp({ withTimezone: true }),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    /** What they were last told of the date; null for what was gone before this was noted. */
    known: jsonb().$type<KnownDate>(),
    /** When the date is over; what is long over is erased. */
    overAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('event_marks_person').on(table.eventId, table.dateKey, table.userId),
    index('event_marks_user').on(table.userId),
    index('event_marks_over').on(table.overAt),
    index('event_marks_remind').on(table.remindAt).where(sql`remind_at is not null`),
  ],
);
