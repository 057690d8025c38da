// Defines the tables of people, the roles they hold, and their sessions (tokens only hashed).
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { ASKED_OFTEN } from '#kernel/word-search.ts';
import { sql } from 'drizzle-orm';
import { OPEN_PRIVACY } from './constants.ts';
import type { Privacy, ProfileLink } from './own-profile/rules.ts';

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

const isHere = sql`erased_at is null`;

/** What a person is looked for by, taken apart into words; the parts of an address too. */
export const wordsOfPerson = sql`to_tsvector('simple', translate(name || ' ' || login || ' ' || email, '@.-_+', '     '))`;

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
    /** Nobody else sees their contributions while they are suspended, nor afterwards if they were erased meanwhile. */
    contributionsHidden: boolean().notNull().default(false),
    /** What they link to on their page. */
    links: jsonb().$type<readonly ProfileLink[]>().notNull().default([]),
    privacy: jsonb().$type<Privacy>().notNull().default(OPEN_PRIVACY),
    /** Their page isn't meant for search engines. */
    isNoindex: boolean().notNull().default(false),
    /** Everything about them is erased then, unless they change their mind. */
    erasureDueAt: timestamp({ withTimezone: true }),
    /** What they want to happen with their comments then. */
    erasureKeepsComments: boolean().notNull().default(true),
    /** Administrators ordered it: nobody can stay any more. */
    isErasureOrdered: boolean().notNull().default(false),
    /** The newest version of the terms that they have agreed to. */
    agreedVersion: integer(),
    /** The newest versions that they have agreed to, by document, beside the terms. */
    agreedDocuments: jsonb().$type<Readonly<Record<string, number>>>().notNull().default({}),
    /** May read premium pieces until then. */
    passUntil: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    erasedAt: timestamp({ withTimezone: true }),
    /** The account that it was merged into; never one that was merged itself. */
    mergedIntoId: integer(),
  },
  (table) => [
    uniqueIndex('users_login').on(sql`lower(${table.login})`),
    /** An address belongs to whoever has confirmed it; until then several may have typed it. */
    uniqueIndex('users_email').on(sql`lower(${table.email})`).where(sql`confirmed_at is not null`),
    index('users_typed_email').on(sql`lower(${table.email})`),
    /** An index for names that are typed: whole ones, and the beginnings of them. */
    index('users_name').on(sql`lower(${table.name}) text_pattern_ops`),
    /** The table of the desk in its orders, and by what narrows it. */
    index('users_name_order').on(sql`lower(${table.name})`, table.id).where(isHere),
    index('users_created').on(table.createdAt, table.id).where(isHere),
    index('users_words').using('gin', wordsOfPerson).with(ASKED_OFTEN),
    index('users_suspended').on(table.suspendedUntil).where(sql`suspended_until is not null`),
    index('users_unconfirmed').on(table.id).where(sql`confirmed_at is null`),
    index('users_pass').on(table.passUntil).where(sql`pass_until is not null`),
    index('users_merged').on(table.mergedIntoId).where(sql`merged_into_id is not null`),
    index('users_hidden').on(table.id).where(sql`contributions_hidden`),
    index('users_erasure').on(table.erasureDueAt).where(sql`erasure_due_at is not null`),
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
  (table) => [
    uniqueIndex('user_roles_once').on(table.userId, table.role, table.locationPath),
    index('user_roles_role').on(table.role, sql`${table.locationPath} text_pattern_ops`, table.userId),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token in the cookie. */
    tokenHash: bytea().primaryKey(),
    /** What a list of sessions calls it. */
    id: integer().notNull().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When the person last proved who they are, by signing in or by the password alone. */
    provenAt: timestamp({ withTimezone: true }),
    seenAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Whether it was opened with „Angemeldet bleiben“. */
    isLasting: boolean().notNull(),
    userAgent: text().notNull(),
  },
  (table) => [
    uniqueIndex('sessions_id').on(table.id),
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
  ],
);
