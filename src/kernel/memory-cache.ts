// Small things every page needs (places, categories, settings) are kept in memory until one of their tags is touched.
import { createCacheFigures } from './cache-figures.ts';
import type { CacheFigures } from './cache-figures.ts';
import type { Ctx } from './ctx.ts';
import { EVERYTHING, isMeantBy } from './invalidation.ts';
import type { CachedByTags, Invalidation } from './invalidation.ts';
import { cachesShared } from './load-shared.ts';

interface Entry extends CachedByTags {
  readonly value: Promise<unknown>;
  readonly loadedAt: number;
}

export interface MemoryCache {
  /** Returns what is cached and fresh. */
  readonly find: <T>(key: string) => Promise<T> | undefined;
  readonly get: <T>(key: string, tags: readonly string[], load: () => Promise<T>) => Promise<T>;
  readonly figures: () => CacheFigures;
}

/** A short safety net beside the tags. */
const LIFETIME_MS = 60_000;
/** How many entries there may be: some things are cached for each reader. */
const MAX_ENTRIES = 20_000;

export const createMemoryCache = (invalidation: Invalidation, maxEntries = MAX_ENTRIES): MemoryCache => {
  const entries = new Map<string, Entry>();
  const figures = createCacheFigures();
  invalidation.onDrop((tags) => tags ?? entries.clear());
  const isFresh = (entry: Entry) => Date.now() - entry.loadedAt < LIFETIME_MS && invalidation.isFresh(entry);
  const find = <T>(key: string) => {
    const known = entries.get(key);
    if (!known || !isFresh(known)) return undefined;
    figures.hit();
    return known.value as Promise<T>;
  };
  return {
    find,
    // No async function: what is known is asked for a hundred times a page.
    get: <T>(key: string, tags: readonly string[], load: () => Promise<T>): Promise<T> => {
      const known = find<T>(key);
      if (known) return known;
      figures.loaded();
      // A query is asked anew each time it is awaited; a promise of its answer isn't.
      const value = new Promise<T>((resolve) => resolve(load()));
      const entry: Entry = { value, tags, moment: invalidation.moment(), loadedAt: Date.now() };
      // The entry that was loaded last stands last.
      entries.delete(key);
      entries.set(key, entry);
      if (entries.size > maxEntries) entries.delete(entries.keys().next().value!);
      value.catch(() => entries.delete(key));
      return value;
    },
    figures: () => figures.read(entries.size, null),
  };
};

/**
 * Returns what `load` gives, from memory while none of `tags` was touched. A transaction that has touched one of them itself
 * may see its own uncommitted changes: it loads, and caches nothing. `key` must be unique in the house.
 */
export const fetchCached = <T>(
  ctx: Ctx,
  key: string,
  tags: readonly string[],
  load: () => Promise<T>,
): Promise<T> => {
  const { transaction, portal } = ctx;
  if (!transaction) return portal.memoryCache.get(key, tags, load);
  const isOwnChange = hasTouched(transaction.touched, tags);
  return (isOwnChange ? undefined : portal.memoryCache.find<T>(key)) ?? load();
};

const hasTouched = (touched: ReadonlySet<string>, tags: readonly string[]): boolean =>
  touched.has(EVERYTHING) || [...touched].some((one) => tags.some((tag) => isMeantBy(one, tag)));

export interface EachCached<Key extends string | number, T> {
  /** A name that is unique in the house. */
  readonly name: string;
  readonly keys: readonly Key[];
  readonly tagOf: (key: Key) => string;
  /** Gives those that there are; asked once, for all that aren't known. */
  readonly load: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, T>>;
}

/**
 * Caches each of many things by itself, so that a touch of one asks for that one alone; what there isn't is cached, too.
 * Everything is loaded in a transaction, and where pages are drawn afresh each time.
 */
export const fetchEachCached = async <Key extends string | number, T>(
  ctx: Ctx,
  { name, keys, tagOf, load }: EachCached<Key, T>,
): Promise<ReadonlyMap<Key, T>> => {
  const wanted = [...new Set(keys)];
  if (wanted.length === 0) return new Map();
  if (!cachesShared(ctx)) return load(wanted);
  const { memoryCache } = ctx.portal;
  const found = wanted.map((key) => memoryCache.find<T | undefined>(`${name} ${key}`));
  const missing = wanted.filter((_, at) => !found[at]);
  const loaded = missing.length > 0 ? load(missing) : undefined;
  const values = await Promise.all(
    wanted.map(
      (key, at) =>
        found[at] ?? memoryCache.get(`${name} ${key}`, [tagOf(key)], async () => (await loaded!).get(key)),
    ),
  );
  return new Map(wanted.flatMap((key, at) => (values[at] === undefined ? [] : [[key, values[at]]])));
};
