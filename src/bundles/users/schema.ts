// People, the roles they hold, their sessions (tokens only hashed).
import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Name to sign in with; umlauts and spaces allowed. */
    login: text().notNull(),
    /** Name that others read. */
    name: text().notNull(),
    email: text().notNull(),
    passwordHash: text().notNull(),
    about: text().notNull().default(''),
    locationId: integer(),
    /** Images of the bundle media, which comes later. */
    pictureId: integer(),
    coverId: integer(),
    confirmedAt: timestamp({ withTimezone: true }),
    suspendedUntil: timestamp({ withTimezone: true }),
    suspensionReason: text(),
    /** May read premium pieces until then. */
    passUntil: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    erasedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('users_login').on(sql`lower(${table.login})`),
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
  ],
);

export const userRoles = pgTable(
  'user_roles',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<'member' | 'author' | 'moderator' | 'editor' | 'admin'>().notNull(),
    /** Path of the place it holds for and below; empty for the whole portal. */
    locationPath: text().notNull().default(''),
  },
  (table) => [uniqueIndex('user_roles_once').on(table.userId, table.role, table.locationPath)],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token in the cookie. */
    tokenHash: bytea().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    seenAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** „Angemeldet bleiben“ */
    isLasting: boolean().notNull(),
    userAgent: text().notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);
