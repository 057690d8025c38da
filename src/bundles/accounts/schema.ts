// Keeps what is left of an erased account: the proof that it was erased. Ids of people stand without a foreign key; no name is
// kept.
import { boolean, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ProofPart } from './erasure/proof-document.ts';

export const erasureProofs = pgTable(
  'erasure_proofs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Whose account it was. */
    userId: integer().notNull(),
    orderedBy: integer().notNull(),
    orderedAt: timestamp({ withTimezone: true }).notNull(),
    reason: text().notNull(),
    keepsComments: boolean().notNull(),
    /** What went and what stayed, in numbers. */
    parts: jsonb().$type<readonly ProofPart[]>().notNull(),
    /** Null until everything was erased and counted again. */
    finishedAt: timestamp({ withTimezone: true }),
    /** SHA-256 of the document that says all this. */
    hash: text(),
  },
  (table) => [uniqueIndex('erasure_proofs_user').on(table.userId)],
);
