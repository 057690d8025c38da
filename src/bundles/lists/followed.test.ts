import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { withTransaction } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { savePiece } from './commands.ts';
import { LIST_LENGTH } from './constants.ts';
import { followedQuery, listFollowed } from './followed.ts';
import type { Followed } from './followed.ts';
import type { PieceCursor } from './queries.ts';
import { aPiece } from './test-data.ts';

const nothing: Followed = { authorIds: [], locationIds: [], categoryIds: [], tagIds: [], refs: [] };
const refOf = ({ type, objectId }: { type: string; objectId: number }) => ({
  type,
  id: objectId,
});

describe('what is new of much that is followed', () => {
  it('holds each piece once, with all that it is there for', async () => {
    const ctx = await testCtx();
    const district = await aPlace(ctx, { kind: 'district' });
    const town = await aPlace(ctx, { parentId: district.id });
    const [author, category] = [await aUser(ctx), await aCategory(ctx)];
    const at = (minutes: number) => ({ publishedAt: new Date(ctx.now.getTime() - minutes * 60_000) });
    const all = await aPiece(ctx, {
      ...at(1),
      authorId: author.id,
      categoryId: category.id,
      locationPath: town.path,
      tagIds: [7],
    });
    const byAuthor = await aPiece(ctx, { ...at(2), authorId: author.id });
    const inTown = await aPiece(ctx, { ...at(3), locationPath: town.path });
    const inCategory = await aPiece(ctx, { ...at(4), categoryId: category.id });
    const tagged = await aPiece(ctx, { ...at(5), tagIds: [7] });
    const itself = await aPiece(ctx, { ...at(6), type: 'event' });
    await aPiece(ctx, at(7));
    const { entries, next } = await listFollowed(ctx, {
      authorIds: [author.id],
      locationIds: [town.id, district.id],
      categoryIds: [category.id],
      tagIds: [7],
      refs: [refOf(itself), refOf(all)],
    });
    const places = [`location-${town.id}`, `location-${district.id}`];
    expect(entries.map(({ id, because }) => [id, [...because].sort()])).toEqual([
      [
        all.objectId,
        [
          `article-${all.objectId}`,
          `category-${category.id}`,
          ...places,
          'tag-7',
          `user-${author.id}`,
        ].sort(),
      ],
      [byAuthor.objectId, [`user-${author.id}`]],
      [inTown.objectId, places.toSorted()],
      [inCategory.objectId, [`category-${category.id}`]],
      [tagged.objectId, ['tag-7']],
      [itself.objectId, [`event-${itself.objectId}`]],
    ]);
    expect(next).toBeUndefined();
    expect((await listFollowed(ctx, nothing)).entries).toEqual([]);
  });

  it('holds nothing that isn’t out, or isn’t any more', async () => {
    const ctx = await testCtx();
    const author = await aUser(ctx);
    await aPiece(ctx, { authorId: author.id, publishedAt: new Date(ctx.now.getTime() + 60_000) });
    const withdrawn = await aPiece(ctx, { authorId: author.id });
    await withTransaction(ctx, (ctx) => savePiece(ctx, { ...withdrawn, isListed: false }));
    const followed = { ...nothing, authorIds: [author.id], refs: [refOf(withdrawn)] };
    expect((await listFollowed(ctx, followed)).entries).toEqual([]);
  });

  it('goes on page by page, also when many share a moment', async () => {
    const ctx = await testCtx();
    const [author, place, category] = [await aUser(ctx), await aPlace(ctx), await aCategory(ctx)];
    const shared = { authorId: author.id, locationPath: place.path, categoryId: category.id };
    const made: number[] = [];
    for (let i = 0; i < 2 * LIST_LENGTH + 3; i++) {
      const publishedAt = new Date(ctx.now.getTime() - (i >> 3) * 1000);
      made.push((await aPiece(ctx, { ...shared, publishedAt, tagIds: [i % 3] })).objectId);
    }
    const followed = { ...nothing, authorIds: [author.id], locationIds: [place.id], tagIds: [0, 1] };
    const shown: number[] = [];
    let after: PieceCursor | undefined;
    do {
      const page = await listFollowed(ctx, followed, after);
      shown.push(...page.entries.map(({ id }) => id));
      for (const { because } of page.entries)
        expect(because).toEqual(expect.arrayContaining([`user-${author.id}`, `location-${place.id}`]));
      after = page.next;
    } while (after);
    expect(shown.toSorted((a, b) => a - b)).toEqual(made.toSorted((a, b) => a - b));
    expect(new Set(shown).size).toBe(shown.length);
  });

  it('takes one look into an index for each thing, also by a plan that is kept', async () => {
    const ctx = await testCtx();
    const [place, category] = [await aPlace(ctx), await aCategory(ctx)];
    const authors = await Promise.all(Array.from({ length: 12 }, async () => (await aUser(ctx)).id));
    await ctx.db.execute(sql`
      insert into pieces (type, object_id, location_id, category_id, author_id, published_at, is_listed, is_premium, tag_ids)
      select 'article', n, ${place.id}, ${category.id}, ${Math.min(...authors)} + n % 12, now() - make_interval(mins => n), n % 5 > 0, false,
        array[n % 20]
      from generate_series(1, 20000) as n`);
    await ctx.db.execute(sql`
      insert into piece_places (type, object_id, location_id, category_id, published_at)
      select type, object_id, location_id, category_id, published_at from pieces`);
    await ctx.db.execute(sql`
      insert into piece_tags (type, object_id, tag_id, published_at)
      select type, object_id, tag_ids[1], published_at from pieces`);
    await ctx.db.execute(sql`analyze`);
    const { rows } = await ctx.db.execute<{ 'QUERY PLAN': string }>(
      sql.raw(`explain (generic_plan, costs off) ${followedQuery(ctx.db).toSQL().sql}`),
    );
    const plan = rows.map((row) => row['QUERY PLAN'].trim());
    expect(plan.filter((step) => /Seq Scan|Bitmap|Hash Join/.test(step))).toEqual([]);
    const indexes = plan.flatMap((step) => /Index.* using (\w+)/.exec(step)?.[1] ?? []);
    expect(indexes).toEqual(
      expect.arrayContaining([
        'pieces_of_author',
        'piece_places_newest',
        'piece_places_category',
        'piece_tags_newest',
        'pieces_type_object_id_pk',
      ]),
    );
  });
});
