// Stores what comes from other portals: each import with what stands in its file, and what has become of it.
// docs/decisions/0140
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from '#bundles/users/schema.ts';
import type { ImportState, ItemState, PeopleMode, TermChoice } from './constants.ts';
import type { Meaning } from './reading/columns.ts';
import type { Entry, EntryKind, TableShape } from './reading/entries.ts';

/** What somebody has chosen. */
export interface ImportChoices {
  /** The place of pieces that nothing else places. */
  readonly placeId: number | null;
  readonly categoryId: number | null;
  /** What becomes of terms, by the key of the term. */
  readonly terms: Readonly<Record<string, TermChoice>>;
  readonly people: PeopleMode;
  readonly isWithComments: boolean;
  /** The fingerprint of an archive that somebody has compared. */
  readonly signer?: string | undefined;
  /** What wasn't out there comes as drafts of whoever begins it, pages as drafts of pages. */
  readonly isWithDrafts?: boolean;
  readonly isWithPages?: boolean;
}

export const imports = pgTable(
  'imports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Everything comes by the right of this person; null once they are erased. */
    ownerId: integer().references(() => users.id),
    /** The file's, for display. */
    name: text().notNull(),
    format: text().notNull(),
    /** The address of the portal that it comes from: what has come from there comes once. */
    site: text().notNull().default(''),
    /** The fingerprint of the key that an archive is signed with. */
    signer: text(),
    /** Where the file lies until it was read, or, of an archive and a table, until everything has come. */
    fileKey: text(),
    state: text().$type<ImportState>().notNull(),
    /** The shape of a table, until somebody has said what its columns are; after that without anything that stood in it. */
    shape: jsonb().$type<TableShape>(),
    /** What they are. */
    columns: jsonb().$type<readonly Meaning[]>(),
    choices: jsonb().$type<ImportChoices>(),
    /** Why it can't be read, in German. */
    problem: text(),
    /** Hosts that have given no answer again and again: nothing more is asked of them for this import. */
    silentHosts: text().array().$type<readonly string[]>().notNull().default([]),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    finishedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('imports_owner').on(table.ownerId)],
);

export const importItems = pgTable(
  'import_items',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    importId: integer()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    kind: text().$type<EntryKind>().notNull(),
    /** What it was called there. */
    key: text().notNull(),
    /** What it is called on pages. */
    title: text().notNull(),
    /** Null once it has come: names and words of people lie where they belong. */
    content: jsonb().$type<Entry>(),
    state: text().$type<ItemState>().notNull(),
    /** When it was written; the order in which it comes. */
    at: timestamp({ withTimezone: true }).notNull(),
    /** What was changed or dropped, or why it isn't here, in German. */
    report: text().array().$type<readonly string[]>().notNull(),
    /** What it has become, beside its kind here. */
    refType: text(),
    refId: integer(),
  },
  (table) => [
    unique('import_items_key').on(table.importId, table.kind, table.key),
    index('import_items_turn').on(table.importId, table.kind, table.state, table.at, table.id),
    index('import_items_title').on(table.importId, table.kind, table.title),
    index('import_items_reported').on(table.importId, table.id).where(sql`cardinality(report) > 0`),
  ],
);

/** What has come from each portal, so that it comes once, however often it is brought. */
export const importedThings = pgTable(
  'imported_things',
  {
    site: text().notNull(),
    kind: text().$type<EntryKind>().notNull(),
    key: text().notNull(),
    refType: text().notNull(),
    refId: integer().notNull(),
    importId: integer()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    takenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.kind, table.key] }),
    index('imported_things_import').on(table.importId, table.kind),
    index('imported_things_ref').on(table.refType, table.refId),
  ],
);

/** Where pieces could be found on the portal that they come from. */
export const importedAddresses = pgTable(
  'imported_addresses',
  {
    /** A path with what stands behind its question mark. */
    path: text().primaryKey(),
    refType: text().notNull(),
    refId: integer().notNull(),
    importId: integer()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('imported_addresses_import').on(table.importId),
    index('imported_addresses_ref').on(table.refType, table.refId),
  ],
);
