import { describe, expect, it } from 'vitest';
import { withTransaction } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { topicRows } from '#bundles/topics/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { findNewsletter } from './queries.ts';
import { aNewsletter } from './test-data.ts';

const ctx = await testCtx();
const [GONE, STAYS] = [900_001, 900_002];

const tagBecomes = (fromId: number, toId: number | null): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    for (const rows of await topicRows.collect(ctx, undefined))
      await rows.move(ctx, { kind: 'tag', fromId, toId }, 100);
  });

describe('a newsletter whose tag is gone', () => {
  it('rests where nothing else says what it is about, instead of being about everything', async () => {
    const { id: categoryId } = await aCategory(ctx);
    const topical = await aNewsletter(ctx, { tagIds: [GONE] });
    const others = [
      await aNewsletter(ctx, { tagIds: [GONE, STAYS] }),
      await aNewsletter(ctx, { tagIds: [GONE], categoryIds: [categoryId] }),
      await aNewsletter(ctx),
    ];
    await tagBecomes(GONE, null);
    expect(await findNewsletter(ctx, topical.id)).toMatchObject({ tagIds: [], isActive: false });
    for (const { id } of others) expect(await findNewsletter(ctx, id)).toMatchObject({ isActive: true });
  });

  it('goes on with what the tag has become', async () => {
    const topical = await aNewsletter(ctx, { tagIds: [GONE] });
    await tagBecomes(GONE, STAYS);
    expect(await findNewsletter(ctx, topical.id)).toMatchObject({ tagIds: [STAYS], isActive: true });
  });
});
