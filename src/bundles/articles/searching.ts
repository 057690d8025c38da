// Says what of articles is found by its words: of premium ones the free part and no more. contract.md 14.5
import { and, eq, sql } from 'drizzle-orm';
import { prepared } from '#kernel/database.ts';
import { pieceSearching } from '#bundles/pieces/public.ts';
import { toPlainText } from '#bundles/rich-text/public.ts';
import { freePart } from './premium.ts';
import { articleRevisions, articles } from './schema.ts';
import { genreLabels } from './texts.ts';

export const articleSearching = pieceSearching(articles, async (ctx, ids) => {
  const rows = await selectWords(ctx, { ids });
  return rows.map(({ article, headline, lead, body }) => {
    const label = genreLabels[article.genre];
    return {
      ...article,
      title: headline,
      lead,
      text: toPlainText(article.isPremium ? freePart(body) : body),
      ...(label && { further: [label] }),
    };
  });
});

const selectWords = prepared('articles.words', (db) =>
  db
    .select({
      article: articles,
      headline: articleRevisions.headline,
      lead: articleRevisions.lead,
      body: articleRevisions.body,
    })
    .from(articles)
    .innerJoin(
      articleRevisions,
      and(eq(articleRevisions.articleId, articles.id), eq(articleRevisions.number, articles.revision)),
    )
    .where(sql`${articles.id} = any(${sql.placeholder('ids')})`),
);
