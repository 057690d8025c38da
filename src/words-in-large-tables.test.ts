// Tests tables of the desks at a size at which words that are soon met along the order are looked for there, and rare ones
// along their index.
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { rowsRead } from '#kernel/testing/rows-read.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { listForTable as listComments } from '#bundles/comments/table/queries.ts';
import { listForTable as listPieces } from '#bundles/lists/desk-table.ts';
import { listForTable as listImages } from '#bundles/media/table/queries.ts';
import { listPeople } from '#bundles/users/directory/queries.ts';
import { findMembersByWords, listMembers } from '#bundles/users/members/queries.ts';
import { aUser } from '#bundles/users/test-data.ts';

const portal = await testCtx();
const admin = await aUser(portal, { roles: [{ role: 'admin', locationPath: '' }] });
const ctx = actAs(portal, admin.viewer);
const article = await anArticle(portal);

const ROWS = 25_000;
const LIMIT = 50;
const OLDEST = 23_000;

/**
 * Each row is a minute older than the one before. „Gerade“ is in every second of them, „Tausend“ in every thousandth, „Vergilbt“ in the
 * oldest.
 */
const words = (n: string) =>
  `'Nummer ' || ${n} || case when ${n} % 2 = 0 then ' Gerade' else '' end || case when ${n} % 1000 = 0 then ' Tausend' else '' end
    || case when ${n} > ${OLDEST} then ' Vergilbt' else '' end`;
const at = 'now() - make_interval(mins => n)';

beforeAll(async () => {
  const rows = sql.raw(`generate_series(1, ${ROWS}) as n`);
  const said = sql.raw(words('n'));
  const when = sql.raw(at);
  await ctx.db.execute(sql`insert into comments (owner_type, owner_id, author_id, text, html, state, created_at)
    select 'article', ${article.id}, ${admin.id}, ${said}, '', 'visible', ${when} from ${rows}`);
  await ctx.db.execute(sql`insert into images (owner_id, original_key, sha256, bytes, width, height, caption, created_at)
    select ${admin.id}, 'originals/' || n, n::text, n, 9, 9, ${said}, ${when} from ${rows}`);
  await ctx.db.execute(sql`insert into users (login, name, email, password_hash, confirmed_at, created_at)
    select 'gross' || n, ${said}, 'gross' || n || '@example.org', 'none', now(), ${when} from ${rows}`);
  await ctx.db.execute(sql`insert into pieces
      (type, object_id, location_id, category_id, author_id, published_at, is_listed, is_premium, tag_ids, title)
    select 'event', 100000 + n, 1, 1, ${admin.id}, ${when}, false, false, '{}', ${said} from ${rows}`);
  await ctx.db.execute(sql`analyze comments, images, users, pieces`);
}, 60_000);

interface Asked {
  readonly words: readonly string[];
  readonly after?: string | undefined;
}

interface Found {
  readonly said: readonly string[];
  readonly next: string | undefined;
  readonly count: number;
  readonly countedUpTo: number;
}

const captionsOf = async (ctx: Ctx, ids: readonly number[]): Promise<string[]> => {
  const { rows } = await ctx.db.execute<{ id: number; caption: string }>(
    sql`select id, caption from images where id = any(${sql.param([...ids])}::int[])`,
  );
  return ids.map((id) => rows.find((row) => row.id === id)!.caption);
};

