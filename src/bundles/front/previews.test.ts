import { expect, it } from 'vitest';
import { MINUTE_MS } from '#kernel/durations.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aSnapshot } from '#bundles/snapshots/test-data.ts';
import { frontPreviews } from './previews.ts';

const ctx = await testCtx();

it('an empty portal is shown by its front page alone', async () => {
  expect((await frontPreviews(ctx)).map(({ href }) => href)).toEqual(['/']);
});

it('what came out last of each kind is shown, an article too where something else is newer', async () => {
  const minutesAgo = (minutes: number) => new Date(ctx.now.getTime() - minutes * MINUTE_MS);
  await anArticle(ctx, { publishedAt: minutesAgo(9) });
  const article = await anArticle(ctx, { publishedAt: minutesAgo(6) });
  const snapshot = await aSnapshot(ctx, { publishedAt: minutesAgo(3) });
  expect((await frontPreviews(ctx)).map(({ href }) => href)).toEqual(['/', article.href, snapshot.href]);
});
