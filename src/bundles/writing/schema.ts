// Defines the tables of manuscripts: what people are writing, apart from what is out; their revisions, what is said about them,
// who is at them. docs/decisions/0036
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { ContentType } from '#kernel/content-kinds.ts';
import type { StoredAnswers } from '#bundles/gates/public.ts';
import { users } from '#bundles/users/schema.ts';
import type { ManuscriptState, PieceStateLater } from './constants.ts';

export const manuscripts = pgTable(
  'manuscripts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    type: text().$type<ContentType>().notNull(),
    /** A key given by the browser that began it, so that a repeated beginning is the same one. */
    key: uuid().notNull(),
    authorId: integer()
      .notNull()
      .references(() => users.id),
    state: text().$type<ManuscriptState>().notNull(),
    /** The piece made of it, or that it changes. */
    objectId: integer(),
    pieceState: text().$type<PieceStateLater>(),
    /** Who took that piece back; what an editor took back, its author doesn't bring out again. */
    takenBackBy: integer(),
    /** Counts saves; a save says on top of which one it is. */
    version: integer().notNull(),
    /** The version that is out. */
    publishedVersion: integer(),
    /** The content as its kind reads it. */
    content: jsonb().notNull(),
    /** The title of the content, for lists. */
    title: text().notNull(),
    /** The path of the place it is meant for; empty until one is chosen. */
    locationPath: text().notNull().default(''),
    /** When it comes out by itself, and who said so. */
    scheduledFor: timestamp({ withTimezone: true }),
    scheduledBy: integer(),
    /** When its piece is no longer shown. */
    expiresAt: timestamp({ withTimezone: true }),
    submittedAt: timestamp({ withTimezone: true }),
    /** Why it waits for a release, by the names of gates and rules, as it was when it was handed in. */
    heldReasons: text().array().notNull().default(sql`'{}'`),
    /** Rules that only mark it, by their names: for its author and editors, never for readers. */
    markedReasons: text().array().notNull().default(sql`'{}'`),
    /** What its author said of the people in it. */
    answers: jsonb().$type<StoredAnswers>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
    changedBy: integer(),
  },
  (table) => [
    uniqueIndex('manuscripts_key').on(table.authorId, table.key),
    uniqueIndex('manuscripts_piece').on(table.type, table.objectId).where(sql`object_id is not null`),
    index('manuscripts_author').on(table.authorId, table.changedAt),
    index('manuscripts_marked').on(table.type, table.objectId).where(sql`marked_reasons <> '{}'`),
    index('manuscripts_in_review').on(table.submittedAt).where(sql`state = 'in-review'`),
    index('manuscripts_scheduled').on(table.scheduledFor).where(sql`state = 'scheduled'`),
    index('manuscripts_drafts').on(table.changedAt, table.id).where(sql`state = 'draft'`),
    index('manuscripts_taken_back')
      .on(table.changedAt, table.id)
      .where(sql`piece_state in ('withdrawn', 'expired', 'hidden')`),
    index('manuscripts_expiring').on(table.expiresAt).where(sql`expires_at is not null`),
  ],
);

export const manuscriptRevisions = pgTable(
  'manuscript_revisions',
  {
    manuscriptId: integer()
      .notNull()
      .references(() => manuscripts.id, { onDelete: 'cascade' }),
    /** The version it ends with. */
    version: integer().notNull(),
    content: jsonb().notNull(),
    title: text().notNull(),
    editorId: integer(),
    /** What made it more than one of many saves: submitted, published, restored from another …; null for plain saving. */
    occasion: text().$type<RevisionOccasion>(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    savedAt: timestamp({ withTimezone: true }).notNull(),
    /** The browser's window that saved it, as it names itself, and the version that the window knew before. */
    window: text(),
    basedOn: integer().notNull(),
    /** Somebody loaded it and may save on top of it: a later save leaves it as it is. */
    isKept: boolean().notNull().default(false),
    /** What it shows, so that the account of uses needs no contents. */
    imageIds: integer().array().notNull(),
    streamIds: integer().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.manuscriptId, table.version] })],
);

export type RevisionOccasion = 'begun' | 'submitted' | 'published' | 'scheduled' | 'restored' | 'merged';

/** What author and editors say to each other about a manuscript. */
export const manuscriptNotes = pgTable(
  'manuscript_notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    manuscriptId: integer()
      .notNull()
      .references(() => manuscripts.id, { onDelete: 'cascade' }),
    /** It is null for the portal itself. */
    writerId: integer().references(() => users.id),
    text: text().notNull(),
    /** The version of the manuscript when it was said. */
    version: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('manuscript_notes_of').on(table.manuscriptId, table.id)],
);

/** Who has a manuscript open, by window. */
export const manuscriptPresence = pgTable(
  'manuscript_presence',
  {
    manuscriptId: integer()
      .notNull()
      .references(() => manuscripts.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** It is that of the browser's window. */
    tab: bigint({ mode: 'number' }).notNull(),
    seenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.manuscriptId, table.userId, table.tab] })],
);
