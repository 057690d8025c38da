// Says what articles hold about a person.
import { and, asc, eq, ne } from 'drizzle-orm';
import type { PersonalData } from '#kernel/personal-data.ts';
import { articleRevisions, articles } from './schema.ts';
import { personalDataWords } from './texts.ts';
import { touch } from '#kernel/invalidation.ts';
import { articleTag } from './constants.ts';

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
  mergeInto: async (ctx, { fromId, intoId }) => {
    const moved = await ctx.db
      .update(articles)
      .set({ authorId: intoId })
      .where(eq(articles.authorId, fromId))
      .returning({ id: articles.id, state: articles.state });
    await ctx.db
      .update(articleRevisions)
      .set({ editorId: intoId })
      .where(eq(articleRevisions.editorId, fromId));
    touch(ctx, ...moved.map(({ id }) => articleTag(id)));
    return { moved: moved.filter(({ state }) => state !== 'erased').length, dropped: 0 };
  },
  eraseFor: async () => {},
};
