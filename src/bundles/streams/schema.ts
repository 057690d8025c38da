// Defines the tables of streaming media, of what shows them, and of uploads that are under way in pieces. Files lie in the file
// storage.
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
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { users } from '#bundles/users/schema.ts';
import { images } from '#bundles/media/schema.ts';
import type { ImageAccess } from '#bundles/media/schema.ts';
import type { StreamKind, StreamState } from './constants.ts';

/** One quality of a video, as its playlist tells it. */
export interface StreamRung {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Bits a second at most. */
  readonly bandwidth: number;
}

/** Words under a video; the file is WebVTT. */
export interface StreamCaptions {
  /** The language, written as in `srclang`. */
  readonly language: string;
  readonly label: string;
  readonly key: string;
}

export const streams = pgTable(
  'streams',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ownerId: integer()
      .notNull()
      .references(() => users.id),
    kind: text().$type<StreamKind>().notNull(),
    title: text().notNull(),
    /** Who made it, without „Video:“. */
    copyright: text().notNull().default(''),
    /** The name that its uploader gave the file; it is for display only. */
    filename: text().notNull(),
    /** Where the original lies in the file storage. */
    originalKey: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    state: text().$type<StreamState>().notNull().default('pending'),
    /** Per cent of the work that is done. */
    progress: integer().notNull().default(0),
    attempts: integer().notNull().default(0),
    /** Why it could not be worked on. */
    failure: text(),
    durationMs: integer(),
    /** The width of the video as shown; it is null for sound. */
    width: integer(),
    height: integer(),
    /** Names the files of one state of it; empty before they are made. */
    version: text().notNull().default(''),
    /** What the files weigh that were made of it; null until a job has weighed them. */
    madeBytes: bigint({ mode: 'number' }),
    /** Empty where only the original can be played. */
    rungs: jsonb().$type<readonly StreamRung[]>().notNull().default([]),
    /** Loudness from 0 to 100 along the sound; null for a video. */
    waveform: jsonb().$type<readonly number[]>(),
    captions: jsonb().$type<readonly StreamCaptions[]>().notNull().default([]),
    posterId: integer().references(() => images.id, { onDelete: 'set null' }),
    access: text().$type<ImageAccess>().notNull().default('gated'),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('streams_owner').on(table.ownerId, table.id),
    index('streams_state').on(table.state, table.id),
    index('streams_poster').on(table.posterId),
  ],
);

/** Which things show a stream, and whether everybody may see it there. Decides `access`. */
export const streamUses = pgTable(
  'stream_uses',
  {
    streamId: integer()
      .notNull()
      .references(() => streams.id),
    type: text().notNull(),
    objectId: integer().notNull(),
    isPublic: boolean().notNull(),
    locationPath: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.streamId, table.type, table.objectId] }),
    index('stream_uses_owner').on(table.type, table.objectId),
  ],
);

/** Uploads that arrive in pieces; each piece is a file until all are there. */
export const streamUploads = pgTable(
  'stream_uploads',
  {
    id: uuid().primaryKey(),
    ownerId: integer()
      .notNull()
      .references(() => users.id),
    filename: text().notNull(),
    /** What the whole will have. */
    length: bigint({ mode: 'number' }).notNull(),
    /** What has arrived for good. */
    received: bigint({ mode: 'number' }).notNull().default(0),
    /** Lists the keys of the pieces in their order; empty again once the original of the stream was put together of them. */
    pieces: text().array().notNull().default(sql`'{}'::text[]`),
    /** What became of it. */
    streamId: integer().references(() => streams.id),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When its last piece arrived. */
    touchedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('stream_uploads_owner').on(table.ownerId),
    index('stream_uploads_touched').on(table.touchedAt),
  ],
);
