// Declares the tables of threads (one per owner, with its lock, its pace and its count), comments, and whom they mention.
import {
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
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { ContentType } from '#kernel/content-kinds.ts';
import type { StoredAnswers } from '#bundles/gates/public.ts';
import { users } from '#bundles/users/schema.ts';
import type { CommentState } from './constants.ts';

export const commentThreads = pgTable(
  'comment_threads',
  {
    ownerType: text().$type<ContentType>().notNull(),
    ownerId: integer().notNull(),
    isLocked: boolean().notNull().default(false),
    /** When the thread closes by itself, which is announced; null for never. */
    closesAt: timestamp({ withTimezone: true }),
    /** How long one person has to wait between two comments; 0 for no wait. */
    slowModeSeconds: integer().notNull().default(0),
    /** The number of visible comments, replies included. */
    commentCount: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.ownerType, table.ownerId] })],
);

/** What readers or moderators see. */
export const isThere = sql`state in ('visible', 'held')`;
/** The words of a comment in the form in which they are searched for. */
export const wordsOfComment = sql`to_tsvector('simple', text)`;

export const comments = pgTable(
  'comments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ownerType: text().$type<ContentType>().notNull(),
    ownerId: integer().notNull(),
    authorId: integer()
      .notNull()
      .references(() => users.id),
    /** Replies are one level deep: the parent has none itself. */
    parentId: integer().references((): AnyPgColumn => comments.id),
    /** The text as it was typed. */
    text: text().notNull(),
    /** The HTML drawn from `text` when it was saved. */
    html: text().notNull(),
    /** The state of a comment. gone: deleted while a visible reply stands below it; deleted when the last one goes. */
    state: text().$type<CommentState>().notNull(),
    /** Why it waits for review, in the words that moderators read; kept when it has appeared. */
    heldReasons: text().array().notNull().default(sql`'{}'`),
    /** The names of rules that only mark it: for its author and the desks, never for readers. */
    markedReasons: text().array().notNull().default(sql`'{}'`),
    /** What its author said of the people in it, where a gate asked for that; for its author and who decides about it. */
    answers: jsonb().$type<StoredAnswers>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    editedAt: timestamp({ withTimezone: true }),
    /** The key made by the browser that sent it: what comes again with the same key is the same comment, also days later. */
    sendKey: uuid(),
  },
  (table) => [
    index('comments_in_thread').on(table.ownerType, table.ownerId, table.id).where(sql`state <> 'deleted'`),
    index('comments_of_author').on(table.authorId, table.createdAt),
    index('comments_sent').on(table.authorId, table.sendKey).where(sql`send_key is not null`),
    index('comments_of_parent').on(table.parentId).where(sql`parent_id is not null`),
    index('comments_marked').on(table.createdAt, table.id).where(sql`marked_reasons <> '{}'`),
    index('comments_held').on(table.id).where(sql`state = 'held'`),
    index('comments_newest').on(table.createdAt, table.id).where(isThere),
    index('comments_words').using('gin', wordsOfComment).where(isThere),
  ],
);

/**
 * The comments of which others are still to be told once they are visible: a mark on each comment would write all of its
 * indexes anew.
 */
export const commentsToAnnounce = pgTable('comments_to_tell', {
  commentId: integer().primaryKey(),
  /** The comment that it answers where that is an answer itself: it isn't its parent then. */
  answeredId: integer(),
});

/** People named in a comment outside of quotations. */
export const commentMentions = pgTable(
  'comment_mentions',
  {
    commentId: integer()
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.userId] }),
    index('comment_mentions_of_user').on(table.userId),
  ],
);
