import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { MINUTE_MS } from '#kernel/durations.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { savePiece, setPieceCommentCount } from './commands.ts';
import { withTransaction } from '#kernel/ctx.ts';
import { listForTable } from './desk-table.ts';
import type { PieceTableOptions } from './desk-table.ts';
import { aPiece } from './test-data.ts';

const ctx = await testCtx();
const author = await aUser(ctx);
const place = await aPlace(ctx);
const ago = (minutes: number) => new Date(ctx.now.getTime() - minutes * MINUTE_MS);
const made = await Promise.all(
  ['Brücke gesperrt', 'Der S-Bahn-Takt', 'Äpfel am Weg', 'Zum Wehrturm'].map((title, at) =>
    aPiece(ctx, {
      title,
      authorId: author.id,
      locationPath: place.path,
      publishedAt: ago(at),
      tagIds: [at + 1],
      ...(at === 3 && { isListed: false, state: 'withdrawn' as const }),
    }),
  ),
);
const [bridge, train, apples, tower] = made.map(({ objectId }) => objectId) as [
  number,
  number,
  number,
  number,
];
await aPiece(ctx, { title: '', isListed: false, state: 'erased' });
const planned = await aPiece(ctx, { title: 'Erst morgen', publishedAt: ago(-60) });
await withTransaction(ctx, async (ctx) => {
  await setPieceCommentCount(ctx, { type: 'article', id: apples }, 9);
  await setPieceCommentCount(ctx, { type: 'article', id: tower }, 9);
});

const list = async (changes: Partial<PieceTableOptions> = {}) => {
  const { rows, next, count } = await listForTable(ctx, {
    filter: { locationIds: undefined },
    order: { by: 'date', isRising: false },
    after: undefined,
    limit: 50,
    readers: undefined,
    ...changes,
  });
  return { ids: rows.map(({ objectId }) => objectId), rows, next, count };
};
const narrowed = async (filter: Omit<PieceTableOptions['filter'], 'locationIds'>) =>
  (await list({ filter: { locationIds: undefined, ...filter } })).ids;

describe('the table of pieces', () => {
  it('has all that is or was out, not what was erased', async () => {
    expect(await list()).toMatchObject({
      ids: [planned.objectId, bridge, train, apples, tower],
      next: undefined,
      count: 5,
    });
  });

  it('is narrowed by place, words, author, tag, state and period', async () => {
    const here = [bridge, train, apples, tower];
    expect((await list({ filter: { locationIds: [place.id] } })).ids).toEqual(here);
    expect((await list({ filter: { locationIds: [] } })).ids).toEqual([]);
    expect(await narrowed({ authorIds: [author.id] })).toEqual(here);
    expect(await narrowed({ authorIds: [] })).toEqual([]);
    expect(await narrowed({ tagId: 2 })).toEqual([train]);
    expect(await narrowed({ words: ['brück'] })).toEqual([bridge]);
    expect(await narrowed({ words: ['ÄPFEL', 'weg'] })).toEqual([apples]);
    expect(await narrowed({ words: ['bahn'] })).toEqual([train]);
    expect(await narrowed({ words: ["'); drop", '\\'] })).toEqual([]);
    expect(await narrowed({ state: 'withdrawn' })).toEqual([tower]);
    expect(await narrowed({ state: 'planned' })).toEqual([planned.objectId]);
    expect(await narrowed({ state: 'out', type: 'article' })).toEqual([bridge, train, apples]);
    expect(await narrowed({ type: 'event' })).toEqual([]);
    expect(await narrowed({ from: ago(2), until: ago(1) })).toEqual([apples]);
  });

  it.each([
    ['date', false, [planned.objectId, bridge, train, apples, tower]],
    ['date', true, [tower, apples, train, bridge, planned.objectId]],
    ['title', true, [apples, bridge, train, planned.objectId, tower]],
    ['comments', false, [tower, apples, planned.objectId, train, bridge]],
  ] as const)('goes page by page in the order by %s, rising: %s', async (by, isRising, expected) => {
    const found: number[] = [];
    let after: string | undefined;
    for (const _page of expected) {
      const page = await list({ order: { by, isRising }, after, limit: 2 });
      found.push(...page.ids);
      after = page.next;
      if (!after) break;
    }
    expect(found).toEqual(expected);
  });

  it('is ordered by readers where something was read, and tells them of all', async () => {
    const readers = () => sql`select 'article' as type, id as object_id, n as readers
      from (values (${train}::int, 12), (${tower}::int, 40)) as v(id, n)`;
    const order = { by: 'readers', isRising: false } as const;
    const first = await list({ order, readers, limit: 1 });
    expect(first.rows).toMatchObject([{ objectId: tower, readers: 40 }]);
    expect((await list({ order, readers, limit: 1, after: first.next })).ids).toEqual([train]);
    expect((await list({ readers })).rows.map((row) => row.readers)).toEqual([0, 0, 12, 0, 40]);
  });

  it('by readers asks about the few that have the words alone, instead of about all that was read', async () => {
    const asked: unknown[] = [];
    const readers = (refs?: readonly ContentRef[]) => {
      asked.push(refs?.map(({ id }) => id));
      return sql`select 'article' as type, id as object_id, n as readers
        from (values (${train}::int, 12), (${tower}::int, 40)) as v(id, n)`;
    };
    const order = { by: 'readers', isRising: false } as const;
    const byWord = async (word: string) =>
      (await list({ order, readers, filter: { locationIds: undefined, words: [word] } })).ids;
    expect([await byWord('wehr'), await byWord('takt'), await byWord('niemand')]).toEqual([
      [tower],
      [train],
      [],
    ]);
    expect(asked.filter((ids) => ids === undefined)).toEqual([]);
  });

  it('by readers finds also what comes behind many that are not there any more', async () => {
    const readers = () => sql`select 'article' as type, 100000 + n as object_id, 1000 + n as readers
      from generate_series(1, 600) as n union all select 'article', ${tower}::int, 1`;
    expect((await list({ order: { by: 'readers', isRising: false }, readers })).ids).toEqual([tower]);
  });

  it('begins anew after a row that isn’t there, and after words that are no row', async () => {
    const order = { by: 'title', isRising: true } as const;
    for (const after of ['1-99999-article', 'x', '1-1-Article'])
      expect((await list({ order, after })).ids).toHaveLength(5);
  });

  it.each([
    [true, ['Zebra 1', 'Zebra 3']],
    [false, ['Zebra 3', 'Zebra 1']],
  ])('goes on by title behind a row that was erased meanwhile, rising: %s', async (isRising, titles) => {
    const authorId = (await aUser(ctx)).id;
    const add = (title: string) => aPiece(ctx, { title, authorId });
    const between = await add('Zebra 2');
    for (const title of titles) await add(title);
    const asked = {
      order: { by: 'title', isRising },
      filter: { locationIds: undefined, authorIds: [authorId] },
    } as const;
    const { next } = await list({ ...asked, limit: 2 });
    const gone = { ...between, title: '', isListed: false, state: 'erased' } as const;
    await withTransaction(ctx, (ctx) => savePiece(ctx, gone));
    const { rows } = await list({ ...asked, after: next });
    expect(rows.map(({ title }) => title)).toEqual([titles[1]]);
  });
});
