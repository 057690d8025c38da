// Says when a tag was touched last, by the one clock that page cache and memory cache ask before they keep or give out
// anything.
import type { Ctx } from './ctx.ts';
import type { Portal } from './portal.ts';

/** The PostgreSQL channel on which processes tell each other touched tags. */
export const TAG_CHANNEL = 'litfass_tags';
/** The payload that stands for "everything", when the list of tags is too long for a notification. */
export const EVERYTHING = '*';

/** Something that is cached by tags. */
export interface CachedByTags {
  readonly tags: Iterable<string>;
  /** The moment until which it is known that none of the tags was touched. */
  moment: number;
}

export interface Invalidation {
  /** Returns a point in the order of touches; hand it back to `changedSince`. */
  readonly moment: () => number;
  readonly drop: (tags: Iterable<string>) => void;
  readonly dropAll: () => void;
  /** Returns true if one of the tags may have been touched after `moment`. */
  readonly changedSince: (tags: Iterable<string>, moment: number) => boolean;
  /** Returns true while none of its tags was touched, and moves its `moment` on to now: each touch is looked at once. */
  readonly isFresh: (cached: CachedByTags) => boolean;
  /** Has `listener` called with the tags at each drop, and with the things whose aspects are among them; undefined means all. */
  readonly onDrop: (listener: (tags: readonly string[] | undefined) => void) => void;
}

/** Stands between the tag of a thing and the name of an aspect. */
const ASPECT = '#';

/**
 * Returns the tag of one aspect of a thing, such as how many comments it has. A touch of the thing is one of all its aspects; a
 * touch of an aspect is one for those who hold that, or the thing itself, and for nobody who holds another aspect.
 */
export const aspectOf = (tag: string, aspect: string): string => tag + ASPECT + aspect;

/** Returns the thing that a tag is about, whatever the aspect. */
export const thingOf = (tag: string): string => {
  const at = tag.indexOf(ASPECT);
  return at < 0 ? tag : tag.slice(0, at);
};

/** Says whether something that holds `held` is another one after a touch of `touched`. */
export const isMeantBy = (touched: string, held: string): boolean =>
  touched === held || touched === thingOf(held) || thingOf(touched) === held;

/**
 * How many stamps are remembered; when there are more they are forgotten, and whatever began before that moment counts as
 * changed.
 */
const MAX_STAMPS = 50_000;

export const createInvalidation = (): Invalidation => {
  const listeners: ((tags: readonly string[] | undefined) => void)[] = [];
  const stamps = new Map<string, number>();
  /** The stamps of things of which some aspect was touched. */
  const aspects = new Map<string, number>();
  let sequence = 0;
  let floor = 0;
  const dropAll = () => {
    floor = ++sequence;
    stamps.clear();
    aspects.clear();
    for (const listener of listeners) listener(undefined);
  };
  const lastTouch = (tag: string) => {
    const thing = thingOf(tag);
    return Math.max(stamps.get(tag) ?? 0, (thing === tag ? aspects : stamps).get(thing) ?? 0);
  };
  const changedSince = (tags: Iterable<string>, moment: number) => {
    if (moment < floor) return true;
    // Nothing was touched at all, as between most requests.
    if (moment === sequence) return false;
    for (const tag of tags) if (lastTouch(tag) > moment) return true;
    return false;
  };
  return {
    moment: () => sequence,
    dropAll,
    drop: (tags) => {
      const dropped = [...tags];
      const things = dropped.filter((tag) => tag.includes(ASPECT)).map(thingOf);
      sequence++;
      for (const tag of dropped) stamps.set(tag, sequence);
      for (const thing of things) aspects.set(thing, sequence);
      for (const listener of listeners) listener([...dropped, ...things]);
      if (stamps.size + aspects.size > MAX_STAMPS) dropAll();
    },
    changedSince,
    isFresh: (cached) => {
      if (changedSince(cached.tags, cached.moment)) return false;
      cached.moment = sequence;
      return true;
    },
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
  if (transaction.touched.size === 0) ctx.afterCommit(() => invalidateTouched(portal, transaction.touched));
  for (const tag of tags) transaction.touched.add(tag);
};

/** Says that much of all there is has changed, here and in the other processes. */
export const touchEverything = (ctx: Ctx): void => touch(ctx, EVERYTHING);

/** Drops what a transaction has touched, here and in the other processes. */
export const invalidateTouched = (
  { invalidation, tagBroadcast }: Pick<Portal, 'invalidation' | 'tagBroadcast'>,
  touched: ReadonlySet<string>,
): void => {
  if (touched.has(EVERYTHING)) invalidation.dropAll();
  else invalidation.drop(touched);
  tagBroadcast.send(touched);
};
