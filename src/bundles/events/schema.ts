// Declares the tables of events, their places and dates, and the agenda: one row per coming date and place it counts for.
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { ASKED_OFTEN } from '#kernel/word-search.ts';
import type { Part, RichTextDocument } from '#bundles/rich-text/public.ts';
import { images } from '#bundles/media/schema.ts';
import { pieceColumns } from '#bundles/pieces/schema.ts';
import { users } from '#bundles/users/schema.ts';
import type { AttendanceMode, EventFeature } from './details.ts';
import type { EventStatus } from './rules.ts';

export const events = pgTable(
  'events',
  {
    ...pieceColumns(),
    title: text().notNull(),
    lead: text().notNull(),
    body: jsonb().$type<RichTextDocument>().notNull(),
    /** Ready HTML and slots, drawn when the text was saved. contract.md 14.1 */
    parts: jsonb().$type<readonly Part[]>().notNull(),
    imageId: integer().references(() => images.id),
    organiser: text().notNull(),
    /** Whether the organiser is who wrote it, or their club, so that the name leads to their profile. */
    isOrganisedByAuthor: boolean().notNull().default(false),
    /** Whom its author names instead, who is asked first; as it was typed, so it may be nobody. docs/decisions/0104 */
    organiserId: integer(),
    /** Whose profile the name leads to by now: the author's, or that of whom they may name. */
    organiserProfileId: integer().references(() => users.id),
    /** What is to be known of it, in words: „ermäßigt 8 Euro, Kinder frei“. */
    price: text(),
    /** What going in costs, as programs read it; 0 for nothing, null where nobody said. */
    feeCents: integer(),
    /** This is the organiser's page. */
    link: text(),
    /** It counts for all dates. */
    status: text().$type<EventStatus>().notNull().default('scheduled'),
    attendance: text().$type<AttendanceMode>().notNull().default('on-site'),
    onlineLink: text(),
    ticketLink: text(),
    features: text().array().$type<readonly EventFeature[]>().notNull().default([]),
    /** The age in years; null for everybody. */
    ageFrom: integer(),
    ageTo: integer(),
    /** The highest that a date of it ever had. */
    lastDateKey: integer().notNull().default(0),
    /** Grows with each change, so that calendars know which of two files is the newer one. */
    calendarSequence: integer().notNull().default(0),
  },
  (table) => [
    index('events_author').on(table.authorId, table.id),
    index('events_tags').using('gin', table.tagIds).with(ASKED_OFTEN),
    index('events_organiser')
      .on(table.organiserProfileId, table.id)
      .where(sql`${table.organiserProfileId} is not null`),
    index('events_named').on(table.organiserId, table.authorId).where(sql`${table.organiserId} is not null`),
  ],
);

/** Where an event takes place, in the order its author gave. */
export const eventLocations = pgTable(
  'event_locations',
  {
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    venue: text().notNull(),
    address: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.position] })],
);

/** The dates on which an event takes place at each of its places. */
export const eventDates = pgTable(
  'event_dates',
  {
    eventId: integer().notNull(),
    locationPosition: integer().notNull(),
    position: integer().notNull(),
    /** A number that stays with the date when it is moved, and is never another one's: calendars know it by that. */
    key: integer().notNull(),
    /** The beginning; of a whole day it is the midnight. */
    startsAt: timestamp({ withTimezone: true }).notNull(),
    /** The end; of whole days it is the midnight that the last one begins with. */
    endsAt: timestamp({ withTimezone: true }),
    isAllDay: boolean().notNull(),
    /** The status of this date alone; that of the event goes before it. */
    status: text().$type<EventStatus>().notNull().default('scheduled'),
    /** The position of the series of its place that it belongs to; null for a date that stands for itself. */
    seriesPosition: integer(),
    /** The day of the series that it is, `2026-12-01`, also where it takes place on another one. */
    seriesDay: text(),
    /** Somebody gave it a day, hours or a state of its own, so that it isn't told by the series. */
    isSeriesChange: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.locationPosition, table.position] }),
    unique('event_dates_key').on(table.eventId, table.key),
    // A list asks for single dates of events that may have hundreds.
    index('event_dates_start').on(table.eventId, table.startsAt),
    foreignKey({
      name: 'event_dates_location',
      columns: [table.eventId, table.locationPosition],
      foreignColumns: [eventLocations.eventId, eventLocations.position],
    }).onDelete('cascade'),
  ],
);

/** What comes again at a place; its dates stand in `event_dates` like others. */
export const eventSeries = pgTable(
  'event_series',
  {
    eventId: integer().notNull(),
    locationPosition: integer().notNull(),
    position: integer().notNull(),
    /** A number like the key of a date, and of the same count: calendars know the series by that. */
    key: integer().notNull(),
    /** The series as somebody said it. */
    words: text().notNull(),
    /** The rule by RFC 5545, always with an end. */
    rule: text().notNull(),
    /** The first day. Days are written `2026-12-01`, hours `19:30`, by the clocks of the portal; '' for an open end. */
    day: text().notNull(),
    from: text().notNull(),
    until: text().notNull(),
    isAllDay: boolean().notNull(),
    except: text().array().$type<readonly string[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.locationPosition, table.position] }),
    foreignKey({
      name: 'event_series_location',
      columns: [table.eventId, table.locationPosition],
      foreignColumns: [eventLocations.eventId, eventLocations.position],
    }).onDelete('cascade'),
  ],
);

/** The coming dates by place, so that what comes next in a place is an index scan, whatever the size of the calendar. */
export const eventAgenda = pgTable(
  'event_agenda',
  {
    /** It is the event's place, one above it, or 0 for the whole portal. */
    locationId: integer().notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    overAt: timestamp({ withTimezone: true }).notNull(),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    /** What lists are narrowed by stands here as well, so that they read no other table for what they leave out. */
    categoryId: integer().notNull(),
    isFree: boolean().notNull().default(false),
    isForFamilies: boolean().notNull().default(false),
    isAccessible: boolean().notNull().default(false),
    /** It goes on for days, so that it takes place on days on which it doesn't begin. */
    isLong: boolean().notNull().default(false),
    /** It is cancelled or postponed, so that an event is listed by another date where it has one. */
    isOff: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.locationId, table.startsAt, table.eventId] }),
    index('event_agenda_event').on(table.eventId, table.locationId, table.startsAt),
    index('event_agenda_category').on(table.locationId, table.categoryId, table.startsAt, table.eventId),
    index('event_agenda_free')
      .on(table.locationId, table.startsAt, table.eventId)
      .where(sql`${table.isFree}`),
    index('event_agenda_families')
      .on(table.locationId, table.startsAt, table.eventId)
      .where(sql`${table.isForFamilies}`),
    index('event_agenda_accessible')
      .on(table.locationId, table.startsAt, table.eventId)
      .where(sql`${table.isAccessible}`),
    index('event_agenda_published').on(table.locationId, table.publishedAt),
    index('event_agenda_long').on(table.locationId, table.overAt).where(sql`${table.isLong}`),
  ],
);
