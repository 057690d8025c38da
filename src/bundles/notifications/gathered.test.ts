import { describe, expect, it } from 'vitest';
import type { Ctx } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { likeSet } from '#bundles/likes/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { markAllRead } from './reading.ts';
import { hearAgain, heard, noticesOf } from './test-data.ts';

const ctx = await testCtx();
const [reader, other] = [await aUser(ctx), await aUser(ctx)];
const tomorrow: Ctx = { ...ctx, now: new Date(ctx.now.getTime() + DAY_MS) };
const hear = <P>(listener: (ctx: Ctx, payload: P) => Promise<void>, payload: P, at: Ctx = ctx) =>
  hearAgain(listener, payload, at);

describe('likes.set', () => {
  const like = heard(likeSet);

  it('tells the author once, however often it is announced', async () => {
    const author = await aUser(ctx);
    const article = await anArticle(ctx, { authorId: author.id });
    await hear(like, { type: 'article', id: article.id, likerId: reader.id });
    expect(await noticesOf(ctx, author.id)).toMatchObject([
      { kind: 'like', actorIds: [reader.id], subjectType: 'article', subjectId: article.id, readAt: null },
    ]);
  });

  it('gathers all of a day in one notice', async () => {
    const author = await aUser(ctx);
    const article = await anArticle(ctx, { authorId: author.id });
    for (const { id } of [reader, other]) await hear(like, { type: 'article', id: article.id, likerId: id });
    expect(await noticesOf(ctx, author.id)).toMatchObject([{ actorIds: [reader.id, other.id] }]);
    const third = await aUser(ctx);
    await hear(like, { type: 'article', id: article.id, likerId: third.id }, tomorrow);
    expect(await noticesOf(ctx, author.id)).toHaveLength(2);
  });

  it('tells the likes that come after the day’s notice was read by another one, which grows in its turn', async () => {
    const author = await aUser(ctx);
    const article = await anArticle(ctx, { authorId: author.id });
    const likeBy = ({ id }: TestUser) => hear(like, { type: 'article', id: article.id, likerId: id });
    await likeBy(reader);
    await markAllRead(ctx, author.id, undefined);
    for (const user of [other, reader, await aUser(ctx)]) await likeBy(user);
    const told = await noticesOf(ctx, author.id);
    expect(told.map(({ actorIds, readAt }) => [actorIds.length, readAt !== null])).toEqual([
      [1, true],
      [2, false],
    ]);
  });

  it('names nobody twice for the same thing, not even on another day', async () => {
    const author = await aUser(ctx);
    const article = await anArticle(ctx, { authorId: author.id });
    await hear(like, { type: 'article', id: article.id, likerId: reader.id });
    await hear(like, { type: 'article', id: article.id, likerId: reader.id }, tomorrow);
    expect(await noticesOf(ctx, author.id)).toHaveLength(1);
  });

  it('says nothing to those who like their own, nor of what the author does not see any more', async () => {
    const author = await aUser(ctx);
    const article = await anArticle(ctx, { authorId: author.id });
    await hear(like, { type: 'article', id: article.id, likerId: author.id });
    await putArticleInState(ctx, article.id, 'erased');
    await hear(like, { type: 'article', id: article.id, likerId: reader.id });
    expect(await noticesOf(ctx, author.id)).toEqual([]);
  });
});
