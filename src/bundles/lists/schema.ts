// Stores one row per public thing, which serves every mixed list, one per place it counts for and one per tag, so that each
// list is an index scan. decisions/0010
import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { ASKED_OFTEN, wordsOfKind } from '#kernel/word-search.ts';
import { sql } from 'drizzle-orm';
import type { ContentType } from '#kernel/content-kinds.ts';
import { locations } from '#bundles/locations/schema.ts';
import { categories } from '#bundles/topics/schema.ts';
import { users } from '#bundles/users/schema.ts';
import type { PieceState } from '#bundles/pieces/public.ts';

export const pieces = pgTable(
  'pieces',
  {
    type: text().$type<ContentType>().notNull(),
    objectId: integer().notNull(),
    locationId: integer()
      .notNull()
      .references(() => locations.id),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    authorId: integer()
      .notNull()
      .references(() => users.id),
    publishedAt: timestamp({ withTimezone: true }),
    /**
     * Whether the piece is published and not withdrawn, expired, hidden, erased or reduced; the moment of publishing is asked
     * apart.
     */
    isListed: boolean().notNull(),
    /** Whether moderators keep it out of all lists, though everybody may read it. */
    isReduced: boolean().notNull().default(false),
    /** Whether the piece is or was listed, so that it is announced as new only once. */
    wasListed: boolean().notNull().default(false),
    isPremium: boolean().notNull(),
    tagIds: integer().array().notNull(),
    /** The number of comments; it is in no index, so that a comment writes none of them anew. */
    commentCount: integer().notNull().default(0),
    /** The title for the table of the desk, which also shows what isn't listed; empty for what was erased. */
    title: text().notNull().default(''),
    state: text().$type<PieceState>().notNull().default('published'),
    updatedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.objectId] }),
    index('pieces_newest').on(table.publishedAt, table.objectId, table.type).where(sql`is_listed`),
    index('pieces_of_type').on(table.type, table.publishedAt, table.objectId).where(sql`is_listed`),
    index('pieces_of_author')
      .on(table.authorId, table.publishedAt, table.objectId, table.type)
      .where(sql`is_listed`),
    index('pieces_of_author_and_type')
      .on(table.authorId, table.type, table.publishedAt, table.objectId)
      .where(sql`is_listed`),
    index('pieces_reduced').on(table.type, table.objectId).where(sql`is_reduced`),
    index('pieces_desk_newest').on(table.publishedAt, table.objectId, table.type),
    index('pieces_desk_title').on(table.title, table.objectId, table.type),
    index('pieces_desk_place').on(table.locationId, table.publishedAt, table.objectId, table.type),
    index('pieces_of_category')
      .on(table.categoryId, table.publishedAt, table.objectId, table.type)
      .where(sql`state <> 'erased'`),
    index('pieces_desk_author').on(table.authorId, table.publishedAt, table.objectId, table.type),
    index('pieces_desk_words').using('gin', sql`to_tsvector('simple', title)`).with(ASKED_OFTEN),
    index('pieces_kind_words').using('gin', wordsOfKind(sql`type`, sql`title`)).with(ASKED_OFTEN),
    index('pieces_desk_tags').using('gin', table.tagIds),
  ],
);

/** The number of comments once more, for the order of the desk's table: it changes more often than all the rest of a piece. */
export const pieceCommentCounts = pgTable(
  'piece_comment_counts',
  {
    type: text().$type<ContentType>().notNull(),
    objectId: integer().notNull(),
    commentCount: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.objectId] }),
    index('piece_comment_counts_order').on(table.commentCount, table.objectId, table.type),
  ],
);

export const piecePlaces = pgTable(
  'piece_places',
  {
    type: text().$type<ContentType>().notNull(),
    objectId: integer().notNull(),
    /** It is the piece's own place or one above it. */
    locationId: integer().notNull(),
    categoryId: integer().notNull(),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.objectId, table.locationId] }),
    index('piece_places_newest').on(table.locationId, table.publishedAt, table.objectId, table.type),
    index('piece_places_category').on(
      table.locationId,
      table.categoryId,
      table.publishedAt,
      table.objectId,
      table.type,
    ),
    index('piece_places_type').on(table.locationId, table.type, table.publishedAt, table.objectId),
  ],
);

export const pieceTags = pgTable(
  'piece_tags',
  {
    type: text().$type<ContentType>().notNull(),
    objectId: integer().notNull(),
    tagId: integer().notNull(),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.objectId, table.tagId] }),
    index('piece_tags_newest').on(table.tagId, table.publishedAt, table.objectId, table.type),
  ],
);
