// Declares the tables of the calendars of others that events come from, and what stands in them. docs/decisions/0091
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from '#bundles/users/schema.ts';
import type { EventContent } from '../views.ts';
import type { Known } from './content.ts';
import type { ItemState, ReadProblem, SourceMode } from './constants.ts';
import type { Columns } from './reading/columns.ts';
import type { FieldConflict } from './following/merge.ts';
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
    /** The address on the web; null for a file that was uploaded. */
    address: text(),
    locationId: integer().notNull(),
    locationPath: text().notNull(),
    categoryId: integer().notNull(),
    /** The organiser of events whose calendar names nobody. */
    organiser: text().notNull(),
    /** Where it is when the calendar doesn't say. */
    venue: text().notNull(),
    /** The columns of a table: which of them says what, and how they all were called. */
    columns: jsonb().$type<Columns>(),
    header: text().array().$type<readonly string[]>(),
    mode: text().$type<SourceMode>().notNull(),
    /** Who said that they come out at once; it happens by their right. */
    trustedBy: integer(),
    /** What was odd when it was read last, and how much more there was. */
    report: jsonb().$type<readonly ReportLine[]>().notNull(),
    unreported: integer().notNull(),
    /** When what stands in it was read last. */
    readAt: timestamp({ withTimezone: true }).notNull(),
    /** When its address was asked last, also where nothing was new; a reading that began before then is not the newest. */
    checkedAt: timestamp({ withTimezone: true }),
    /** Its address is asked again then; null for a file. */
    nextReadAt: timestamp({ withTimezone: true }),
    /** What its host said of the file, to be asked whether that still holds. */
    etag: text(),
    lastModified: text(),
    /** How often in a row it couldn't be read, since when, and why. */
    failures: integer().notNull().default(0),
    failingSince: timestamp({ withTimezone: true }),
    problem: text().$type<ReadProblem>(),
    /** Somebody has looked at it and chosen: from then on it is followed. */
    chosenAt: timestamp({ withTimezone: true }),
    /** What is new in it comes in by itself, out or to the editors as `mode` says. */
    takesNew: boolean().notNull().default(true),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('event_sources_address').on(table.ownerId, table.address),
    index('event_sources_owner').on(table.ownerId, table.id),
    index('event_sources_place').on(table.locationPath.op('text_pattern_ops'), table.id),
    index('event_sources_due').on(table.nextReadAt).where(sql`${table.nextReadAt} is not null`),
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
    /** The beginning of its next date when it was read. */
    startsAt: timestamp({ withTimezone: true }).notNull(),
    dateCount: integer().notNull(),
    /** The keys of the dates in its content, in their order: each says which date of its series it is. */
    dateKeys: text().array().$type<readonly string[]>().notNull().default([]),
    /** What the calendar says by now, until the manuscript has followed. */
    pending: jsonb().$type<Known>(),
    /** Where the calendar and somebody's hand want different things. */
    conflicts: jsonb().$type<readonly FieldConflict[]>().notNull().default([]),
    /** What was made of it; it may be gone by now. */
    manuscriptId: integer(),
    /** Why it couldn't be taken. */
    problem: text(),
  },
  (table) => [
    unique('event_source_items_key').on(table.sourceId, table.key),
    index('event_source_items_of').on(table.sourceId, table.startsAt, table.id),
    index('event_source_items_pending').on(table.sourceId, table.id).where(sql`${table.pending} is not null`),
  ],
);
