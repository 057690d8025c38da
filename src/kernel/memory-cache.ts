// Small things every page needs (places, categories, settings), kept in memory until one of their tags is touched.
import { createCacheFigures } from './cache-figures.ts';
import type { CacheFigures } from './cache-figures.ts';
import type { Ctx } from './ctx.ts';
import type { Invalidation } from './invalidation.ts';

interface Entry {
  readonly value: Promise<unknown>;
  readonly tags: readonly string[];
  readonly moment: number;
  readonly loadedAt: number;
}

export interface MemoryCache {
  /** What is kept and fresh. */
  readonly find: <T>(key: string) => Promise<T> | undefined;
  readonly get: <T>(key: string, tags: readonly string[], load: () => Promise<T>) => Promise<T>;
  readonly figures: () => CacheFigures;
}

/** A short safety net beside the tags. */
const LIFETIME_MS = 60_000;
/** Some things are kept for each reader. */
const MAX_ENTRIES = 20_000;

export const createMemoryCache = (invalidation: Invalidation, maxEntries = MAX_ENTRIES): MemoryCache => {
  const entries = new Map<string, Entry>();
  const figures = createCacheFigures();
  invalidation.onDrop((tags) => tags ?? entries.clear());
  const isFresh = (entry: Entry) =>
    Date.now() - entry.loadedAt < LIFETIME_MS && !invalidation.changedSince(entry.tags, entry.moment);
  const find = <T>(key: string) => {
    const known = entries.get(key);
    if (!known || !isFresh(known)) return undefined;
    figures.hit();
    return known.value as Promise<T>;
  };
  return {
    find,
    get: async <T>(key: string, tags: readonly string[], load: () => Promise<T>) => {
      const known = find<T>(key);
      if (known) return known;
      figures.loaded();
      // A query is asked anew each time it is awaited; a promise of its answer isn't.
      const value = Promise.resolve(load());
      const entry: Entry = { value, tags, moment: invalidation.moment(), loadedAt: Date.now() };
      // The one that was loaded last stands last.
      entries.delete(key);
      entries.set(key, entry);
      if (entries.size > maxEntries) entries.delete(entries.keys().next().value!);
      entry.value.catch(() => entries.delete(key));
      return entry.value as Promise<T>;
    },
    figures: () => figures.read(entries.size, null),
  };
};

/**
 * What `load` gives, from memory while none of `tags` was touched. A transaction that has touched one of them itself
 * may see its own uncommitted changes: it loads, and keeps nothing. `key` must be unique in the house.
 */
export const fetchCached = <T>(
  ctx: Ctx,
  key: string,
  tags: readonly string[],
  load: () => Promise<T>,
): Promise<T> => {
  const { transaction, portal } = ctx;
  if (!transaction) return portal.memoryCache.get(key, tags, load);
  const isOwnChange = tags.some((tag) => transaction.touched.has(tag));
  return (isOwnChange ? undefined : portal.memoryCache.find<T>(key)) ?? load();
};
