import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#kernel/durations.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { listNewestOfEach } from './newest-of-each.ts';
import { aComment } from './test-data.ts';

describe('what was said last', () => {
  it('is one visible comment of each thing, the newest of all first', async () => {
    const ctx = await testCtx();
    const [bridge, bakery, silent] = [await anArticle(ctx), await anArticle(ctx), await anArticle(ctx)];
    await aComment(ctx, bridge);
    const onBridge = await aComment(ctx, bridge);
    const onBakery = await aComment(ctx, bakery);
    await aComment(ctx, bakery, { isDeleted: true });
    const owners = [bridge, bakery, silent];
    const found = await listNewestOfEach(ctx, owners, 5);
    expect(found.map(({ id }) => id)).toEqual([onBakery.id, onBridge.id]);
    expect(found[1]).toMatchObject({
      owner: { type: 'article', id: bridge.id },
      authorId: onBridge.author.id,
      text: onBridge.text,
    });
    expect(found[1]?.createdAt).toBeInstanceOf(Date);
    expect((await listNewestOfEach(ctx, owners, 1)).map(({ id }) => id)).toEqual([onBakery.id]);
    expect(await listNewestOfEach(ctx, [], 5)).toEqual([]);
  });

  it('is what somebody else said before, where the newest is by a person whose contributions are hidden', async () => {
    const ctx = await testCtx();
    const suspendedUntil = new Date(ctx.now.getTime() + DAY_MS);
    const { viewer: author } = await aUser(ctx, { contributionsHidden: true, suspendedUntil });
    const [article, others] = [await anArticle(ctx), await anArticle(ctx)];
    const before = await aComment(ctx, article);
    for (const owner of [article, others]) await aComment(ctx, owner, { author });
    expect((await listNewestOfEach(ctx, [article, others], 5)).map(({ id }) => id)).toEqual([before.id]);
  });
});
