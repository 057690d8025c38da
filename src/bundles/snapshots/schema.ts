// Defines the table of snapshots: one picture each, and what its author says of it.
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { Part, RichTextDocument } from '#bundles/rich-text/public.ts';
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
    /** One that is erased names its picture still, which may go for all that: no key holds it back. What is seen has uses. */
    imageId: integer().notNull(),
  },
  (table) => [
    index('snapshots_place')
      .on(table.locationId, table.publishedAt, table.id)
      .where(sql`state = 'published'`),
    index('snapshots_author').on(table.authorId, table.publishedAt, table.id),
  ],
);
