import { beforeEach, describe, expect, it } from 'vitest';
import { testCtx, testPortal } from '#kernel/testing/test-portal.ts';
import { makeCtx } from '#kernel/ctx.ts';
import { portalItself } from '#kernel/viewer.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { addSums, pruneHours, storeBatch } from './commands.ts';
import { DAY_MS, HOUR_MS } from '#kernel/durations.ts';
import { HOURS_RETENTION_DAYS } from './constants.ts';
import { count, flush, stopCounting } from './counting.ts';
import { findTotals, findViewsUpTo } from './queries.ts';
import { audienceAges, audienceHours, audienceTotals, audienceWriters } from './schema.ts';
import { addReading } from './sums.ts';
import type { MinuteOfPiece } from './sums.ts';
import { someReadings } from './test-data.ts';

const ctx = await testCtx();
const { portal } = ctx;
const out = new Date(ctx.now.getTime() - 5.5 * HOUR_MS);
const article = await anArticle(ctx, { publishedAt: out });
const ref = { type: article.type, id: article.id };
const reading = { views: 1, reads: 1, seconds: 60, shares: 0, channel: 'search' } as const;

beforeEach(async () => {
  for (const table of [audienceTotals, audienceHours, audienceAges, audienceWriters])
    await ctx.db.delete(table);
});

const totalOf = async () => (await findTotals(ctx, [ref]))[0];
const minutesOf = (moment: Date, times: number): MinuteOfPiece[] => {
  const waiting = new Map<string, MinuteOfPiece>();
  for (let nth = 0; nth < times; nth++) addReading(waiting, ref, { moment, reading });
  return [...waiting.values()];
};

describe('addSums', () => {
  it('adds to the total, the hour and the age', async () => {
    await addSums(ctx, minutesOf(ctx.now, 3));
    await addSums(ctx, minutesOf(ctx.now, 2));
    expect(await totalOf()).toMatchObject({ views: 5, reads: 5, seconds: 300, search: 5, direct: 0 });
    expect(await ctx.db.select().from(audienceHours)).toMatchObject([{ views: 5 }]);
    expect(await ctx.db.select().from(audienceAges)).toMatchObject([{ step: 5, views: 5 }]);
  });

  it('drops what nobody can have read: unknown pieces, and those that were taken back', async () => {
    const gone = await anArticle(ctx);
    await putArticleInState(ctx, gone.id, 'withdrawn');
    await someReadings(ctx, gone, { views: 7 });
    await someReadings(ctx, { type: 'article', id: 2 ** 31 - 1 }, { views: 7 });
    expect(await ctx.db.select().from(audienceTotals)).toEqual([]);
  });

  it('counts an hour that the clocks show twice as two, and one that they skip not at all', async () => {
    const old = await anArticle(ctx, { publishedAt: new Date('2026-03-28T00:00:00Z') });
    const moments = [
      '2026-10-25T00:30:00Z',
      '2026-10-25T01:30:00Z',
      '2026-03-29T00:59:00Z',
      '2026-03-29T01:00:00Z',
    ];
    for (const moment of moments) await someReadings(ctx, old, { views: 1 }, new Date(moment));
    expect(await ctx.db.select().from(audienceHours)).toHaveLength(4);
    const [upTo] = await findViewsUpTo(ctx, [old], 26);
    expect(upTo!.views).toBe(2);
  });

  it('is exact when many processes write at once', async () => {
    const others = await Promise.all([1, 2, 3].map(() => anArticle(ctx)));
    const refs = [ref, ...others.map(({ type, id }) => ({ type, id }))];
    const writes = Array.from({ length: 24 }, (_, at) => {
      const ordered = at % 2 === 0 ? refs : refs.toReversed();
      const minutes = ordered.map((ref) => ({ ...minutesOf(ctx.now, 1)[0]!, ref }));
      return storeBatch(ctx, { process: `p${at}`, number: 1, minutes });
    });
    await Promise.all(writes);
    expect((await findTotals(ctx, refs)).map(({ views }) => views)).toEqual([24, 24, 24, 24]);
  });
});

describe('storeBatch', () => {
  it('adds a batch once, however often it is tried', async () => {
    const batch = { process: 'one', number: 1, minutes: minutesOf(ctx.now, 4) };
    await Promise.all([storeBatch(ctx, batch), storeBatch(ctx, batch)]);
    await storeBatch(ctx, batch);
    await storeBatch(ctx, { ...batch, number: 2 });
    expect((await totalOf())!.views).toBe(8);
  });
});

describe('pruneHours', () => {
  it('forgets old hours and keeps totals', async () => {
    const old = new Date(ctx.now.getTime() - (HOURS_RETENTION_DAYS + 1) * DAY_MS);
    const piece = await anArticle(ctx, { publishedAt: old });
    await someReadings(ctx, piece, { views: 3 }, old);
    await someReadings(ctx, piece, { views: 2 });
    await pruneHours(ctx);
    expect(await ctx.db.select().from(audienceHours)).toMatchObject([{ views: 2 }]);
    expect((await findTotals(ctx, [piece]))[0]!.views).toBe(5);
  });
});

describe('counting', () => {
  it('writes a second later, by itself', async () => {
    for (let nth = 0; nth < 50; nth++) count(portal, ref, new Date(), reading);
    expect(await totalOf()).toBeUndefined();
    await expect.poll(async () => (await totalOf())?.views, { timeout: 5000 }).toBe(50);
  });

  it('writes the rest when the process ends in order', async () => {
    count(portal, ref, new Date(), reading);
    await stopCounting(portal);
    expect((await totalOf())!.views).toBe(1);
  });

  it('keeps what it counted while the database is gone, and counts nothing twice', async () => {
    const broken = await testPortal();
    const piece = await anArticle(makeCtx(broken, portalItself));
    const place = { type: piece.type, id: piece.id };
    const { begin } = broken.database;
    let isGone = true;
    const portalWithFaults = {
      ...broken,
      database: {
        ...broken.database,
        begin: async () => {
          if (isGone) throw new Error('gone');
          return begin();
        },
      },
    };
    count(portalWithFaults, place, new Date(), reading);
    await expect(flush(portalWithFaults)).rejects.toThrow('gone');
    count(portalWithFaults, place, new Date(), reading);
    isGone = false;
    await stopCounting(portalWithFaults);
    const [row] = await findTotals(makeCtx(broken, portalItself), [place]);
    expect(row!.views).toBe(2);
  });
});
