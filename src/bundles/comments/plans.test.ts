// Checks that what is read of a thread, however long it is, comes from an index, and that no more is read than is shown, also
// by a plan that PostgreSQL keeps whatever the values.
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { countPending } from './desk/queries.ts';
import { listRecent } from './review-rules.ts';
import { listInOrder } from './listing.ts';
import { countNewer, findNewestId, listNewest } from './queries.ts';
import { aPendingComment } from './test-data.ts';

const ctx = await testCtx();
const roles = [{ role: 'moderator', locationPath: '' }] as const;
const [author, moderator] = [await aUser(ctx), await aUser(ctx, { roles })];
const article = await anArticle(ctx);

await ctx.db.execute(sql`
  insert into comments (owner_type, owner_id, author_id, text, html, state, created_at)
  select 'article', ${article.id} + n % 10, ${author.id}, 'Nummer ' || n, '<p></p>', (array['visible', 'deleted'])[1 + (n / 10 % 5) / 4],
    now() - make_interval(secs => 200000 - n)
  from generate_series(1, 200000) as n`);
await aPendingComment(ctx, article);
await ctx.db.execute(sql`analyze comments`);
const newest = await findNewestId(ctx, article);

/** Says how `read` goes to the table: the rows that it fetches, and how often it goes through all of them. */
const costOf = (read: (ctx: Ctx) => Promise<unknown>) =>
  withTransaction(actAs(ctx, moderator.viewer), async (ctx) => {
    await ctx.db.execute(sql`set local plan_cache_mode = force_generic_plan`);
    const before = await readsSoFar(ctx);
    await read(ctx);
    const after = await readsSoFar(ctx);
    return { scans: after.scans - before.scans, fetched: after.fetched - before.fetched };
  });

const readsSoFar = async (ctx: Ctx) => {
  const { rows } = await ctx.db.execute<{ scans: number; fetched: number }>(
    sql`select seq_scan::int scans, coalesce(idx_tup_fetch, 0)::int fetched
      from pg_stat_xact_user_tables where relname = 'comments'`,
  );
  return rows[0]!;
};

describe('a thread of twenty thousand comments', () => {
  it.each<[string, (ctx: Ctx) => Promise<unknown>, number]>([
    ['its last three', (ctx) => listNewest(ctx, article, { seesPending: true }), 3],
    ['a page of it', (ctx) => listInOrder(ctx, article, 'oldest', { limit: 30, seesPending: true }), 31],
    [
      'the page before',
      (ctx) => listInOrder(ctx, article, 'newest', { limit: 30, before: newest - 90_000 }),
      31,
    ],
    [
      'what surrounds one',
      (ctx) => listInOrder(ctx, article, 'oldest', { limit: 30, around: newest - 90_000 }),
      60,
    ],
    ['what is new', (ctx) => listInOrder(ctx, article, 'oldest', { limit: 30, after: newest - 100 }), 30],
    ['how much is new', (ctx) => countNewer(ctx, article, newest - 100), 10],
    ['its newest', (ctx) => findNewestId(ctx, article), 2],
    [
      'what one person said lately',
      (ctx) => listRecent(ctx, [{ authorId: author.id, owner: article, text: 'x', now: ctx.now }]),
      20,
    ],
    ['what is held', countPending, 1],
  ])('%s', async (_, read, most) => {
    const { scans, fetched } = await costOf(read);
    expect(scans).toBe(0);
    // Deleted ones are in no index of a thread; a held one may stand between.
    expect(fetched).toBeLessThanOrEqual(most + 1);
  });
});
