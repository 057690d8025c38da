// These are threads of two people, their messages, and how far each has read.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { users } from '#bundles/users/schema.ts';

const personId = () =>
  integer()
    .notNull()
    .references(() => users.id);
const moment = () => timestamp({ withTimezone: true });

export const messageThreads = pgTable(
  'message_threads',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The one of the two with the smaller id, so that there is one thread for each pair. */
    lowUserId: personId(),
    highUserId: personId(),
    /** Who wrote first. */
    startedById: personId(),
    createdAt: moment().notNull(),
  },
  (table) => [
    unique('message_threads_of_pair').on(table.lowUserId, table.highUserId),
    index('message_threads_started').on(table.startedById, table.createdAt),
    check('message_threads_of_two', sql`${table.lowUserId} < ${table.highUserId}`),
  ],
);

const threadId = () =>
  integer()
    .notNull()
    .references(() => messageThreads.id);

/** A thread as one of its two people sees it. */
export const messageParticipants = pgTable(
  'message_participants',
  {
    threadId: threadId(),
    userId: personId(),
    /** The newest message that this person still has; null when there is none, and then the thread is in no list. */
    newestMessageId: integer(),
    /** It is 0 while nothing has been read. */
    lastReadMessageId: integer().notNull().default(0),
    /** The number of messages of the other one that are newer than that. */
    unreadCount: integer().notNull().default(0),
    /** All that this person ever wrote here, also what is gone. */
    writtenCount: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.threadId, table.userId] }),
    index('message_participants_list').on(table.userId, table.newestMessageId),
    index('message_participants_unread').on(table.userId).where(sql`unread_count > 0`),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    threadId: threadId(),
    senderId: personId(),
    /** The text as it was typed. */
    text: text().notNull(),
    /** The HTML that was drawn from `text` when it was written. */
    html: text().notNull(),
    createdAt: moment().notNull(),
    /** Whether one of the two deleted it for themselves; what both deleted is removed. */
    isGoneForSender: boolean().notNull().default(false),
    isGoneForRecipient: boolean().notNull().default(false),
  },
  (table) => [
    index('messages_of_thread').on(table.threadId, table.id),
    index('messages_of_sender').on(table.senderId, table.createdAt),
  ],
);
