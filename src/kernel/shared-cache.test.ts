import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createInvalidation } from './invalidation.ts';
import { createSharedCache } from './shared-cache.ts';

const setUp = (maxEntries?: number) => {
  const invalidation = createInvalidation();
  const cache = createSharedCache(invalidation, maxEntries);
  let loads = 0;
  const get = (key = 'front', tags: readonly string[] = ['pieces']) =>
    cache.get(key, async () => ({ loads: ++loads, tags })).then((cached) => cached.loads);
  return { invalidation, cache, get };
};

describe('what is the same for many readers', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());

  it('is loaded once, also for those who ask at the same time', async () => {
    const { get } = setUp();
    expect(await Promise.all([get(), get()])).toEqual([1, 1]);
    expect(await get()).toBe(1);
    expect(await get('another')).toBe(2);
  });

  it('is no more than 400 things, of which the one that was used longest ago goes', async () => {
    const { get, cache } = setUp();
    for (let n = 0; n < 400; n++) await get(`key-${n}`);
    expect(await get('key-0')).toBe(1);
    expect(cache.figures()).toMatchObject({ hits: 1, loads: 400 });
    expect(await get('key-400')).toBe(401);
    expect(await get('key-0')).toBe(1);
    expect(await get('key-1')).toBe(402);
  });

  it('is loaded again when one of the tags that came with it was touched, and for no other tag', async () => {
    const { get, invalidation } = setUp();
    await get();
    invalidation.drop(['topics']);
    expect(await get()).toBe(1);
    invalidation.drop(['pieces']);
    expect(await get()).toBe(2);
    invalidation.dropAll();
    expect(await get()).toBe(3);
  });

  it('is forgotten when all of it may be out of date', async () => {
    const { get, cache, invalidation } = setUp();
    await get();
    invalidation.drop(['topics']);
    expect(cache.figures().entries).toBe(1);
    invalidation.dropAll();
    expect(cache.figures().entries).toBe(0);
  });

  it('has the parts of before where they are the same', async () => {
    const { cache, invalidation } = setUp();
    let loads = 0;
    const get = () => cache.get('front', async () => ({ tags: ['a'], first: { id: 1 }, loads: ++loads }));
    const before = await get();
    invalidation.drop(['a']);
    const now = await get();
    expect([now.loads, now.first === before.first]).toEqual([2, true]);
  });

  it('takes nobody in who asks after a touch while it is still loading, whatever was touched', async () => {
    const { get, invalidation } = setUp();
    const early = get();
    invalidation.drop(['topics']);
    expect(await Promise.all([early, get()])).toEqual([1, 2]);
    expect(await get()).toBe(2);
  });

  it('is loaded again when the touch came while it was loading', async () => {
    const { get, invalidation } = setUp();
    const early = get();
    invalidation.drop(['pieces']);
    expect([await early, await get()]).toEqual([1, 2]);
  });

  it('is loaded again after a minute', async () => {
    const { get } = setUp();
    await get();
    vi.advanceTimersByTime(59_999);
    expect(await get()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await get()).toBe(2);
  });

  it('is not cached when loading failed', async () => {
    const { get, cache } = setUp();
    await expect(cache.get('front', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await get()).toBe(1);
  });

  it('goes when there is more of it than is cached, the one that was asked for longest ago first', async () => {
    const { get } = setUp(2);
    await get('a');
    await get('b');
    await get('a');
    await get('c');
    expect(await get('a')).toBe(1);
    expect(await get('b')).toBe(4);
  });
});
