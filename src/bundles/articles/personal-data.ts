// Topic: what articles hold about a person.
import { and, asc, eq } from 'drizzle-orm';
import type { PersonalData } from '#kernel/bundle.ts';
import { articleRevisions, articles } from './schema.ts';

/** Articles are given out with their texts. On erasure they stay in the newspaper, their author being nameless. */
export const authoredArticles: PersonalData = {
  name: 'articles',
  exportFor: (ctx, userId) =>
    ctx.db
      .select({
        id: articles.id,
        state: articles.state,
        publishedAt: articles.publishedAt,
        headline: articleRevisions.headline,
        lead: articleRevisions.lead,
        body: articleRevisions.body,
      })
      .from(articles)
      .innerJoin(
        articleRevisions,
        and(eq(articleRevisions.articleId, articles.id), eq(articleRevisions.number, articles.revision)),
      )
      .where(eq(articles.authorId, userId))
      .orderBy(asc(articles.id)),
  eraseFor: async () => {},
};
