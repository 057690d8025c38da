// The kernel's own table holds what went wrong lately, summed up by day. Nothing of what somebody sent is in it.
import { date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const errorDays = pgTable(
  'error_days',
  {
    /** A fingerprint of the kind of error, where it came up and what was asked for. */
    fingerprint: text().notNull(),
    /** The day by the portal's clocks. */
    day: date().notNull(),
    source: text().$type<'page' | 'job'>().notNull(),
    /** The error's name: `TypeError`. */
    type: text().notNull(),
    message: text().notNull(),
    /** The template of the route, or the name of the job. */
    place: text().notNull(),
    /** The topmost line of our own in its stack; empty where there is none. */
    frame: text().notNull(),
    count: integer().notNull(),
    firstAt: timestamp({ withTimezone: true }).notNull(),
    lastAt: timestamp({ withTimezone: true }).notNull(),
    /** The ids of the latest requests, the newest first. */
    requestIds: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fingerprint, table.day] }),
    index('error_days_last').on(table.lastAt),
  ],
);
