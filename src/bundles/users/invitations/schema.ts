// Defines the table of invitations by mail: to whom, for what, from whom, and what became of them (tokens only hashed).
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { bytea } from '../schema.ts';

export const invitations = pgTable(
  'invitations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of the token in the newest link; older links are over. */
    tokenHash: bytea().notNull(),
    email: text().notNull(),
    /** Their name as the one who invites knows them; empty for no name. */
    name: text().notNull(),
    role: text().$type<'member' | 'author' | 'moderator' | 'editor' | 'admin'>().notNull(),
    /** Path of the place it holds for and below; empty for the whole portal. */
    locationPath: text().notNull(),
    /** A sentence of their own from the one who invites. */
    note: text().notNull(),
    /** Who answers for it: whoever sent the newest link. Without a foreign key, like the history's actors. */
    inviterId: integer().notNull(),
    /** How many links there were. */
    links: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    acceptedAt: timestamp({ withTimezone: true }),
    accepterId: integer(),
    withdrawnAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('invitations_hash').on(table.tokenHash),
    /** Of two invitations to the same at the same moment one is sent. */
    uniqueIndex('invitations_open')
      .on(sql`lower(${table.email})`, table.role, table.locationPath)
      .where(sql`accepted_at is null and withdrawn_at is null`),
    index('invitations_expiry').on(table.expiresAt),
    index('invitations_accepter').on(table.accepterId),
    index('invitations_inviter').on(table.inviterId),
  ],
);
