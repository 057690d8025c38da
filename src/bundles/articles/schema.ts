// Articles and their numbered revisions; an article shows its current one.
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Part, RichTextDocument } from '#bundles/rich-text/public.ts';
import { images } from '#bundles/media/schema.ts';
import { locations } from '#bundles/locations/schema.ts';
import { categories } from '#bundles/topics/schema.ts';
import { users } from '#bundles/users/schema.ts';

/** decisions.md 4.6 */
export type ArticleState =
  | 'draft'
  | 'scheduled'
  | 'in-review'
  | 'published'
  | 'withdrawn'
  | 'expired'
  | 'hidden'
  | 'erased';

export const articles = pgTable(
  'articles',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull(),
    state: text().$type<ArticleState>().notNull(),
    revision: integer().notNull(),
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
    isPremium: boolean().notNull(),
    heroId: integer().references(() => images.id),
    /** The author shows the opening picture of a premium article to everybody. decisions.md 4.5 */
    isHeroFree: boolean().notNull().default(false),
    tagIds: integer().array().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    publishedAt: timestamp({ withTimezone: true }),
    /** Last change that readers should know of. */
    updatedAt: timestamp({ withTimezone: true }),
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
    /** Ready HTML and slots, drawn when the revision was saved. decisions.md 4.1 */
    parts: jsonb().$type<readonly Part[]>().notNull(),
    /** The same of the part that everybody may read when the article is premium. */
    freeParts: jsonb().$type<readonly Part[]>().notNull(),
    readingMinutes: integer().notNull(),
    editorId: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.number] })],
);
