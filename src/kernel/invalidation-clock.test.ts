// Tests the clock of touched tags by itself, and what a touch asks of it; transactions and other processes are in
// invalidation.test.ts.
import { describe, expect, it } from 'vitest';
import type { Ctx } from './ctx.ts';
import {
  EVERYTHING,
  createInvalidation,
  isMeantBy,
  thingOf,
  touch,
  touchEverything,
} from './invalidation.ts';

describe('a tag', () => {
  it.each([
    ['article:7', 'article:7'],
    ['article:7#comments', 'article:7'],
    ['article:7#comments#new', 'article:7'],
    ['#comments', ''],
    ['a#', 'a'],
    ['', ''],
  ])('%j is about %j', (tag, thing) => expect(thingOf(tag)).toBe(thing));

  it.each([
    ['a', 'a', true],
    ['a', 'a#x', true],
    ['a#x', 'a', true],
    ['a#x', 'a#x', true],
    ['a#x', 'a#y', false],
    ['a', 'b', false],
    ['a#x', 'b', false],
    ['a', 'b#x', false],
  ])('that is touched, %j, means who holds %j: %s', (touched, held, isMeant) =>
    expect(isMeantBy(touched, held)).toBe(isMeant),
  );
});

describe('the clock', () => {
  it('answers for the moment before anything was touched, and for any later one', () => {
    const clock = createInvalidation();
    const start = clock.moment();
    expect(clock.changedSince(['a'], start)).toBe(false);
    expect(clock.changedSince([], start)).toBe(false);
    clock.drop(['a']);
    expect([clock.changedSince(['b'], start), clock.changedSince(['b', 'a'], start)]).toEqual([false, true]);
    clock.drop(['b']);
    expect(clock.changedSince([], start)).toBe(false);
    expect(clock.changedSince(['a'], clock.moment() - 1)).toBe(false);
    expect(clock.changedSince(['b'], clock.moment() - 1)).toBe(true);
  });

  it('remembers the last of several touches, of a thing and of its aspect', () => {
    const clock = createInvalidation();
    clock.drop(['a#x']);
    clock.drop(['a']);
    const then = clock.moment();
    expect(clock.changedSince(['a', 'a#x', 'a#y'], then)).toBe(false);
    clock.drop(['a#x']);
    expect([['a'], ['a#x'], ['a#y']].map((tags) => clock.changedSince(tags, then))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each([
    ['things', 50_000, (at: number) => `a:${at}`],
    // A touched aspect is remembered twice: by itself, and for its thing.
    ['aspects', 25_000, (at: number) => `a:${at}#x`],
  ])('remembers so many touched %s: %d, and then forgets all of them', (_, count, tagOf) => {
    const clock = createInvalidation();
    const all: unknown[] = [];
    clock.onDrop((tags) => void (tags ?? all.push('all')));
    const start = clock.moment();
    for (let at = 0; at < count; at++) clock.drop([tagOf(at)]);
    expect([clock.changedSince(['untouched'], start), all]).toEqual([false, []]);
    clock.drop([tagOf(count)]);
    expect([clock.changedSince(['untouched'], start), all]).toEqual([true, ['all']]);
    // As many tags fit again.
    const later = clock.moment();
    for (let at = 0; at < count; at++) clock.drop([tagOf(at)]);
    expect([clock.changedSince(['untouched'], later), all]).toEqual([false, ['all']]);
  });
});

/** Makes a transaction of a portal that notes what it is told. */
const noting = () => {
  const noted: unknown[] = [];
  const afterwards: (() => void)[] = [];
  const ctx = {
    transaction: { touched: new Set<string>() },
    afterCommit: (work: () => void) => afterwards.push(work),
    portal: {
      invalidation: {
        drop: (tags: Iterable<string>) => noted.push(['drop', ...tags]),
        dropAll: () => noted.push(['drop all']),
      },
      tagBroadcast: { send: (tags: Iterable<string>) => noted.push(['send', ...tags]) },
    },
  } as unknown as Ctx;
  const commit = () => {
    for (const work of afterwards) work();
    return noted;
  };
  return { ctx, noted, commit };
};

describe('a touch', () => {
  it('is told here and to the others once, after the commit', () => {
    const { ctx, noted, commit } = noting();
    touch(ctx, 'a', 'b');
    touch(ctx, 'b', 'c');
    expect(noted).toEqual([]);
    expect(commit()).toEqual([
      ['drop', 'a', 'b', 'c'],
      ['send', 'a', 'b', 'c'],
    ]);
  });

  it('of everything is one of all there is', () => {
    const { ctx, commit } = noting();
    touchEverything(ctx);
    expect(commit()).toEqual([['drop all'], ['send', EVERYTHING]]);
  });

  it('needs a transaction', () => {
    const { ctx } = noting();
    expect(() => touch({ ...ctx, transaction: undefined }, 'a')).toThrow('needs a transaction');
  });
});
