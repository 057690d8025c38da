// Tests how a piece is put elsewhere, whatever its kind.
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { listHistory } from '#bundles/history/public.ts';
import { ensureTags } from '#bundles/topics/public.ts';
import { placePiece } from './placing.ts';

const ctx = actAs(await testCtx(), portalItself);
const addTag = (ref: Parameters<typeof placePiece>[1], tag: string) =>
  placePiece(ctx, ref, (now) => ({ ...now, tags: [...now.tags, tag] }));

describe('a piece that is put under a topic', () => {
  it('is told to stand under the one that is there, in whatever spelling it was typed', async () => {
    await ensureTags(ctx, ['Hafenfest']);
    const article = await anArticle(ctx, { tags: ['Zirkus'] });
    const placing = await addTag(article, ' hafenFEST');
    expect(placing?.after.tags).toEqual(['Zirkus', 'Hafenfest']);
    // Whoever takes it back compares that with where it stands.
    await placePiece(ctx, article, (now) => {
      expect(now).toEqual(placing?.after);
      return undefined;
    });
  });

  it('stays as it is where it stands under it already', async () => {
    const article = await anArticle(ctx, { tags: ['Rathaus'] });
    const entries = (await listHistory(ctx, article)).length;
    expect(await addTag(article, 'rathaus')).toBeUndefined();
    expect(await listHistory(ctx, article)).toHaveLength(entries);
  });
});
