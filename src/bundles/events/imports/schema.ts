// Calendars of others that events come from, and what stands in them. docs/decisions/0091
import { index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from '#bundles/users/schema.ts';
import type { EventContent } from '../views.ts';
import type { ItemState, SourceMode } from './constants.ts';
import type { ReportLine } from './reading/report.ts';

export const eventSources = pgTable(
  'event_sources',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Its events are by this person. */
    ownerId: integer()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    /** Of the web; null for a file that was brought. */
    address: text(),
    locationId: integer().notNull(),
    locationPath: text().notNull(),
    categoryId: integer().notNull(),
    /** Said of events whose calendar names nobody. */
    organiser: text().notNull(),
    /** Where it is when the calendar doesn't say. */
    venue: text().notNull(),
    mode: text().$type<SourceMode>().notNull(),
    /** Who said that they come out at once; it happens by their right. */
    trustedBy: integer(),
    /** What was odd when it was read last, and how much more there was. */
    report: jsonb().$type<readonly ReportLine[]>().notNull(),
    unreported: integer().notNull(),
    readAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('event_sources_address').on(table.ownerId, table.address),
    index('event_sources_owner').on(table.ownerId, table.id),
    index('event_sources_place').on(table.locationPath.op('text_pattern_ops'), table.id),
  ],
);

export const eventSourceItems = pgTable(
  'event_source_items',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sourceId: integer()
      .notNull()
      .references(() => eventSources.id, { onDelete: 'cascade' }),
    /** The calendar knows it by that. */
    key: text().notNull(),
    state: text().$type<ItemState>().notNull(),
    /** What the calendar says, as it is written in a manuscript. */
    content: jsonb().$type<EventContent>().notNull(),
    title: text().notNull(),
    /** Of its next date when it was read. */
    startsAt: timestamp({ withTimezone: true }).notNull(),
    dateCount: integer().notNull(),
    /** What was made of it; it may be gone by now. */
    manuscriptId: integer(),
    /** Why it couldn't be taken. */
    problem: text(),
  },
  (table) => [
    unique('event_source_items_key').on(table.sourceId, table.key),
    index('event_source_items_of').on(table.sourceId, table.startsAt, table.id),
  ],
);
