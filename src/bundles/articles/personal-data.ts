// Topic: what articles hold about a person.
import { and, asc, eq, ne } from 'drizzle-orm';
import type { PersonalData } from '#kernel/personal-data.ts';
import { articleRevisions, articles } from './schema.ts';
import { personalDataWords } from './texts.ts';

/**
 * Articles are given out with their texts, as far as there are any left. On erasure of the person they stay in the newspaper,
 * their author being nameless.
 */
export const authoredArticles: PersonalData = {
  name: 'articles',
  words: personalDataWords,
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
      .where(and(eq(articles.authorId, userId), ne(articles.state, 'erased')))
      .orderBy(asc(articles.id)),
  countFor: async (ctx, userId) => ({
    goes: 0,
    stays: await ctx.db.$count(articles, and(eq(articles.authorId, userId), ne(articles.state, 'erased'))),
  }),
  eraseFor: async () => {},
};
