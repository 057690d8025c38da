import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { withTransaction } from '#kernel/ctx.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import {
  filledCategories,
  lastLister,
  lastPieceId,
  newestByLister,
  piecesInRange,
  tagsInUse,
} from './coverage.ts';
import { aPiece } from './test-data.ts';

const aNewspaper = async () => {
  const ctx = await testCtx();
  const place = await aPlace(ctx);
  const quarter = await aPlace(ctx, { parentId: place.id, kind: 'quarter' });
  const category = await aCategory(ctx);
  const author = await aUser(ctx);
  const shared = { locationPath: quarter.path, categoryId: category.id, authorId: author.id, tagIds: [5] };
  const hours = (count: number) => new Date(ctx.now.getTime() + count * HOUR_MS);
  return { ctx, place, quarter, category, author, shared, hours };
};

describe('pieces by id', () => {
  it('come in ranges, listed and out already', async () => {
    const { ctx, shared, hours } = await aNewspaper();
    expect(await lastPieceId(ctx, 'article')).toBe(0);
    for (const objectId of [3, 7, 8, 20])
      await aPiece(ctx, { ...shared, objectId, publishedAt: hours(-objectId) });
    await aPiece(ctx, { ...shared, objectId: 5, isListed: false });
    await aPiece(ctx, { ...shared, objectId: 6, publishedAt: hours(1) });
    await aPiece(ctx, { ...shared, objectId: 4, type: 'event' });
    expect(await piecesInRange(ctx, 'article', { first: 3, last: 8 })).toEqual([
      { type: 'article', id: 3, publishedAt: hours(-3) },
      { type: 'article', id: 7, publishedAt: hours(-7) },
      { type: 'article', id: 8, publishedAt: hours(-8) },
    ]);
    expect([await lastPieceId(ctx, 'article'), await lastPieceId(ctx, 'event')]).toEqual([20, 4]);
  });
});

describe('tags in use', () => {
  it('stand on a listed piece that is out', async () => {
    const { ctx, shared, hours } = await aNewspaper();
    await aPiece(ctx, { ...shared, publishedAt: hours(-1), tagIds: [1, 2] });
    await aPiece(ctx, { ...shared, publishedAt: hours(1), tagIds: [2, 3] });
    await aPiece(ctx, { ...shared, tagIds: [4], isListed: false });
    expect(await tagsInUse(ctx, [1, 2, 3, 4, 5])).toEqual(new Set([1, 2]));
    expect(await tagsInUse(ctx, [])).toEqual(new Set());
  });
});

describe('the newest piece', () => {
  it('is known of many authors and tags at once', async () => {
    const { ctx, shared, author, hours } = await aNewspaper();
    expect([await lastLister(ctx, 'author'), await lastLister(ctx, 'tag')]).toEqual([0, 0]);
    await aPiece(ctx, { ...shared, publishedAt: hours(-3) });
    await aPiece(ctx, { ...shared, publishedAt: hours(-2) });
    await aPiece(ctx, { ...shared, publishedAt: hours(1) });
    const hidden = await aUser(ctx);
    await aPiece(ctx, { ...shared, authorId: hidden.id, tagIds: [6], isListed: false });
    expect([await lastLister(ctx, 'author'), await lastLister(ctx, 'tag')]).toEqual([author.id, 5]);
    const all = { first: 1, last: 1000 };
    expect(await newestByLister(ctx, 'author', all)).toEqual(new Map([[author.id, hours(-2)]]));
    expect(await newestByLister(ctx, 'tag', all)).toEqual(new Map([[5, hours(-2)]]));
    expect(await newestByLister(ctx, 'tag', { first: 6, last: 1000 })).toEqual(new Map());
  });

  it('is known of many categories in places, with what lies below them', async () => {
    const { ctx, shared, place, quarter, category, hours } = await aNewspaper();
    const elsewhere = await aPlace(ctx);
    const other = await aCategory(ctx);
    await aPiece(ctx, { ...shared, publishedAt: hours(-3) });
    await aPiece(ctx, {
      ...shared,
      locationPath: place.path,
      categoryId: other.id,
      publishedAt: hours(-1),
    });
    await aPiece(ctx, { ...shared, locationPath: elsewhere.path, publishedAt: hours(1) });
    expect(await filledCategories(ctx, { first: 1, last: 1000 })).toEqual([
      { locationId: place.id, categoryId: category.id, publishedAt: hours(-3) },
      { locationId: place.id, categoryId: other.id, publishedAt: hours(-1) },
      { locationId: quarter.id, categoryId: category.id, publishedAt: hours(-3) },
    ]);
    expect(await filledCategories(ctx, { first: quarter.id, last: quarter.id })).toHaveLength(1);
    expect(await filledCategories(ctx, { first: elsewhere.id, last: 1000 })).toEqual([]);
    const named = await filledCategories(ctx, [place.id, elsewhere.id, quarter.id]);
    expect(named).toEqual(await filledCategories(ctx, { first: 1, last: 1000 }));
    expect(await filledCategories(ctx, [quarter.id])).toHaveLength(1);
    expect(await filledCategories(ctx, [])).toEqual([]);
  });

  it('is looked up in an index, whatever the size of the table', async () => {
    const { ctx, shared } = await aNewspaper();
    await aPiece(ctx, shared);
    await ctx.db.execute(sql`
      insert into pieces (type, object_id, location_id, category_id, author_id, published_at, is_listed, is_premium, tag_ids)
      select type, 1000 + n, location_id, category_id, author_id, published_at - n * interval '1 minute', true, false, tag_ids
      from pieces, generate_series(1, 20000) n`);
    await ctx.db.execute(sql`analyze pieces`);
    const scans = await withTransaction(ctx, async (ctx) => {
      await piecesInRange(ctx, 'article', { first: 1001, last: 1500 });
      await newestByLister(ctx, 'author', { first: 1, last: 500 });
      await lastLister(ctx, 'author');
      await lastPieceId(ctx, 'article');
      const { rows } = await ctx.db.execute<{ whole: string; read: string }>(sql`
        select seq_scan as whole, idx_tup_fetch as read from pg_stat_xact_user_tables where relname = 'pieces'`);
      return rows.map(({ whole, read }) => [Number(whole), Number(read) < 1000]);
    });
    expect(scans).toEqual([[0, true]]);
  });
});
