import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { withTransaction } from '#kernel/ctx.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#kernel/durations.ts';
import { dayOf } from '#kernel/calendar.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { termsOf } from './analysis/terms.ts';
import { encode } from './encoding.ts';
import { LENGTHS } from './found.ts';
import { periodsOf } from './periods.ts';
import { findHits, findNewest } from './queries.ts';
import type { Hit } from './queries.ts';
import { readQuestion } from './question/read-question.ts';
import { runSearch } from './run-search.ts';
import { searchThings } from './schema.ts';
import { asking } from './test-data.ts';
import { learnWords } from './vocabulary.ts';

const app = await testApp();
const { ctx } = app;
const { ask } = asking(app);

/** A number of things that is greater than the first two stretches look through. */
const THINGS = LENGTHS[1] + 500;
const village = await aPlace(ctx, { name: 'Kleinau', slug: 'kleinau' });

interface Words {
  readonly title?: string;
  readonly text: string;
}

/** Adds things of the index alone, one for each hour back from now, written as the bundle itself writes them. */
const addThings = (
  count: number,
  from: number,
  wordsOf: (n: number) => Words,
  { path = '', momentOf = (n: number) => new Date(ctx.now.getTime() - n * HOUR_MS) } = {},
) =>
  withTransaction(ctx, async (ctx) => {
    const things = Array.from({ length: count }, (_, at) => {
      const n = from + at;
      const { title = '', text } = wordsOf(n);
      const publishedAt = momentOf(n);
      const terms = { title: termsOf(title), lead: [], text: termsOf(text), further: [] };
      return { n, publishedAt, terms, marks: periodsOf('article', publishedAt) };
    });
    const learnt = await learnWords(
      ctx,
      things.flatMap(({ n, terms }) => [
        { text: wordsOf(n).title ?? '', terms: terms.title },
        { text: wordsOf(n).text, terms: terms.text },
      ]),
      things.flatMap(({ marks }) => marks),
    );
    await ctx.db.insert(searchThings).values(
      things.map(({ n, publishedAt, terms, marks }) => ({
        type: 'article',
        objectId: 1_000_000 + n,
        locationPath: path,
        tagIds: [],
        publishedAt,
        ...encode(terms, { ...learnt, marks }),
        writtenAt: ctx.now,
      })),
    );
  });

beforeAll(async () => {
  await addThings(THINGS, 1, (n) => ({
    ...(n % 10 === 0 && { title: 'Zeitung' }),
    text: `Alltag ${n % 500 === 0 ? 'selt' : ''} ${n % 15 === 0 ? 'manchmal' : ''} Zeitung`,
  }));
  await addThings(3, THINGS + 1, () => ({ text: 'Alltag' }), { path: village.path });
  await anArticle(ctx, { headline: 'Lob des Alltags', publishedAt: new Date('2020-01-01') });
});

const search = async (typed: string, filters = {}) =>
  runSearch(ctx, readQuestion(typed), { filters, withCounts: true });
const keyOf = ({ type, objectId }: Hit) => `${type} ${objectId}`;

