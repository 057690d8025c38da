// Defines the tables of guesses that were made, and of people who gave the right password but not yet the second factor (tokens
// only hashed).
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea, users } from '../schema.ts';

export const guesses = pgTable(
  'guesses',
  {
    /** SHA-256 of who or what is guessed at, and from where. */
    key: bytea().primaryKey(),
    attempts: integer().notNull(),
    lastAt: timestamp({ withTimezone: true }).notNull(),
    /** No further attempt before that. */
    waitsUntil: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('guesses_age').on(table.lastAt)],
);

export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    /** SHA-256 of the token in the cookie. */
    tokenHash: bytea().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whether „Angemeldet bleiben“ was chosen. */
    isLasting: boolean().notNull(),
    userAgent: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('pending_sign_ins_user').on(table.userId),
    index('pending_sign_ins_expiry').on(table.expiresAt),
  ],
);
