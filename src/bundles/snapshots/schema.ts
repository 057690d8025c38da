// Defines the table of snapshots: one picture each, and what its author says of it.
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { Part, RichTextDocument } from '#bundles/rich-text/public.ts';
import { images } from '#bundles/media/schema.ts';
import { pieceColumns } from '#bundles/pieces/schema.ts';

export const snapshots = pgTable(
  'snapshots',
  {
    ...pieceColumns(),
    title: text().notNull(),
    /** Null where the picture says it all. */
    text: jsonb().$type<RichTextDocument>(),
    /** Ready HTML and slots, drawn when the text was saved. contract.md 14.1 */
    parts: jsonb().$type<readonly Part[]>().notNull(),
    imageId: integer()
      .notNull()
      .references(() => images.id),
  },
  (table) => [
    index('snapshots_place')
      .on(table.locationId, table.publishedAt, table.id)
      .where(sql`state = 'published'`),
    index('snapshots_author').on(table.authorId, table.publishedAt, table.id),
  ],
);
