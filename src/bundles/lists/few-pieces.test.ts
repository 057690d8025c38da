// Where there are few pieces, reading all of them seems cheap to PostgreSQL; a page asks for a dozen lists, each of which would.
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { WITH_NEWEST, listsQuery } from './list-statements.ts';

const ctx = await testCtx();

it('Lists of few pieces look each of them up, too', async () => {
  const [place, category, author] = await Promise.all([aPlace(ctx), aCategory(ctx), aUser(ctx)]);
  await ctx.db.execute(sql`
    insert into pieces (type, object_id, location_id, category_id, author_id, published_at, is_listed, is_premium, tag_ids, title)
    select 'article', n, ${place.id}, ${category.id}, ${author.id}, now() - make_interval(mins => n), true, false, '{}', 'Titel ' || n
    from generate_series(1, 260) as n`);
  await ctx.db.execute(sql`
    insert into piece_places (type, object_id, location_id, category_id, published_at)
    select type, object_id, location, object_id % 12, published_at
    from pieces, unnest(array[${place.id}::int, ${place.id + 1}]) as location`);
  await ctx.db.execute(sql`analyze`);
  const list = { shape: 'locationId+categoryId', limit: 12, from: WITH_NEWEST } as const;
  const { rows } = await ctx.db.execute<{ 'QUERY PLAN': string }>(
    sql.raw(`explain (generic_plan, costs off) ${listsQuery(ctx.db, [list, list]).toSQL().sql}`),
  );
  const plan = rows.map((row) => row['QUERY PLAN']);
  expect(plan.filter((step) => /Seq Scan|Materialize|Hash/.test(step))).toEqual([]);
});
