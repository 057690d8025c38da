import { describe, expect, it } from 'vitest';
import { momentAt } from '#kernel/calendar.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { someReadings } from './test-data.ts';
import { findWeeks, weekOf } from './weeks.ts';

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
});
