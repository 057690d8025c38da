import { describe, expect, it } from 'vitest';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
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
});
