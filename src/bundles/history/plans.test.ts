// Entries are found along an index, whatever is asked of them: the history only grows.
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { DAY_MS } from '#kernel/durations.ts';
import { rowsRead } from '#kernel/testing/rows-read.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { findEntries } from './queries.ts';

const ctx = await testCtx();

await ctx.db.execute(sql`
  insert into history_entries (at, actor_id, type, object_id, action)
  select now() - make_interval(mins => n), 1 + n % 50, 'article', n,
    case n % 10000 when 0 then 'article.withdrawn' else 'article.changed' end
  from generate_series(1, 30000) as n`);
await ctx.db.execute(sql`analyze`);

const find = (filter: { readonly action?: string; readonly from?: Date }) =>
  rowsRead(ctx, 'history_entries', async (ctx) =>
    (
      await findEntries(
        ctx,
        { scope: { withoutTypes: [] }, withoutActions: [], ...filter },
        { after: undefined, limit: 50 },
      )
    ).map(({ objectId }) => objectId),
  );

it('what was done rarely is found without reading what was done otherwise', async () => {
  const from = new Date(ctx.now.getTime() - 365 * DAY_MS);
  for (const filter of [{ action: 'article.withdrawn' }, { action: 'article.withdrawn', from }]) {
    const { found, inOrder, byIndex } = await find(filter);
    expect(found).toEqual([10_000, 20_000, 30_000]);
    expect(inOrder).toBe(0);
    expect(byIndex).toBeLessThan(10);
  }
});

it('what was done all the time is read no further than it is shown', async () => {
  const { found, inOrder, byIndex } = await find({ action: 'article.changed' });
  expect([found[0], found.length]).toEqual([1, 50]);
  expect([inOrder, byIndex]).toEqual([0, 50]);
});
