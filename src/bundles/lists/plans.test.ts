// Every list is read from one index, also by a plan that PostgreSQL keeps: with 30,000 pieces there is nothing to sort
// and nothing to scan.
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Ctx } from '#kernel/ctx.ts';
import { rowsRead } from '#kernel/testing/rows-read.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { COUNTED_UP_TO, LIST_LENGTH, TITLES_LOOKED_THROUGH } from './constants.ts';
import { byColumn, listForTable } from './desk-table.ts';
import { LISTS } from './list-shapes.ts';
import type { ListShape } from './list-shapes.ts';
import { WITH_NEWEST, beforeQuery, countQuery, discussedQuery, listsQuery } from './list-statements.ts';
import { countPieces } from './merged-lists.ts';
import { tagsInUse } from './coverage.ts';
import { countPiecesAtPlaces } from './placed-rows.ts';
import { listPieces } from './queries.ts';
import { searchTitles } from './search.ts';
import { countPiecesOfTopics } from './topic-rows.ts';

const ctx = await testCtx();
const [place, category, author] = await Promise.all([aPlace(ctx), aCategory(ctx), aUser(ctx)]);

await ctx.db.execute(sql`
  insert into pieces (type, object_id, location_id, category_id, author_id, published_at, is_listed, is_premium, tag_ids, title)
  select (array['article', 'imagepost', 'event'])[1 + n % 3], n, ${place.id}, ${category.id}, ${author.id},
    now() - make_interval(mins => n), n % 10 > 0, false, array[n % 20],
    'Titel ' || n || case when n % 3 = 0 and n > 10000 then ' am Fluss' else '' end
  from generate_series(1, 30000) as n`);
await ctx.db.execute(sql`
  insert into piece_places (type, object_id, location_id, category_id, published_at)
  select type, object_id, location, category_id, published_at
  from pieces, unnest(array[${place.id}::int, 1000 + object_id % 50]) as location where is_listed`);
await ctx.db.execute(sql`
  insert into piece_tags (type, object_id, tag_id, published_at)
  select type, object_id, tag_ids[1], published_at from pieces where is_listed`);
await ctx.db.execute(sql`
  insert into piece_comment_counts (type, object_id, comment_count) select type, object_id, object_id % 40 from pieces`);
await ctx.db.execute(sql`analyze`);

const shapes = Object.keys(LISTS) as ListShape[];

/** Returns the steps of the plan that is made without knowing the values. */
const planOf = async (query: { toSQL: () => { sql: string } }): Promise<string[]> => {
  const { rows } = await ctx.db.execute<{ 'QUERY PLAN': string }>(
    sql.raw(`explain (generic_plan, costs off) ${query.toSQL().sql}`),
  );
  return rows.map((row) => row['QUERY PLAN'].trim());
};

const isLong = (step: string) => /Seq Scan|Sort|Bitmap|Hash/.test(step);

describe('the plan of a list', () => {
  it.each(shapes)('reads „%s“ from its index, in its order', async (shape) => {
    const plan = await planOf(listsQuery(ctx.db, [{ shape, limit: LIST_LENGTH, from: WITH_NEWEST }]));
    expect(plan.filter(isLong)).toEqual([]);
    expect(plan.find((step) => step.includes('Index'))).toMatch(
      /Index (Only )?Scan Backward using (pieces|piece)_/,
    );
  });

  it('stays so for several lists in one query', async () => {
    const plan = await planOf(
      listsQuery(
        ctx.db,
        shapes.map((shape) => ({ shape, limit: 6, from: WITH_NEWEST })),
      ),
    );
    expect(plan.filter(isLong)).toEqual([]);
  });

  it.each(shapes)('finds the page before one of „%s“', async (shape) =>
    expect((await planOf(beforeQuery(ctx.db, shape))).filter(isLong)).toEqual([]),
  );

  it.each(['all', 'locationId'] as const)(
    'reads of „%s“ no more than came out lately to find what is talked about most',
    async (shape) => {
      const plan = await planOf(discussedQuery(ctx.db, shape));
      expect(plan.filter((step) => /Seq Scan|Hash/.test(step))).toEqual([]);
      expect(plan.join()).toMatch(/(using|on) (pieces|piece_places)_newest/);
    },
  );

  it.each(shapes)('counts „%s“ no further than it tells', async (shape) =>
    expect((await planOf(countQuery(ctx.db, shape))).filter(isLong)).toEqual([]),
  );
});

