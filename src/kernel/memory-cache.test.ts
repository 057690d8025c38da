import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeCtx, withTransaction } from './ctx.ts';
import type { Ctx } from './ctx.ts';
import { createInvalidation, touch, touchEverything } from './invalidation.ts';
import { createMemoryCache, fetchCached, fetchEachCached } from './memory-cache.ts';
import { testPortal } from './testing/test-portal.ts';
import { portalItself } from './viewer.ts';

const setUp = () => {
  const invalidation = createInvalidation();
  const memo = createMemoryCache(invalidation);
  let loads = 0;
  const load = async () => ++loads;
  return { invalidation, memo, places: () => memo.get('places', ['locations'], load) };
};

describe('what every page needs', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());

  it('is loaded once, also for those who ask at the same time', async () => {
    const { places } = setUp();
    expect(await Promise.all([places(), places()])).toEqual([1, 1]);
    expect(await places()).toBe(1);
  });

  it('is asked once, also when it comes from a query, which is asked each time it is awaited', async () => {
    const { db, queryCount } = (await testPortal()).database;
    const memo = createMemoryCache(createInvalidation());
    const get = () =>
      memo.get('one', ['one'], () => db.select({ one: sql<number>`1` }).from(sql`(select 1) as t`));
    const before = queryCount();
    await Promise.all([get(), get()]);
    expect(await get()).toEqual([{ one: 1 }]);
    expect(queryCount() - before).toBe(1);
  });

  it('is loaded again when one of its tags was touched, and for no other tag', async () => {
    const { places, invalidation } = setUp();
    await places();
    invalidation.drop(['topics']);
    expect(await places()).toBe(1);
    invalidation.drop(['locations']);
    expect(await places()).toBe(2);
    invalidation.dropAll();
    expect(await places()).toBe(3);
  });

  it('leaves memory at once when everything was touched', async () => {
    const { places, memo, invalidation } = setUp();
    await places();
    invalidation.drop(['locations']);
    expect(memo.figures().entries).toBe(1);
    invalidation.dropAll();
    expect(memo.figures().entries).toBe(0);
  });

  it('is counted as found or loaded each time somebody asks', async () => {
    const { places, memo } = setUp();
    for (let n = 0; n < 3; n++) await places();
    void memo.find('places');
    void memo.find('topics');
    expect(memo.figures()).toEqual({ entries: 1, bytes: null, hits: 3, loads: 1 });
  });

  it('is loaded again when the touch came while it was loading', async () => {
    const { places, invalidation } = setUp();
    const early = places();
    invalidation.drop(['locations']);
    expect([await early, await places()]).toEqual([1, 2]);
  });

  it('goes when there is too much of it, the one that was loaded first first', async () => {
    const memo = createMemoryCache(createInvalidation(), 2);
    let loads = 0;
    const get = (key: string) => memo.get(key, [], async () => ++loads);
    for (const key of ['a', 'b', 'c']) await get(key);
    expect([await get('c'), await get('b'), await get('a')]).toEqual([3, 2, 4]);
  });

  it('is loaded again after a minute', async () => {
    const { places } = setUp();
    await places();
    vi.advanceTimersByTime(59_999);
    expect(await places()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await places()).toBe(2);
  });

  it('is no more than twenty thousand things', async () => {
    const { memo } = setUp();
    for (let n = 0; n <= 20_000; n++) void memo.get(`key-${n}`, [], async () => n);
    expect(memo.figures()).toEqual({ entries: 20_000, bytes: null, hits: 0, loads: 20_001 });
    expect(await memo.find('key-1')).toBe(1);
    expect(memo.find('key-0')).toBeUndefined();
  });

  it('that was loaded again stands last', async () => {
    const invalidation = createInvalidation();
    const memo = createMemoryCache(invalidation, 2);
    const get = (key: string) => memo.get(key, [key], async () => key);
    await get('a');
    await get('b');
    invalidation.drop(['a']);
    await get('a');
    await get('c');
    expect([memo.find('a') !== undefined, memo.find('b') !== undefined]).toEqual([true, false]);
  });

  it('that failed to load is tried again by the next who asks', async () => {
    const { memo } = setUp();
    const failing = () => memo.get<string>('places', [], () => Promise.reject(new Error('weg')));
    await expect(Promise.all([failing(), failing()])).rejects.toThrow('weg');
    expect(await memo.get('places', [], async () => 'wieder da')).toBe('wieder da');
  });

  it('is cached by key', async () => {
    const { memo } = setUp();
    await memo.get('a', [], async () => 'A');
    expect(await memo.get('b', [], async () => 'B')).toBe('B');
    expect(await memo.get('a', [], async () => 'anderes')).toBe('A');
  });
});

const read = (ctx: Ctx, value: string) => fetchCached(ctx, 'test', ['test'], async () => value);

