// Keeps what members want nothing of: people whom they mute or block, words, and notes before what they send.
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#bundles/users/schema.ts';
import type { BoundaryKind } from './constants.ts';

const personId = () =>
  integer()
    .notNull()
    .references(() => users.id);
const moment = () => timestamp({ withTimezone: true });

export const boundaries = pgTable(
  'boundaries',
  {
    ownerId: personId(),
    /** Whom it is against. */
    personId: personId(),
    kind: text().$type<BoundaryKind>().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.personId] }),
    index('boundaries_against').on(table.personId),
  ],
);

export const hiddenWords = pgTable(
  'hidden_words',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ownerId: personId(),
    /** The word as it was typed. */
    word: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('hidden_words_of_owner').on(table.ownerId)],
);

/** Who wants no calm notes before what they send. */
export const calmNotesOff = pgTable('calm_notes_off', {
  ownerId: personId().primaryKey(),
  createdAt: moment().notNull(),
});
