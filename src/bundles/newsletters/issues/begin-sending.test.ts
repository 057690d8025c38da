import { expect, it } from 'vitest';
import { withTransaction } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { aNewsletter, changeIssueRow, nextIssueOf } from '../test-data.ts';
import { letDueIssuesPass } from './begin-sending.ts';

const ctx = await testCtx();

it('of a portal from a backup lets all issues pass whose hour has come, and counts what would have been sent', async () => {
  const newsletters = [
    await aNewsletter(ctx),
    await aNewsletter(ctx),
    await aNewsletter(ctx, { isActive: false }),
  ];
  await aNewsletter(ctx);
  const [due, held, resting] = await Promise.all(newsletters.map((one) => nextIssueOf(ctx, one)));
  for (const issue of [due!, resting!]) await changeIssueRow(ctx, issue.id, { dueAt: ctx.now });
  await changeIssueRow(ctx, held!.id, { dueAt: ctx.now, state: 'held' });
  expect(await withTransaction(ctx, letDueIssuesPass)).toBe(1);
  for (const newsletter of newsletters)
    expect((await nextIssueOf(ctx, newsletter)).dueAt.getTime()).toBeGreaterThan(ctx.now.getTime());
});
