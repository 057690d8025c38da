// Small things every page needs (places, categories, settings), kept in memory until one of their tags is touched.
import type { Ctx } from './ctx.ts';
import type { Invalidation } from './invalidation.ts';

interface Entry {
  readonly value: Promise<unknown>;
  readonly tags: readonly string[];
  readonly moment: number;
  readonly loadedAt: number;
}

export interface Memo {
  readonly get: <T>(key: string, tags: readonly string[], load: () => Promise<T>) => Promise<T>;
}

/** A short safety net beside the tags. */
const LIFETIME_MS = 60_000;

export const createMemo = (invalidation: Invalidation): Memo => {
  const entries = new Map<string, Entry>();
  const isFresh = (entry: Entry) =>
    Date.now() - entry.loadedAt < LIFETIME_MS && !invalidation.changedSince(entry.tags, entry.moment);
  return {
    get: async <T>(key: string, tags: readonly string[], load: () => Promise<T>) => {
      const known = entries.get(key);
      if (known && isFresh(known)) return known.value as Promise<T>;
      const entry: Entry = { value: load(), tags, moment: invalidation.moment(), loadedAt: Date.now() };
      entries.set(key, entry);
      entry.value.catch(() => entries.delete(key));
      return entry.value as Promise<T>;
    },
  };
};

/**
 * What `load` gives, from memory while none of `tags` was touched. Inside a transaction always loaded, since it
 * may see its own uncommitted changes. `key` must be unique in the house.
 */
export const remember = <T>(
  ctx: Ctx,
  key: string,
  tags: readonly string[],
  load: () => Promise<T>,
): Promise<T> => (ctx.transaction ? load() : ctx.portal.memo.get(key, tags, load));
