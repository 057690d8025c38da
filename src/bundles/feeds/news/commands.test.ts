import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { markForNews } from './commands.ts';
import { isMarkedForNews } from './queries.ts';

const ctx = actAs(await testCtx(), portalItself);

describe('marking news', () => {
  it('is done and undone once, however often it is said', async () => {
    const article = await anArticle(ctx);
    for (const wish of [true, true, false, false])
      expect(await markForNews(ctx, article, wish)).toEqual({ isMarked: wish, href: article.href });
    const actions = (await listHistory(ctx, article)).map(({ action }) => action);
    expect(actions).toEqual(['news.unmarked', 'news.marked', 'article.published']);
  });

  it.each([7, 8])('toggled %i times at once is as after so many one by one', async (times) => {
    const article = await anArticle(ctx);
    const marks = await Promise.all(Array.from({ length: times }, () => markForNews(ctx, article)));
    expect(marks.filter(({ isMarked }) => isMarked)).toHaveLength(Math.ceil(times / 2));
    expect(await isMarkedForNews(ctx, article)).toBe(times % 2 === 1);
  });

  it('said by many at once comes to what they say', async () => {
    const article = await anArticle(ctx);
    for (const wish of [true, false]) {
      const marks = await Promise.all(Array.from({ length: 8 }, () => markForNews(ctx, article, wish)));
      expect(marks.every(({ isMarked }) => isMarked === wish)).toBe(true);
      expect(await isMarkedForNews(ctx, article)).toBe(wish);
    }
    expect(await listHistory(ctx, article)).toHaveLength(3);
  });

  it('is refused to others, and nothing is known of what they don’t see', async () => {
    const { viewer } = await aUser(ctx);
    const stranger = actAs(ctx, viewer);
    await expect(markForNews(stranger, await anArticle(ctx))).rejects.toMatchObject({ status: 403 });
    const hidden = await anArticle(ctx, { state: 'withdrawn' });
    await expect(markForNews(stranger, hidden)).rejects.toMatchObject({ status: 404 });
    await expect(markForNews(ctx, { type: 'article', id: 2147483647 })).rejects.toMatchObject({
      status: 404,
    });
  });
});
