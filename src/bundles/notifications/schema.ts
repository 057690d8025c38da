// Defines the tables of notices, what left the portal because of them, what people chose to be told, and the browsers that want
// to be told.
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { ContentType } from '#kernel/content-kinds.ts';
import type { MailPace } from '#kernel/notices.ts';
import { sessions, users } from '#bundles/users/schema.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = () => timestamp({ withTimezone: true });
const personId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const notices = pgTable(
  'notices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Who is told. */
    userId: personId(),
    kind: text().notNull(),
    /** The same event told again has the same key, and is the same notice. */
    key: text().notNull(),
    /** Whose doing it is, the first one first; empty where the portal itself speaks. */
    actorIds: integer().array().notNull(),
    subjectType: text().$type<ContentType>().notNull(),
    subjectId: integer().notNull(),
    /** What its notice knows beside, and its mark. */
    extra: jsonb().$type<object>().notNull().default({}),
    /** Stands in the list; otherwise it is there for mail and push alone. */
    isListed: boolean().notNull(),
    createdAt: moment().notNull(),
    /** Where it stands in the list: when it last grew. */
    at: moment().notNull(),
    readAt: moment(),
  },
  (table) => [
    unique('notices_once').on(table.userId, table.key),
    index('notices_list').on(table.userId, table.at, table.id).where(sql`is_listed`),
    index('notices_unread').on(table.userId).where(sql`read_at is null and is_listed`),
    index('notices_gathering')
      .on(table.userId, table.kind, table.subjectId, table.id)
      .where(sql`kind in ('like', 'message')`),
    index('notices_actors').using('gin', table.actorIds),
    index('notices_unread_since').on(table.createdAt).where(sql`read_at is null`),
  ],
);

/** The public key that browsers subscribe with, and its private half; one pair for all processes, for ever. */
export const pushKeys = pgTable('push_keys', {
  id: integer().primaryKey(),
  publicKey: text().notNull(),
  privateKey: text().notNull(),
  createdAt: moment().notNull(),
});

/** A browser; it goes with the session in which it asked. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: personId(),
    sessionHash: bytea()
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade', onUpdate: 'cascade' }),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    userAgent: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('push_subscriptions_of_user').on(table.userId),
    index('push_subscriptions_of_session').on(table.sessionHash),
  ],
);

/** A notice on its way out: one row for its mail, one for each browser. */
export const noticeDeliveries = pgTable(
  'notice_deliveries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    noticeId: integer()
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    channel: text().$type<'mail' | 'push'>().notNull(),
    /** It is null for mail. */
    subscriptionId: integer().references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    /** The state: 'sending' belongs to one worker for a while, 'failed' to whoever tries again. */
    state: text().$type<'sending' | 'failed' | 'sent'>().notNull(),
    /** The moment since when it is in this state. */
    at: moment().notNull(),
  },
  (table) => [
    unique('notice_deliveries_once')
      .on(table.noticeId, table.channel, table.subscriptionId)
      .nullsNotDistinct(),
    index('notice_deliveries_of_subscription').on(table.subscriptionId),
  ],
);

/** What somebody chose for a kind; without a row the defaults hold. */
export const noticeSettings = pgTable(
  'notice_settings',
  {
    userId: personId(),
    kind: text().notNull(),
    isListed: boolean().notNull(),
    mail: text().$type<MailPace>().notNull(),
    isPushed: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

/** The hours in which somebody's browsers stay silent; without a row the usual ones hold. Both alike: none. */
export const quietHours = pgTable('quiet_hours', {
  userId: personId().primaryKey(),
  fromHour: integer().notNull(),
  untilHour: integer().notNull(),
});

/** Digests that were dealt with: one for each person and period. */
export const noticeDigests = pgTable(
  'notice_digests',
  {
    userId: personId(),
    /** Reads `daily:2026-11-20` or `weekly:2026-11-16`. */
    period: text().notNull(),
    noticeCount: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.period] })],
);
