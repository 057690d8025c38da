// Defines the tables of the terms that members agree to: every version that ever was, and who agreed to which.
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../schema.ts';

export const termsVersions = pgTable('terms_versions', {
  /** The number of the version: 1, 2, 3 … in the order in which they are valid. */
  number: integer().primaryKey(),
  title: text().notNull(),
  /** Paragraphs between empty lines; one that begins with `## ` is a heading. */
  text: text().notNull(),
  /** What is new, for those who agreed to the version before; may be empty. */
  changes: text().notNull(),
  validFrom: timestamp({ withTimezone: true }).notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  /** Who wrote it; null for the portal itself. Without a foreign key, like the history's actors. */
  authorId: integer(),
});

/** The log of what was agreed to beside the terms; `users.agreedDocuments` says the newest of each. */
export const documentAgreements = pgTable(
  'document_agreements',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A document such as `cmspage:7`. */
    document: text().notNull(),
    version: integer().notNull(),
    /** What the document was called then. */
    title: text().notNull(),
    agreedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.document, table.version] }),
    index('document_agreements_document').on(table.document, table.agreedAt, table.userId),
  ],
);

/** The log; `users.agreedVersion` says the newest of them. */
export const termsAgreements = pgTable(
  'terms_agreements',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: integer()
      .notNull()
      .references(() => termsVersions.number),
    agreedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.version] }),
    index('terms_agreements_version').on(table.version, table.agreedAt, table.userId),
  ],
);
