// This is the outbox: every mail that goes out, from the transaction that wants it until 30 days later.
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { MailSecurity, MailState } from './constants.ts';

export const mails = pgTable(
  'mails',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Two mails with the same key are the same mail, of which one is stored. */
    key: text().notNull(),
    state: text().$type<MailState>().notNull().default('waiting'),
    toName: text().notNull(),
    toAddress: text().notNull(),
    subject: text().notNull(),
    /** Empty once it is sent: links to confirm something are nobody's business any more. */
    text: text().notNull(),
    html: text(),
    listUnsubscribe: text(),
    /** Whom it is about, as far as somebody with an account is; no foreign key, people come later. */
    userId: integer(),
    /** Its row goes as soon as it is sent: nothing is to be known any more of whom it went to. */
    isForgottenWhenSent: boolean().notNull().default(false),
    attempts: integer().notNull().default(0),
    /** The moment until which one worker is at it and no other. */
    claimedUntil: timestamp({ withTimezone: true }),
    /** What the mail server said last; nothing secret. */
    error: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('mails_key').on(table.key),
    index('mails_created').on(table.createdAt),
    index('mails_state').on(table.state, table.id),
    index('mails_user').on(table.userId),
    index('mails_address').on(sql`lower(${table.toAddress})`),
  ],
);

/**
 * The mail server that administrators chose (row 1) and what was there before their last change (row 2), so that it can
 * be taken back. SMTP_URL goes before it.
 */
export const mailServers = pgTable(
  'mail_servers',
  {
    id: integer().primaryKey(),
    /** Empty where there was none, or none any more. */
    host: text().notNull(),
    port: integer().notNull(),
    security: text().$type<MailSecurity>().notNull(),
    /** Empty where the server asks for none. */
    username: text().notNull(),
    /** The password, encrypted for `mail-server`; empty for none. */
    password: text().notNull(),
    fromName: text().notNull(),
    fromAddress: text().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [check('mail_servers_now_and_before', sql`${table.id} in (1, 2)`)],
);
