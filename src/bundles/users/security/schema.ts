// Defines the tables of second factors of people: an app that makes codes, passkeys, recovery codes; and of challenges that
// wait for an answer.
import { bigint, boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytea, users } from '../schema.ts';

const userId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const authenticatorApps = pgTable('authenticator_apps', {
  userId: userId().primaryKey(),
  /** The secret, encrypted with a key of the portal's SECRET. */
  sealedSecret: text().notNull(),
  /** The newest step of 30 seconds of which a code was taken; none is taken twice, nor an older one. */
  lastStep: integer().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    /** The SHA-256 of the code, which is random enough for that. */
    codeHash: bytea().notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [uniqueIndex('recovery_codes_once').on(table.userId, table.codeHash)],
);

export const passkeys = pgTable(
  'passkeys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    /** It is written in base64url, as the browser names it. */
    credentialId: text().notNull(),
    /** Stands for the person on their devices; the same for all their passkeys. */
    userHandle: text().notNull(),
    publicKey: bytea().notNull(),
    /** How often it was used by its own account; 0 for those that don't count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    /** What the person calls it. */
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
    /** It is kept by a service and survives the loss of a device. */
    isBackedUp: boolean().notNull(),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.credentialId),
    index('passkeys_user').on(table.userId),
  ],
);

/** Each is answered once: whoever answers removes it. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    purpose: text().$type<'add' | 'sign-in' | 'second-factor'>().notNull(),
    /** Whose answer is awaited; null when anybody may sign in by it. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('passkey_challenges_expiry').on(table.expiresAt)],
);
