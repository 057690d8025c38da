// Declares the log of exports: who exported what, in which format, and where its file lies until it can't be fetched any more.
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { users } from '#bundles/users/schema.ts';
import type { ExportState, PictureSize } from './constants.ts';

export const exports = pgTable(
  'exports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null when that person was erased. */
    userId: integer().references(() => users.id),
    /** The data type as the call names it. contract.md 17.1 */
    dataType: text().notNull(),
    /** What the ids belong to: of comments the kind of what they stand under. */
    refType: text().notNull(),
    refIds: integer().array().notNull(),
    /** Days of a span, the last one included: `2026-11-27`; null for things by their ids. */
    fromDay: text(),
    untilDay: text(),
    plugin: text().notNull(),
    /** What other bundles make, as it was chosen there; null for what is exported by a format. */
    choice: jsonb(),
    /** The pictures in the order that was chosen; null for all. */
    imageIds: integer().array(),
    pictureSize: text().$type<PictureSize>().notNull(),
    /** What the log calls it. */
    title: text().notNull(),
    state: text().$type<ExportState>().notNull(),
    /** Why it failed, in German, where whoever asked can do something about it. */
    problem: text(),
    /** Things that are in it so far. */
    pieceCount: integer().notNull().default(0),
    bytes: bigint({ mode: 'number' }),
    /** Null when it has been taken away. */
    fileKey: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    finishedAt: timestamp({ withTimezone: true }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('exports_of_user').on(table.userId, table.id),
    index('exports_of_thing').using('gin', table.refIds),
    index('exports_with_file').on(table.expiresAt).where(sql`file_key is not null`),
  ],
);