describe('the table of the desk', () => {
  it('is put in order by comments along the index of their numbers', async () => {
    const plan = await planOf(byColumn(ctx, { by: 'comments', isRising: false }, {}).limit(51));
    expect(plan.filter(isLong)).toEqual([]);
    expect(plan.join()).toMatch(/Index (Only )?Scan Backward using piece_comment_counts_order/);
  });

  it.each(['date', 'comments'] as const)(
    'looks at nothing of other kinds for words that one kind has rarely, by %s',
    async (by) => {
      const filter = { locationIds: undefined, type: 'event', words: ['fluss'] } as const;
      const order = { by, isRising: false } as const;
      const asked = { filter, order, after: undefined, limit: 50, readers: undefined };
      const { found, entries, inOrder } = await rowsRead(ctx, 'pieces', (ctx) => listForTable(ctx, asked));
      expect([found.rows, found.count]).toEqual([[], 0]);
      expect(entries + inOrder).toBeLessThan(1000);
    },
  );
});

const search = (...words: string[]) => searchTitles(ctx, { type: 'article', words, limit: 8 });

const lookingFor = (word: string) =>
  rowsRead(ctx, 'piece', (ctx) => searchTitles(ctx, { type: 'event', words: [word], limit: 8 }));

describe('looking for titles', () => {
  it('finds a word anywhere in the newest, and by its beginning in all others', async () => {
    expect(await search('titel', '3')).toEqual([3, 33, 36, 39, 63, 93, 123, 132]);
    expect(await search('itel', '33')).toEqual([33, 333, 336, 339, 633, 933]);
    expect(await search('29991')).toEqual([29_991]);
    expect(await search('9991')).toEqual([]);
    expect(await search('%')).toEqual([]);
  });

  it('looks up nothing of a kind in which a word is rare because another one has it thousands of times', async () => {
    const [newest, elsewhere] = [await lookingFor('titel'), await lookingFor('fluss')];
    expect([newest.found.length, elsewhere.found.length]).toEqual([8, 0]);
    expect(elsewhere.byIndex - newest.byIndex).toBeLessThanOrEqual(TITLES_LOOKED_THROUGH);
    const nowhere = await lookingFor('nirgends');
    expect([elsewhere.byIndex, elsewhere.entries]).toEqual([nowhere.byIndex, nowhere.entries]);
  });
});

/** Returns what the work gives, and how many rows it met because a table was read from its beginning. */
const readingAll = async (work: (ctx: Ctx) => Promise<unknown>) => {
  const { found, inOrder } = await rowsRead(ctx, 'piece', work);
  return [found, inOrder];
};

describe('what desks and composers ask of all pieces', () => {
  const none = 7777;
  const counted = (id: number) => [
    new Map([
      [id, COUNTED_UP_TO + 1],
      [none, 0],
    ]),
    0,
  ];

  it('pieces are counted no further than anybody is told', async () => {
    const { id: placeId } = place;
    const { id: categoryId } = category;
    const tagId = 7;
    expect(await readingAll((ctx) => countPiecesAtPlaces(ctx, [placeId, none]))).toEqual(counted(placeId));
    const ofTopics = (kind: 'category' | 'tag', id: number) =>
      readingAll((ctx) => countPiecesOfTopics(ctx, { kind, ids: [id, none] }));
    expect(await ofTopics('category', categoryId)).toEqual(counted(categoryId));
    expect(await ofTopics('tag', tagId)).toEqual(counted(tagId));
  });

  it('whether a tag stands on anything is known from one piece', async () => {
    const { found, inOrder, byIndex } = await rowsRead(ctx, 'piece', (ctx) => tagsInUse(ctx, [7, none]));
    expect([found, inOrder]).toEqual([new Set([7]), 0]);
    expect(byIndex).toBeLessThan(10);
  });
});

describe('a list of very many pieces', () => {
  it('goes on and on, and is counted up to a limit', async () => {
    const { entries, next } = await listPieces(ctx, { tagId: 7, type: undefined });
    expect(entries.map(({ id }) => id).slice(0, 3)).toEqual([7, 27, 47]);
    expect((await listPieces(ctx, { tagId: 7, after: next })).entries[0]?.id).toBe(487);
    expect(await countPieces(ctx, { tagId: 7 })).toBe(COUNTED_UP_TO);
  });
});
