// Defines the table of links sent by mail that let somebody do one thing once (tokens only hashed).
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { bytea, users } from '../schema.ts';

export const accountTokens = pgTable(
  'account_tokens',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of the token in the link. */
    tokenHash: bytea().notNull(),
    purpose: text().$type<'confirm' | 'reset' | 'change-email' | 'undo-email'>().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address that it was sent to. */
    email: text().notNull(),
    /** Where to go afterwards; a path of ours. */
    next: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('account_tokens_hash').on(table.tokenHash),
    index('account_tokens_user').on(table.userId),
    index('account_tokens_expiry').on(table.expiresAt),
    /** A newer link takes the place of the older one; only taking back is possible for each change. */
    uniqueIndex('account_tokens_open')
      .on(table.userId, table.purpose)
      .where(sql`used_at is null and purpose <> 'undo-email'`),
  ],
);