describe('words that stand in most of a large portal', () => {
  it('are met in its newest things, of which there are said to be more', async () => {
    const { total, isPart, hits } = await search('Alltag');
    expect(isPart).toBe(true);
    expect(total).toBeGreaterThan(100);
    expect(total).toBeLessThan(THINGS);
    expect(hits.some(({ objectId }) => objectId === 1_000_001)).toBe(true);
  });

  it('are met in titles, however old', async () => {
    const { hits } = await search('Alltag');
    expect(hits[0]!.objectId).toBeLessThan(1_000_000);
  });

  it('are looked for further back where the newest things haven’t enough of them', async () => {
    const { total, isPart } = await search('manchmals');
    expect(isPart).toBe(true);
    expect(total).toBeGreaterThan(100);
    expect(total).toBeLessThan(THINGS / 15);
  });

  it('are met in as many newer titles as are enough, and then in no older ones', async () => {
    const { total } = await search('Zeitung');
    // What came out on one day belongs to a stretch as a whole.
    const oneDay = 24;
    const newest = LENGTHS[0] + oneDay;
    expect(total).toBeGreaterThan(LENGTHS[0] + (LENGTHS[1] - newest) / 10 - 1);
    expect(total).toBeLessThan(newest + (LENGTHS[1] + oneDay - LENGTHS[0]) / 10);
  });

  it('are counted among what was looked at', async () => {
    const { total, counts } = await search('Alltag');
    expect(counts.find(({ facet }) => facet === 'art')).toEqual({
      facet: 'art',
      key: 'article',
      count: total,
    });
  });

  it('are all found at a place where they are few', async () => {
    const { total, isPart } = await search('Alltag', { path: village.path });
    expect({ total, isPart }).toEqual({ total: 3, isPart: false });
  });

  it('are all found in a short time', async () => {
    const since = new Date(ctx.now.getTime() - 50 * 3_600_000);
    const { total, isPart } = await search('Alltag', { since });
    expect(total).toBe(50);
    expect(isPart).toBe(false);
  });

  it('come page by page, nothing twice', async () => {
    const { search: asked, total, hits } = await search('Alltag');
    const seen = new Set<string>();
    const asOf = ctx.now.getTime();
    for (let page = hits.slice(0, 20); page.length > 0; ) {
      for (const hit of page) {
        expect(seen.has(keyOf(hit))).toBe(false);
        seen.add(keyOf(hit));
      }
      const { score, type, objectId } = page.at(-1)!;
      page = (
        await findHits(ctx, asked, { after: { asOf, score, type, id: objectId, way: 'typed' } })
      ).hits.slice(0, 20);
    }
    expect(seen.size).toBe(total);
  });

  it('come as a feed, the newest first', async () => {
    const { search: asked } = await search('Alltag');
    const ids = (await findNewest(ctx, asked)).map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: 24 }, (_, at) => 1_000_001 + at));
  });

  it('are said to be more than are counted', async () => {
    const { isPart, note } = await ask({ q: 'Alltag' });
    expect(isPart).toBe(true);
    expect(note).toBe(
      'Das steht sehr oft: Gezeigt und gezählt werden die neuesten, und was im Titel davon spricht.',
    );
  });
});

describe('a day on which very much came out', () => {
  it('leaves room for what came after it', async () => {
    const before = (seconds: number) => () => new Date(ctx.now.getTime() - seconds * 1000);
    await addThings(3_000, 50_000, () => ({ text: 'Flut' }), { momentOf: before(1) });
    await addThings(1, 60_000, () => ({ text: 'Flut' }), { momentOf: before(0) });
    const { search: asked, isPart } = await search('Flut');
    expect(isPart).toBe(true);
    expect((await findNewest(ctx, asked))[0]!.id).toBe(1_060_000);
  });
});

const newestAt = async (now: Date) => {
  const { search: asked } = await runSearch({ ...ctx, now }, readQuestion('Alltag'), { filters: {} });
  return (await findNewest({ ...ctx, now }, asked))[0]!.id;
};

describe('the first thing of a day', () => {
  it('is found at once, whatever was asked before', async () => {
    const day = dayOf(new Date(ctx.now.getTime() + 40 * DAY_MS));
    const evening = new Date(`${day}T22:58:00Z`);
    const night = new Date(evening.getTime() + 4 * MINUTE_MS);
    await newestAt(evening);
    await addThings(1, 70_000, () => ({ text: 'Alltag' }), { momentOf: () => night });
    expect(await newestAt(night)).toBe(1_070_000);
  });
});

describe('words that are rare in a large portal', () => {
  it('are all found, however old', async () => {
    const { total, isPart } = await search('selt');
    expect({ total, isPart }).toEqual({ total: Math.floor(THINGS / 500), isPart: false });
  });

  it('are found beside those that stand everywhere', async () => {
    expect((await search('Alltag selt')).total).toBe(Math.floor(THINGS / 500));
    expect((await search('selt -Alltag')).total).toBe(0);
  });
});
