// When was a tag touched last? The one clock that page cache and memo ask before they keep or give out anything.
import type { Ctx } from './ctx.ts';

/** PostgreSQL channel on which processes tell each other touched tags. */
export const TAG_CHANNEL = 'litfass_tags';
/** Payload that stands for "everything", when the list of tags is too long for a notification. */
export const EVERYTHING = '*';

export interface Invalidation {
  /** A point in the order of touches; hand it back to `changedSince`. */
  readonly moment: () => number;
  readonly drop: (tags: Iterable<string>) => void;
  readonly dropAll: () => void;
  /** True if one of the tags may have been touched after `moment`. */
  readonly changedSince: (tags: Iterable<string>, moment: number) => boolean;
  /** Called with the tags at each drop, undefined meaning all. */
  readonly onDrop: (listener: (tags: readonly string[] | undefined) => void) => void;
}

/** More stamps than this are forgotten; whatever began before that moment counts as changed. */
const MAX_STAMPS = 50_000;

export const createInvalidation = (): Invalidation => {
  const listeners: ((tags: readonly string[] | undefined) => void)[] = [];
  const stamps = new Map<string, number>();
  let sequence = 0;
  let floor = 0;
  const dropAll = () => {
    floor = ++sequence;
    stamps.clear();
    for (const listener of listeners) listener(undefined);
  };
  return {
    moment: () => sequence,
    dropAll,
    drop: (tags) => {
      const dropped = [...tags];
      sequence++;
      for (const tag of dropped) stamps.set(tag, sequence);
      for (const listener of listeners) listener(dropped);
      if (stamps.size > MAX_STAMPS) dropAll();
    },
    changedSince: (tags, moment) =>
      moment < floor || [...tags].some((tag) => (stamps.get(tag) ?? 0) > moment),
    onDrop: (listener) => void listeners.push(listener),
  };
};

/**
 * Says that what these tags name has changed. Collected on the transaction, told to this process's caches after
 * the commit and to the other processes a moment later; nothing happens on rollback.
 */
export const touch = (ctx: Ctx, ...tags: readonly string[]): void => {
  const { transaction, portal } = ctx;
  if (!transaction) throw new Error('touch() needs a transaction');
  if (transaction.touched.size === 0)
    ctx.afterCommit(() => {
      portal.invalidation.drop(transaction.touched);
      portal.tagBroadcast.send(transaction.touched);
    });
  for (const tag of tags) transaction.touched.add(tag);
};

/** Says that much of all there is has changed, here and in the other processes. */
export const touchEverything = (ctx: Ctx): void => {
  touch(ctx, EVERYTHING);
  ctx.afterCommit(() => ctx.portal.invalidation.dropAll());
};
