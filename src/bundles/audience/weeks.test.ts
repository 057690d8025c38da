import { describe, expect, it } from 'vitest';
import { momentAt } from '#kernel/calendar.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { someReadings } from './test-data.ts';
import { announceWeek, findWeeks, weekOf } from './weeks.ts';

const ctx = await testCtx();

describe('weekOf', () => {
  it.each([
    ['2026-11-22T12:00:00Z', '2026-11-16', '2026-11-15T23:00:00.000Z', '2026-11-22T23:00:00.000Z'],
    ['2026-11-22T23:00:00Z', '2026-11-23', '2026-11-22T23:00:00.000Z', '2026-11-29T23:00:00.000Z'],
    // These weeks have the hour that comes twice, and the one that doesn't come.
    ['2026-10-25T12:00:00Z', '2026-10-19', '2026-10-18T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ['2026-03-29T12:00:00Z', '2026-03-23', '2026-03-22T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ])('at %s began on %s', (now, monday, since, until) => {
    const week = weekOf(new Date(now));
    expect([week.monday, week.since.toISOString(), week.until.toISOString()]).toEqual([monday, since, until]);
  });
});

/** Announces at this time, and returns which weeks were told by then. */
const toldAt = async (day: string, hour: string) => {
  await announceWeek({ ...ctx, now: momentAt(day, hour)! });
  const { rows } = await ctx.portal.database.query(
    `select data->>'monday' as monday from pgboss.job where name like '%on-audience-week-ended' order by created_on`,
  );
  return rows.map((row) => (row as { readonly monday: string }).monday);
};

describe('announceWeek', () => {
  it('tells the week once, at six on Monday or as soon after it as it is asked', async () => {
    expect(await toldAt('2026-06-15', '05:00')).toEqual([]);
    expect(await toldAt('2026-06-15', '09:00')).toEqual(['2026-06-08']);
    for (const hour of ['10:00', '23:00']) expect(await toldAt('2026-06-15', hour)).toHaveLength(1);
    expect(await toldAt('2026-06-16', '06:00')).toHaveLength(1);
    expect(await toldAt('2026-06-22', '06:00')).toEqual(['2026-06-08', '2026-06-15']);
  });
});

describe('findWeeks', () => {
  it('adds up what was read of each author’s pieces between two Mondays', async () => {
    const author = await aUser(ctx);
    const publishedAt = new Date('2026-06-01T10:00:00Z');
    const pieces = [
      await anArticle(ctx, { publishedAt, authorId: author.id }),
      await anArticle(ctx, { publishedAt, authorId: author.id }),
    ];
    await someReadings(ctx, pieces[0]!, { views: 5 }, momentAt('2026-06-07', '23:59')!);
    await someReadings(ctx, pieces[0]!, { views: 7 }, momentAt('2026-06-08', '00:00')!);
    await someReadings(ctx, pieces[1]!, { views: 20 }, momentAt('2026-06-14', '23:59')!);
    await someReadings(ctx, pieces[1]!, { views: 9 }, momentAt('2026-06-15', '00:00')!);
    expect(await findWeeks(ctx, '2026-06-08')).toEqual([
      {
        authorId: author.id,
        views: 27,
        pieces: 2,
        most: { type: 'article', id: pieces[1]!.id, views: 20 },
      },
    ]);
  });

  it('says nothing of pieces that were opened before and only read on in the week', async () => {
    const author = await aUser(ctx);
    const publishedAt = new Date('2026-06-01T10:00:00Z');
    const [opened, readOn] = [
      await anArticle(ctx, { publishedAt, authorId: author.id }),
      await anArticle(ctx, { publishedAt, authorId: author.id }),
    ];
    const other = await anArticle(ctx, { publishedAt });
    await someReadings(ctx, opened, { views: 3 }, momentAt('2026-06-23', '10:00')!);
    for (const piece of [readOn, other])
      await someReadings(ctx, piece, { seconds: 40 }, momentAt('2026-06-22', '00:01')!);
    const most = { type: 'article', id: opened.id, views: 3 };
    expect(await findWeeks(ctx, '2026-06-22')).toEqual([{ authorId: author.id, views: 3, pieces: 1, most }]);
  });
});
