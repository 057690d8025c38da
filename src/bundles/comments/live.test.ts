import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { liveComments } from './live.ts';

const ctx = await testCtx();
const guest = actAs(ctx, anonymous);

describe('the live topic comments', () => {
  it('is heard by those who see what they stand under', async () => {
    const [open, draft] = [await anArticle(ctx), await anArticle(ctx, { state: 'draft' })];
    expect(await liveComments(guest, `article:${open.id}`)).toBe(`comments:article:${open.id}`);
    expect(await liveComments(guest, `article:${draft.id}`)).toBeUndefined();
  });

  it.each(['', 'article', 'article:', 'article:0', 'article:x', 'user:1', 'article:2147483647'])(
    'is nothing for %j',
    async (subject) => expect(await liveComments(guest, subject)).toBeUndefined(),
  );
});
