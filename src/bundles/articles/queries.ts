// Reads articles with their current revision. What a viewer may see of them is asked of the policy afterwards.
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { slugsOfPieces } from '#bundles/pieces/public.ts';
import type { PieceSlugs } from '#bundles/pieces/public.ts';
import type { Part } from '#bundles/rich-text/public.ts';
import { articleRevisions, articles } from './schema.ts';

const isCurrent = and(
  eq(articleRevisions.articleId, articles.id),
  eq(articleRevisions.number, articles.revision),
);

/** What pages show: without the tree, and the free part only where somebody may get no more. */
const shown = {
  headline: articleRevisions.headline,
  lead: articleRevisions.lead,
  parts: articleRevisions.parts,
  freeParts: sql<
    readonly Part[] | null
  >`case when ${articles.isPremium} then ${articleRevisions.freeParts} end`,
  readingMinutes: articleRevisions.readingMinutes,
};

const selectWhole = prepared('articles.whole', (db) =>
  db
    .select({ article: articles, revision: shown })
    .from(articles)
    .innerJoin(articleRevisions, isCurrent)
    .where(eq(articles.id, sql.placeholder('id'))),
);

const selectMany = prepared('articles.many', (db) =>
  db
    .select({ article: articles, headline: articleRevisions.headline, lead: articleRevisions.lead })
    .from(articles)
    .innerJoin(articleRevisions, isCurrent)
    .where(sql`${articles.id} = any(${sql.placeholder('ids')})`),
);

const { tagIds: _tags, createdAt: _moment, revision: _number, ...listed } = getTableColumns(articles);

const selectListed = prepared('articles.listed', (db) =>
  db
    .select({ ...listed, headline: articleRevisions.headline, lead: articleRevisions.lead })
    .from(articles)
    .innerJoin(articleRevisions, isCurrent)
    .where(sql`${articles.id} = any(${sql.placeholder('ids')})`),
);

/** An article as references need it. */
export type Article = typeof articles.$inferSelect &
  PieceSlugs & {
    readonly headline: string;
    readonly lead: string;
  };

/** An article as lists show it. */
export type ListedArticle = Omit<Article, 'tagIds' | 'createdAt' | 'revision'>;

export interface WholeArticle {
  readonly article: Article;
  readonly revision: Pick<typeof articleRevisions.$inferSelect, 'parts' | 'readingMinutes'> & {
    /** Null when the article isn't premium. */
    readonly freeParts: readonly Part[] | null;
  };
}

/** An article as it was written. */
export interface EditableArticle {
  readonly article: typeof articles.$inferSelect;
  readonly revision: typeof articleRevisions.$inferSelect;
}

/** Finds articles that exist, whatever their state, in one query. */
export const findArticles = async (
  ctx: Ctx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Article>> => {
  const [rows, slugs] = await Promise.all([selectMany(ctx, { ids }), slugsOfPieces(ctx)]);
  return new Map(
    rows.map(({ article, ...words }) => [article.id, { ...article, ...words, ...slugs(article) }]),
  );
};

/** Finds the same with what lists show. */
export const findListedArticles = async (
  ctx: Ctx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ListedArticle>> => {
  const [rows, slugs] = await Promise.all([selectListed(ctx, { ids }), slugsOfPieces(ctx)]);
  return new Map(rows.map((row) => [row.id, Object.assign(row, slugs(row))]));
};

/** Finds one article with its text. */
export const findWholeArticle = async (ctx: Ctx, id: number): Promise<WholeArticle | undefined> => {
  const [[row], slugs] = await Promise.all([selectWhole(ctx, { id }), slugsOfPieces(ctx)]);
  if (!row) return undefined;
  const { article, revision } = row;
  return {
    revision,
    article: { ...article, headline: revision.headline, lead: revision.lead, ...slugs(article) },
  };
};

/** Finds one article with the tree of its text, for those who change it. */
export const findEditable = async (ctx: Ctx, id: number): Promise<EditableArticle | undefined> => {
  const [found] = await ctx.db
    .select({ article: articles, revision: articleRevisions })
    .from(articles)
    .innerJoin(articleRevisions, isCurrent)
    .where(eq(articles.id, id));
  return found;
};
