import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { withTransaction } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { aNewsletter, changeIssueRow, nextIssueOf } from '../test-data.ts';
import { letDueIssuesPass, sendDueIssues } from './begin-sending.ts';

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

it('that can’t be sent keeps no other newsletter waiting', async () => {
  const newsletters = [await aNewsletter(ctx), await aNewsletter(ctx)];
  const [stuck, free] = await Promise.all(newsletters.map((one) => nextIssueOf(ctx, one)));
  const hour = new Date(ctx.now.getTime() - 60_000);
  for (const { id } of [stuck!, free!]) await changeIssueRow(ctx, id, { dueAt: hour });
  await ctx.db.execute(
    sql.raw(`create function refuse() returns trigger language plpgsql
      as $$ begin raise exception 'klemmt'; end $$`),
  );
  await ctx.db.execute(
    sql.raw(`create trigger stuck before update on newsletter_issues for each row
      when (old.id = ${stuck!.id}) execute function refuse()`),
  );
  await expect(sendDueIssues(ctx)).rejects.toThrow();
  expect((await nextIssueOf(ctx, newsletters[0]!)).dueAt).toEqual(hour);
  expect((await nextIssueOf(ctx, newsletters[1]!)).dueAt.getTime()).toBeGreaterThan(ctx.now.getTime());
  await ctx.db.execute(sql.raw('drop trigger stuck on newsletter_issues'));
});
