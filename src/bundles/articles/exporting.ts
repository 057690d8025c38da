// Says what is given out of articles when they are exported: of those that are kept back, the free part. contract.md 14.5
import { and, eq, sql } from 'drizzle-orm';
import { prepared } from '#kernel/database.ts';
import type { KindExporting } from '#kernel/exporting.ts';
import { treeToExport } from '#bundles/rich-text/public.ts';
import { articleKind } from './kind.ts';
import { freePart } from './premium.ts';
import type { Article } from './queries.ts';
import { articleRevisions, articles } from './schema.ts';
import * as texts from './texts.ts';

export const articleExporting: KindExporting<Article> = {
  role: 'editor',
  names: { one: 'Artikel', many: 'Artikel' },
  contentOf: async (ctx, seen) => {
    const rows = await selectTexts(ctx, { ids: seen.map(({ id }) => id) });
    const bodies = new Map(rows.map(({ id, body }) => [id, body]));
    return new Map(
      seen.map(({ id, thing: article, visibility }) => {
        const whole = bodies.get(id) ?? { schemaVersion: 1, type: 'doc', content: [] };
        const body = visibility === 'all' ? whole : freePart(whole);
        // The rule is the same as on a card: who gets a teaser sees the opening picture only if the author lets them.
        const heroId = articleKind.card!(article, visibility).pictureId;
        return [
          id,
          {
            lead: article.lead,
            locationId: article.locationId,
            categoryId: article.categoryId,
            tagIds: article.tagIds,
            createdAt: article.createdAt,
            publishedAt: article.publishedAt,
            updatedAt: article.updatedAt,
            facts: [
              {
                name: 'genre',
                label: texts.genreField,
                value: article.genre,
                words: texts.genreName(article.genre),
              },
              { name: 'isPremium', label: texts.plusExport, value: article.isPremium },
            ],
            body: treeToExport(body),
            imageIds: heroId === null ? [] : [heroId],
          },
        ];
      }),
    );
  },
};

const selectTexts = prepared('articles.texts', (db) =>
  db
    .select({ id: articles.id, body: articleRevisions.body })
    .from(articles)
    .innerJoin(
      articleRevisions,
      and(eq(articleRevisions.articleId, articles.id), eq(articleRevisions.number, articles.revision)),
    )
    .where(sql`${articles.id} = any(${sql.placeholder('ids')})`),
);