const TABLES: Record<string, (ctx: Ctx, asked: Asked) => Promise<Found>> = {
  comments: async (ctx, { words, after }) => {
    const { rows, ...list } = await listComments(ctx, {
      filter: { words },
      isRising: false,
      after,
      limit: LIMIT,
    });
    return { ...list, said: rows.map(({ text }) => text) };
  },
  pictures: async (ctx, { words, after }) => {
    const order = { by: 'date', isRising: false } as const;
    const { ids, ...list } = await listImages(ctx, { filter: { words }, order, after, limit: LIMIT });
    return { ...list, said: await captionsOf(ctx, ids) };
  },
  people: async (ctx, { words, after }) => {
    const filter = { words, role: undefined, placePath: undefined, groupId: undefined, state: undefined };
    const order = { by: 'created', isRising: false } as const;
    const { rows, ...list } = await listPeople(ctx, { filter, order, after, limit: LIMIT });
    return { ...list, said: rows.map(({ name }) => name) };
  },
  pieces: async (ctx, { words, after }) => {
    const filter = { locationIds: undefined, words };
    const order = { by: 'date', isRising: false } as const;
    const { rows, ...list } = await listPieces(ctx, {
      filter,
      order,
      after,
      limit: LIMIT,
      readers: undefined,
    });
    return { ...list, said: rows.map(({ title }) => title) };
  },
};

const numbersIn = (said: readonly string[]) => said.map((text) => Number(text.split(' ')[1]));
const evens = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + 2 * at);

/** What holds their rows. */
const NAMES: Readonly<Record<string, string>> = {
  comments: 'comments',
  pictures: 'images',
  people: 'users',
  pieces: 'pieces',
};

describe.each(Object.entries(TABLES))('a large table of %s', (name, listIn) => {
  const list = (asked: Asked) => listIn(ctx, asked);

  it('finds words that are everywhere page by page, and says that there are more than a page', async () => {
    const first = await list({ words: ['gera'] });
    expect(numbersIn(first.said)).toEqual(evens(2, LIMIT));
    expect([first.count, first.countedUpTo]).toEqual([LIMIT, LIMIT]);
    const second = await list({ words: ['gera'], after: first.next });
    expect(numbersIn(second.said)).toEqual(evens(2 + 2 * LIMIT, LIMIT));
  });

  it('finds rare words wherever they are, and counts them', async () => {
    const { said, next, count, countedUpTo } = await list({ words: ['tausend'] });
    expect(numbersIn(said)).toEqual(Array.from({ length: 25 }, (_, at) => 1000 * (at + 1)));
    expect([next, count, countedUpTo]).toEqual([undefined, 25, 500]);
    expect((await list({ words: ['gerade', 'gibtsnicht'] })).said).toEqual([]);
  });

  it('finds words that stand in many of the oldest alone without reading all that are newer', async () => {
    const { found, byIndex, inOrder } = await rowsRead(ctx, NAMES[name]!, (ctx) =>
      listIn(ctx, { words: ['vergilbt'] }),
    );
    expect(numbersIn(found.said)).toEqual(Array.from({ length: LIMIT }, (_, at) => OLDEST + 1 + at));
    expect(byIndex + inOrder).toBeLessThan(ROWS / 2);
  });
});

const members = (search: string, page: number) =>
  listMembers(ctx, { search, state: undefined, role: undefined, sort: 'neu', page, byEmail: true });
const named = (search: string) => findMembersByWords(ctx, search, { limit: 3, byEmail: true });

describe('the list of members at that size', () => {
  it('goes on page by page, and counts no further than it is worth', async () => {
    const [first, third] = [await members('Gerade', 1), await members('Gerade', 3)];
    expect(numbersIn(first.members.map(({ name }) => name))).toEqual(evens(2, 30));
    expect(numbersIn(third.members.map(({ name }) => name))).toEqual(evens(122, 30));
    expect([first.isAtLeast, first.hasMore, third.count]).toEqual([true, true, 90]);
    expect(await members('Tausend', 1)).toMatchObject({ count: 25, isAtLeast: false, hasMore: false });
    expect(await members('', 1)).toMatchObject({ count: 10_000, isAtLeast: true });
  });

  it('finds somebody for the search of the desks', async () => {
    expect((await named('Nummer 1')).map(({ login }) => login)).toEqual(['gross1', 'gross10', 'gross100']);
    expect((await named('Gerade')).map(({ login }) => login)).toEqual(['gross10', 'gross100', 'gross1000']);
    expect((await named('gross19999@example.org')).map(({ login }) => login)).toEqual(['gross19999']);
  });
});
