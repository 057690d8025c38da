import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { withTransaction } from '#kernel/ctx.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { filledCategories } from '#bundles/lists/public.ts';
import { aPiece } from '#bundles/lists/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { filledKindLists } from './filled-kind-lists.ts';

it('what the lists of a kind hold in places is looked up in an index, each', async () => {
  const ctx = await testCtx();
  const place = await aPlace(ctx);
  const quarter = await aPlace(ctx, { parentId: place.id, kind: 'quarter' });
  const category = await aCategory(ctx);
  const author = await aUser(ctx);
  const shared = { locationPath: quarter.path, categoryId: category.id, authorId: author.id, tagIds: [5] };
  const hours = (count: number) => new Date(ctx.now.getTime() + count * HOUR_MS);
  const opinion = await aCategory(ctx, { tone: 'opinion' });
  await aPiece(ctx, { ...shared, publishedAt: hours(-3) });
  await aPiece(ctx, {
    ...shared,
    locationPath: place.path,
    categoryId: opinion.id,
    publishedAt: hours(-2),
  });
  await aPiece(ctx, { ...shared, type: 'imagepost', locationPath: place.path, publishedAt: hours(-1) });
  await aPiece(ctx, { ...shared, type: 'event', publishedAt: hours(-1) });
  await aPiece(ctx, { ...shared, type: 'imagepost', publishedAt: hours(1) });
  await ctx.db.execute(sql`
    insert into piece_places (type, object_id, location_id, category_id, published_at)
    select 'event', 1000 + n, location_id, category_id, published_at - n * interval '1 minute'
    from (select * from piece_places where type = 'event') one, generate_series(1, 20000) n`);
  await ctx.db.execute(sql`analyze piece_places`);
  const filled = await filledCategories(ctx, { first: 1, last: 1000 });
  const scans = await withTransaction(ctx, async (ctx) => {
    const lists = await filledKindLists(ctx, filled);
    expect(lists.map(({ kind, ...found }) => ({ kind: kind.name, ...found }))).toEqual([
      { kind: 'articles', locationId: place.id, publishedAt: hours(-2) },
      { kind: 'snapshots', locationId: place.id, publishedAt: hours(-1) },
      { kind: 'opinions', locationId: place.id, publishedAt: hours(-2) },
      { kind: 'articles', locationId: quarter.id, publishedAt: hours(-3) },
    ]);
    const { rows } = await ctx.db.execute<{ read: string }>(sql`
      select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables where relname = 'piece_places'`);
    return Number(rows[0]!.read);
  });
  expect(scans).toBeLessThan(100);
});
