// Keeps articles and their numbered revisions; an article shows its current one.
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Part, RichTextDocument } from '#bundles/rich-text/public.ts';
import { images } from '#bundles/media/schema.ts';
import { pieceColumns } from '#bundles/pieces/schema.ts';
import type { Genre } from './constants.ts';

export const articles = pgTable(
  'articles',
  {
    ...pieceColumns(),
    revision: integer().notNull(),
    genre: text().$type<Genre>().notNull().default('report'),
    isPremium: boolean().notNull(),
    heroId: integer().references(() => images.id),
    /** The author shows the opening picture of a premium article to everybody. contract.md 14.5 */
    isHeroFree: boolean().notNull().default(false),
  },
  (table) => [index('articles_author').on(table.authorId)],
);

export const articleRevisions = pgTable(
  'article_revisions',
  {
    articleId: integer()
      .notNull()
      .references(() => articles.id),
    number: integer().notNull(),
    headline: text().notNull(),
    lead: text().notNull(),
    body: jsonb().$type<RichTextDocument>().notNull(),
    /** The ready HTML and slots, drawn when the revision was saved. contract.md 14.1 */
    parts: jsonb().$type<readonly Part[]>().notNull(),
    /** The same of the part that everybody may read when the article is premium. */
    freeParts: jsonb().$type<readonly Part[]>().notNull(),
    readingMinutes: integer().notNull(),
    editorId: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.number] })],
);
