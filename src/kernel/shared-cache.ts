// Keeps what was loaded for many readers alike (the parts of a page that are nobody's own), cached until one of the tags that
// came with it is touched. `fetchCached` (memory-cache.ts) is for small things whose tags are known before.
import { createCacheFigures } from './cache-figures.ts';
import type { CacheFigures } from './cache-figures.ts';
import type { CachedByTags, Invalidation } from './invalidation.ts';
import { withSameParts } from './same-parts.ts';

/** Names all that it shows. */
export interface Tagged {
  readonly tags: readonly string[];
}

interface Entry {
  readonly value: Promise<Tagged>;
  readonly moment: number;
  readonly loadedAt: number;
  /** The tags and their moment, known once it is loaded. */
  freshness?: CachedByTags;
}

export interface SharedCache {
  /** Loads once for all who ask at the same time. */
  readonly get: <T extends Tagged>(key: string, load: () => Promise<T>) => Promise<T>;
  readonly figures: () => CacheFigures;
}

/** A short safety net beside the tags, as that of cached pages. docs/house.md */
const LIFETIME_MS = 60_000;
/**
 * How many entries are kept: about a tenth of a megabyte each, of which those of a page that were loaded from each other have
 * most in common.
 */
const MAX_ENTRIES = 400;

export const createSharedCache = (invalidation: Invalidation, maxEntries = MAX_ENTRIES): SharedCache => {
  const entries = new Map<string, Entry>();
  const figures = createCacheFigures();
  invalidation.onDrop((tags) => tags ?? entries.clear());
  const isFresh = ({ freshness, moment, loadedAt }: Entry) =>
    Date.now() - loadedAt < LIFETIME_MS &&
    // Nobody knows yet what one that is still loading shows.
    (freshness ? invalidation.isFresh(freshness) : invalidation.moment() === moment);
  const store = (key: string, entry: Entry) => {
    // The entry that was used last stands last.
    entries.delete(key);
    entries.set(key, entry);
    if (entries.size > maxEntries) entries.delete(entries.keys().next().value!);
  };
  const evict = (key: string, entry: Entry) => {
    if (entries.get(key) === entry) entries.delete(key);
  };
  return {
    get: async <T extends Tagged>(key: string, load: () => Promise<T>) => {
      const known = entries.get(key);
      if (known && isFresh(known)) {
        store(key, known);
        figures.hit();
        return known.value as Promise<T>;
      }
      figures.loaded();
      const [moment, loadedAt] = [invalidation.moment(), Date.now()];
      const entry: Entry = { value: loadAgain(known, load), moment, loadedAt };
      store(key, entry);
      entry.value.then(
        ({ tags }) => (entry.freshness = { tags, moment }),
        () => evict(key, entry),
      );
      return entry.value as Promise<T>;
    },
    figures: () => figures.read(entries.size, null),
  };
};

/** Loads again; what hasn't changed is the same object as before, for which it is drawn already. */
const loadAgain = async <T extends Tagged>(known: Entry | undefined, load: () => Promise<T>): Promise<T> => {
  // A value that is still being loaded isn't waited for.
  const before = known?.freshness && (await known.value);
  return withSameParts(before, await load());
};
