// Keeps pages that say who runs the portal and by which rules, and all their versions: those of legal pages must stay to be
// read.
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ToMembers } from './constants.ts';
import type { Heading } from './contents.ts';
import type { StoredSection } from './sections/stored.ts';

export const cmsPages = pgTable('cms_pages', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull().unique(),
  /** The version that is shown; 0 while none is. A later one is the draft, of which there is one at most. */
  version: integer().notNull(),
  /** When the draft is to come out. */
  publishAt: timestamp({ withTimezone: true }),
  /** Everybody may read the versions that were out before: what the law asks for. */
  isLegal: boolean().notNull().default(false),
  /** The version that members have to agree to, or to a later one; null while nothing is demanded. */
  demandedVersion: integer(),
  /** Its turn among the links at the foot of every page; null for none. */
  footerPosition: integer(),
  publishedAt: timestamp({ withTimezone: true }).notNull(),
  /** When the version that is shown was made. */
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});

export const cmsVersions = pgTable(
  'cms_versions',
  {
    pageId: integer()
      .notNull()
      .references(() => cmsPages.id),
    number: integer().notNull(),
    title: text().notNull(),
    /**
     * The sections in the order of the page. A text holds its tree, and its ready HTML with an id on each heading that
     * `contents` lists.
     */
    sections: jsonb().$type<readonly StoredSection[]>().notNull(),
    contents: jsonb().$type<readonly Heading[]>().notNull(),
    editorId: integer(),
    /** What members hear of it when it comes out. */
    toMembers: text().$type<ToMembers>().notNull().default('nothing'),
    /** What is new in it, for those who are told or asked. */
    changes: text().notNull().default(''),
    /** When it was out first; null of a draft. */
    publishedAt: timestamp({ withTimezone: true }),
    /** When it came out; of a draft, when it was saved last. */
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.number] })],
);

/** What pages were called in their addresses before. */
export const cmsAddresses = pgTable('cms_addresses', {
  slug: text().primaryKey(),
  pageId: integer()
    .notNull()
    .references(() => cmsPages.id),
});