describe('remember', () => {
  it('knows in a transaction what is known outside', async () => {
    const ctx = makeCtx(await testPortal(), portalItself);
    await read(ctx, 'bekannt');
    expect(await withTransaction(ctx, (inside) => read(inside, 'geladen'))).toBe('bekannt');
  });

  it('caches nothing that a transaction loads, which may see what nobody else does', async () => {
    const ctx = makeCtx(await testPortal(), portalItself);
    await withTransaction(ctx, async (inside) => {
      expect(await read(inside, 'geladen')).toBe('geladen');
      expect(await read(inside, 'noch einmal')).toBe('noch einmal');
    });
    expect(await read(ctx, 'alt')).toBe('alt');
    await withTransaction(ctx, async (inside) => {
      touch(inside, 'test');
      expect(await read(inside, 'neu')).toBe('neu');
      expect(await read(ctx, 'zu früh')).toBe('alt');
    });
    expect(await read(ctx, 'neu')).toBe('neu');
  });
});

/** Reads from the cache within a transaction that has touched these tags. */
const readAfter = (touched: readonly string[], tags: readonly string[], known: string | undefined) => {
  const memoryCache = { find: () => known && Promise.resolve(known) };
  const ctx = { portal: { memoryCache }, transaction: { touched: new Set(touched) } } as unknown as Ctx;
  return fetchCached(ctx, 'test', tags, async () => 'geladen');
};

describe('what a transaction asks for', () => {
  it.each([
    [[], ['a', 'b'], 'bekannt'],
    [['c'], ['a', 'b'], 'bekannt'],
    [['c', 'a'], ['a', 'b'], 'geladen'],
    [['b', 'c'], ['a', 'b'], 'geladen'],
    [['a#comments'], ['b', 'a'], 'geladen'],
    [['a'], [], 'bekannt'],
    [['c', '*'], ['a', 'b'], 'geladen'],
  ])('after a touch of %j comes, with the tags %j, as %s', async (touched, tags, read) =>
    expect(await readAfter(touched, tags, 'bekannt')).toBe(read),
  );

  it('is loaded after everything was touched there', async () => {
    const ctx = makeCtx(await testPortal(), portalItself);
    expect(await read(ctx, 'alt')).toBe('alt');
    await withTransaction(ctx, async (inside) => {
      touchEverything(inside);
      expect(await read(inside, 'neu')).toBe('neu');
    });
  });

  it('is loaded where nobody knows it', async () =>
    expect(await readAfter([], ['a'], undefined)).toBe('geladen'));
});

const setUpEach = async (options?: Parameters<typeof testPortal>[0]) => {
  const portal = await testPortal(options);
  const asked: (readonly number[])[] = [];
  const each = (keys: readonly number[], ctx = makeCtx(portal, portalItself)) =>
    fetchEachCached(ctx, {
      name: 'each',
      keys,
      tagOf: (key) => `each:${key}`,
      load: async (keys) => {
        asked.push(keys);
        return new Map(keys.filter((key) => key < 10).map((key) => [key, `Nr. ${key}`]));
      },
    });
  return { portal, asked, each };
};

const failToLoad = () => Promise.reject(new Error('weg'));

describe('many things of which each is cached by itself', () => {
  it('are asked for in one batch, those that are known not again', async () => {
    const { asked, each } = await setUpEach();
    expect([...(await each([1, 2, 1]))]).toEqual([
      [1, 'Nr. 1'],
      [2, 'Nr. 2'],
    ]);
    expect([...(await each([3, 2]))]).toEqual([
      [3, 'Nr. 3'],
      [2, 'Nr. 2'],
    ]);
    await Promise.all([each([4]), each([4])]);
    expect((await each([])).size).toBe(0);
    expect(asked).toEqual([[1, 2], [3], [4]]);
  });

  it('are asked for again one by one when they were touched, and what there isn’t is remembered, too', async () => {
    const { portal, asked, each } = await setUpEach();
    await each([1, 2, 11]);
    portal.invalidation.drop(['each:2']);
    expect([...(await each([1, 2, 11])).keys()]).toEqual([1, 2]);
    expect(asked).toEqual([[1, 2, 11], [2]]);
  });

  it('are asked for each time in a transaction, and where pages are drawn afresh', async () => {
    const { portal, asked, each } = await setUpEach();
    for (let n = 0; n < 2; n++)
      await withTransaction(makeCtx(portal, portalItself), async (ctx) => each([1], ctx));
    await withTransaction(makeCtx(portal, portalItself), async (ctx) => each([], ctx));
    const afresh = await setUpEach({ config: { pageCache: false } });
    for (let n = 0; n < 2; n++) await afresh.each([1]);
    expect([asked.length, afresh.asked.length]).toEqual([2, 2]);
  });

  it('are tried again after they failed to load', async () => {
    const { portal, each } = await setUpEach();
    const failing = { name: 'each', keys: [1], tagOf: () => 'each:1', load: failToLoad };
    await expect(fetchEachCached(makeCtx(portal, portalItself), failing)).rejects.toThrow('weg');
    expect((await each([1])).get(1)).toBe('Nr. 1');
  });
});
