// Defines the tables of newsletters, their issues with what stands in them, who gets them, and what became of each mail.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ContentType } from '#kernel/content-kinds.ts';
import { users } from '#bundles/users/schema.ts';
import type { Bounce, DeliveryState, IssueState, ReaderState, Rhythm, Section } from './constants.ts';

export const newsletters = pgTable(
  'newsletters',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    slug: text().notNull(),
    description: text().notNull(),
    rhythm: text().$type<Rhythm>().notNull(),
    /** The day of the week, from Monday, which is 1; it means nothing for daily newsletters. */
    weekday: integer().notNull(),
    /** The full hour by the portal's clocks. */
    hour: integer().notNull(),
    /** The place whose pieces, with those of places below it, are told; null for the whole portal. */
    locationId: integer(),
    /** What is in one of these categories or has one of these tags; everything where both are empty. */
    categoryIds: integer().array().notNull(),
    tagIds: integer().array().notNull(),
    /** Kinds of pieces; null for all of them. */
    types: text().array().$type<ContentType[]>(),
    /** The greatest number of pieces in an issue. */
    length: integer().notNull(),
    hasDates: boolean().notNull(),
    hasDiscussed: boolean().notNull(),
    /** What rests isn't sent and takes nobody in; its issues stay to be read. */
    isActive: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('newsletters_slug').on(table.slug),
    check('newsletters_hour', sql`${table.hour} between 0 and 23`),
    check('newsletters_weekday', sql`${table.weekday} between 1 and 7`),
  ],
);

export const newsletterIssues = pgTable(
  'newsletter_issues',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    newsletterId: integer()
      .notNull()
      .references(() => newsletters.id),
    /** The number of the issue, counted from 1 in each newsletter. */
    number: integer().notNull(),
    state: text().$type<IssueState>().notNull(),
    /** When it is to be sent. */
    dueAt: timestamp({ withTimezone: true }).notNull(),
    /** What came out later stands in it. */
    since: timestamp({ withTimezone: true }).notNull(),
    /** Empty for that which follows from the first piece, as long as that may be read. */
    subject: text().notNull(),
    intro: text().notNull(),
    /** Pieces that editors have put somewhere, with their places: `article:12@3`. The others stand around them, the newest first. */
    order: text().array().notNull(),
    leftOut: text().array().notNull(),
    added: text().array().notNull(),
    /** Counts the changes of its words, so that two editors don't overwrite each other. */
    version: integer().notNull(),
    startedAt: timestamp({ withTimezone: true }),
    finishedAt: timestamp({ withTimezone: true }),
    /** How many the mail server took and refused, and of how many it isn't known: from the end on, since single mails are forgotten. */
    takenCount: integer().notNull(),
    refusedCount: integer().notNull(),
    unclearCount: integer().notNull().default(0),
    /** How many came back, from the first on. */
    bouncedCount: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('newsletter_issues_number').on(table.newsletterId, table.number),
    uniqueIndex('newsletter_issues_next').on(table.newsletterId).where(sql`state in ('preparing', 'held')`),
    index('newsletter_issues_due').on(table.state, table.dueAt),
  ],
);

/** What an issue was sent with; whether it may still be read is asked anew each time. */
export const newsletterPieces = pgTable(
  'newsletter_pieces',
  {
    issueId: integer()
      .notNull()
      .references(() => newsletterIssues.id),
    newsletterId: integer().notNull(),
    section: text().$type<Section>().notNull(),
    position: integer().notNull(),
    type: text().$type<ContentType>().notNull(),
    objectId: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issueId, table.section, table.position] }),
    /** Makes sure that news is told once, also if two issues are put together at a time. */
    uniqueIndex('newsletter_pieces_once')
      .on(table.newsletterId, table.type, table.objectId)
      .where(sql`section = 'news'`),
  ],
);

export const newsletterReaders = pgTable(
  'newsletter_readers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    newsletterId: integer()
      .notNull()
      .references(() => newsletters.id),
    /** A member, who gets it where their account says. */
    userId: integer().references(() => users.id),
    /** Somebody without an account. */
    email: text(),
    state: text().$type<ReaderState>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    confirmedAt: timestamp({ withTimezone: true }),
    restingSince: timestamp({ withTimezone: true }),
    /** How often a link was asked for, so that each mail with one is a mail of its own. */
    links: integer().notNull(),
  },
  (table) => [
    uniqueIndex('newsletter_readers_member').on(table.newsletterId, table.userId),
    uniqueIndex('newsletter_readers_email').on(table.newsletterId, sql`lower(${table.email})`),
    index('newsletter_readers_next').on(table.newsletterId, table.id),
    index('newsletter_readers_user').on(table.userId),
    index('newsletter_readers_by_email').on(sql`lower(${table.email})`),
    index('newsletter_readers_unconfirmed').on(table.createdAt).where(sql`state = 'unconfirmed'`),
    check('newsletter_readers_somebody', sql`(${table.userId} is null) <> (${table.email} is null)`),
  ],
);

/** One row for each recipient and issue, written before the mail leaves: it leaves once, whatever dies meanwhile. */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    issueId: integer().notNull(),
    readerId: integer().notNull(),
    /** A key of the address: of two readers with one address one gets it; a hash, so that addresses stand nowhere twice. */
    addressKey: text().notNull(),
    state: text().$type<DeliveryState>().notNull(),
    attempts: integer().notNull(),
    /** When what the mail server didn't take just then is tried again. */
    nextAt: timestamp({ withTimezone: true }),
    bounce: text().$type<Bounce>(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issueId, table.readerId] }),
    uniqueIndex('newsletter_deliveries_address').on(table.issueId, table.addressKey),
    index('newsletter_deliveries_reader').on(table.readerId, table.issueId),
    index('newsletter_deliveries_again').on(table.issueId, table.nextAt).where(sql`state = 'waiting'`),
    index('newsletter_deliveries_at').on(table.at),
    foreignKey({
      columns: [table.issueId],
      foreignColumns: [newsletterIssues.id],
      name: 'newsletter_deliveries_issue',
    }),
    foreignKey({
      columns: [table.readerId],
      foreignColumns: [newsletterReaders.id],
      name: 'newsletter_deliveries_reader_is_there',
    }).onDelete('cascade'),
  ],
);
