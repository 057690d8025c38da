// Snapshots: one picture each, and what its author says of it.
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { Part, RichTextDocument } from '#bundles/rich-text/public.ts';
import { images } from '#bundles/media/schema.ts';
import { locations } from '#bundles/locations/schema.ts';
import { categories } from '#bundles/topics/schema.ts';
import { users } from '#bundles/users/schema.ts';

/** decisions.md 4.6 */
export type SnapshotState =
  | 'draft'
  | 'scheduled'
  | 'in-review'
  | 'published'
  | 'withdrawn'
  | 'expired'
  | 'hidden'
  | 'erased';

export const snapshots = pgTable(
  'snapshots',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull(),
    state: text().$type<SnapshotState>().notNull(),
    title: text().notNull(),
    /** Null where the picture says it all. */
    text: jsonb().$type<RichTextDocument>(),
    /** Ready HTML and slots, drawn when the text was saved. decisions.md 4.1 */
    parts: jsonb().$type<readonly Part[]>().notNull(),
    imageId: integer()
      .notNull()
      .references(() => images.id),
    locationId: integer()
      .notNull()
      .references(() => locations.id),
    /** Copied from the place, so that roles can be asked without it. */
    locationPath: text().notNull(),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    authorId: integer()
      .notNull()
      .references(() => users.id),
    tagIds: integer().array().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    publishedAt: timestamp({ withTimezone: true }),
    /** Last change that readers should know of. */
    updatedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('snapshots_place')
      .on(table.locationId, table.publishedAt, table.id)
      .where(sql`state = 'published'`),
    index('snapshots_author').on(table.authorId, table.publishedAt, table.id),
  ],
);
