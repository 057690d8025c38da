import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { defineBundle } from '#kernel/bundle.ts';
import { refKey } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { actAs, makeCtx } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { migrateJobs } from '#kernel/jobs.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { likeSet, setLike } from './commands.ts';
import { likesTag } from './constants.ts';
import { loadLikes } from './load-likes.ts';
import { personalLikes } from './personal-data.ts';
import { likeCounts, likes } from './schema.ts';
import { aLike } from './test-data.ts';

const listener = defineBundle({ name: 'listener', on: [likeSet.handle(async () => {})] });
const { target, bundles } = await testPortal();
const portal = await testPortal({ target, bundles: [...bundles, listener] });
const ctx = makeCtx(portal, portalItself);
await migrateJobs(portal.database, [listener], portal.log);

const article = await anArticle(ctx);

beforeEach(async () => {
  await ctx.db.delete(likes);
  await ctx.db.delete(likeCounts);
  await ctx.db.execute(sql`delete from pgboss.job`);
});

const stateFor = async (viewer: Ctx['viewer'], ref: ContentRef = article) =>
  (await loadLikes(actAs(ctx, viewer), [ref])).byRef.get(refKey(ref))!;

const announced = async () => {
  const { rows } = await ctx.db.execute<{ data: unknown }>(
    sql`select data from pgboss.job where name = 'listener.on-likes-set'`,
  );
  return rows.map(({ data }) => data);
};

describe('liking', () => {
  it('counts once, however often it is said', async () => {
    const reader = await aUser(ctx);
    for (let i = 0; i < 3; i++) await aLike(ctx, article, reader);
    expect(await stateFor(reader.viewer)).toMatchObject({ isLiked: true, count: 1, intention: 'unlike' });
    expect(await stateFor(anonymous)).toMatchObject({ isLiked: false, count: 1, intention: 'like' });
  });

  it('is taken back once, however often it is said', async () => {
    const reader = await aLike(ctx, article);
    await aLike(ctx, article);
    const own = actAs(ctx, reader.viewer);
    for (let i = 0; i < 3; i++) await setLike(own, article, 'unlike');
    expect(await stateFor(reader.viewer)).toMatchObject({ isLiked: false, count: 1 });
  });

  it('is announced when it is new, and not for what is one’s own', async () => {
    const reader = await aLike(ctx, article);
    await aLike(ctx, article, reader);
    const author = await aUser(ctx);
    await aLike(ctx, await anArticle(ctx, { authorId: author.id }), author);
    expect(await announced()).toEqual([{ type: 'article', id: article.id, likerId: reader.id }]);
  });

  it('touches what shows the number, only when it changes', async () => {
    const { invalidation } = portal;
    const reader = await aUser(ctx);
    const before = invalidation.moment();
    await aLike(ctx, article, reader);
    expect(invalidation.changedSince([likesTag(article)], before)).toBe(true);
    const between = invalidation.moment();
    await aLike(ctx, article, reader);
    expect(invalidation.changedSince([likesTag(article)], between)).toBe(false);
  });
});

describe('likes as personal data', () => {
  it('are given out', async () => {
    const reader = await aLike(ctx, article);
    expect(await personalLikes.exportFor(ctx, reader.id)).toEqual([
      { contentType: 'article', contentId: article.id, createdAt: expect.any(Date) },
    ]);
  });

  it('go with the person and count no more; going twice does no harm', async () => {
    const reader = await aLike(ctx, article);
    const other = await anArticle(ctx);
    await aLike(ctx, other, reader);
    await aLike(ctx, other);
    for (let i = 0; i < 2; i++) await personalLikes.eraseFor(ctx, reader.id, { keepsComments: true });
    expect((await stateFor(anonymous)).count).toBe(0);
    expect((await stateFor(anonymous, other)).count).toBe(1);
    expect(await personalLikes.exportFor(ctx, reader.id)).toEqual([]);
  });
});
