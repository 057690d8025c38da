import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { listenForTouches } from './create-portal.ts';
import { makeCtx, withTransaction } from './ctx.ts';
import { aspectOf, createInvalidation, touch } from './invalidation.ts';
import { testPortal } from './testing/test-portal.ts';
import { portalItself } from './viewer.ts';

const portal = await testPortal();
const ctx = makeCtx(portal, portalItself);

/** Asks a process's clock about all that happens from now on. */
const watch = ({ invalidation }: Pick<typeof portal, 'invalidation'>) => {
  const began = invalidation.moment();
  return (tag: string) => invalidation.changedSince([tag], began);
};

describe('the clock of touched tags', () => {
  it('knows what was touched after a moment', () => {
    const clock = createInvalidation();
    const before = clock.moment();
    clock.drop(['article:7']);
    expect(clock.changedSince(['article:7'], before)).toBe(true);
    expect(clock.changedSince(['article:1', 'article:7'], before)).toBe(true);
    expect(clock.changedSince(['article:1'], before)).toBe(false);
    expect(clock.changedSince(['article:7'], clock.moment())).toBe(false);
  });

  it('counts everything as changed after a drop of all', () => {
    const clock = createInvalidation();
    const before = clock.moment();
    clock.dropAll();
    expect(clock.changedSince(['never:heard-of'], before)).toBe(true);
    expect(clock.changedSince(['never:heard-of'], clock.moment())).toBe(false);
  });

  it('tells aspects of a thing apart, and knows that a touch of the thing is one of all of them', () => {
    const clock = createInvalidation();
    const [text, count] = [aspectOf('article:7', 'content'), aspectOf('article:7', 'comments')];
    const isChanged = (since: number) =>
      [text, count, 'article:7', 'article:70'].map((tag) => clock.changedSince([tag], since));
    const before = clock.moment();
    clock.drop([count]);
    expect(isChanged(before)).toEqual([false, true, true, false]);
    const between = clock.moment();
    clock.drop(['article:7']);
    expect(isChanged(between)).toEqual([true, true, true, false]);
    expect(isChanged(clock.moment())).toEqual([false, false, false, false]);
  });

  it('knows what is cached as fresh until a tag of it is touched, and looks at each touch once', () => {
    const clock = createInvalidation();
    let looked = 0;
    const cached = {
      moment: clock.moment(),
      tags: {
        *[Symbol.iterator]() {
          looked++;
          yield* ['article:7', 'front'];
        },
      },
    };
    expect([clock.isFresh(cached), looked]).toEqual([true, 0]);
    clock.drop(['article:8']);
    expect([clock.isFresh(cached), clock.isFresh(cached), looked]).toEqual([true, true, 1]);
    clock.drop(['front']);
    clock.drop(['article:9']);
    expect([clock.isFresh(cached), clock.isFresh(cached)]).toEqual([false, false]);
    cached.moment = clock.moment();
    clock.dropAll();
    expect(clock.isFresh(cached)).toBe(false);
  });

  it('tells of a touched aspect as of its thing, too', () => {
    const clock = createInvalidation();
    const heard: unknown[] = [];
    clock.onDrop((tags) => heard.push(tags));
    clock.drop([aspectOf('article:7', 'comments'), 'front']);
    expect(heard).toEqual([['article:7#comments', 'front', 'article:7']]);
  });

  it('tells those who keep something what was dropped', () => {
    const clock = createInvalidation();
    const heard: unknown[] = [];
    clock.onDrop((tags) => heard.push(tags));
    clock.drop(new Set(['a', 'b']));
    clock.dropAll();
    expect(heard).toEqual([['a', 'b'], undefined]);
  });

  it('forgets old stamps rather than grow for ever, and then calls everything changed', () => {
    const clock = createInvalidation();
    const before = clock.moment();
    for (let i = 0; i <= 50_000; i++) clock.drop([`article:${i}`]);
    expect(clock.changedSince(['untouched'], before)).toBe(true);
    expect(clock.changedSince(['untouched'], clock.moment())).toBe(false);
  });
});

describe('bet: a touch', () => {
  it('counts after the commit and not before', async () => {
    const isTouched = watch(portal);
    await withTransaction(ctx, async (inside) => {
      touch(inside, 'article:7');
      await inside.db.execute(sql`select 1`);
      expect(isTouched('article:7')).toBe(false);
    });
    expect(isTouched('article:7')).toBe(true);
  });

  it('counts for nothing on rollback', async () => {
    const isTouched = watch(portal);
    const work = withTransaction(ctx, async (inside) => {
      touch(inside, 'article:7');
      throw new Error('abgelehnt');
    });
    await expect(work).rejects.toThrow('abgelehnt');
    expect(isTouched('article:7')).toBe(false);
  });

  it('counts for nothing when the commit itself fails', async () => {
    const isTouched = watch(portal);
    await ctx.db.execute(sql`create table pairs (id int primary key,
      other int not null references pairs deferrable initially deferred)`);
    const work = withTransaction(ctx, async (inside) => {
      touch(inside, 'article:7');
      await inside.db.execute(sql`insert into pairs values (1, 2)`);
    });
    await expect(work).rejects.toThrow('foreign key');
    expect(isTouched('article:7')).toBe(false);
  });

  it('is one drop for all tags of a transaction, the joined ones included', async () => {
    const isTouched = watch(portal);
    const heard: unknown[] = [];
    portal.invalidation.onDrop((tags) => heard.push(tags));
    await withTransaction(ctx, async (outer) => {
      touch(outer, 'article:7', 'front');
      await withTransaction(outer, async (inner) => touch(inner, 'article:8', 'front'));
      expect(isTouched('article:8')).toBe(false);
    });
    expect(heard).toEqual([['article:7', 'front', 'article:8']]);
  });

  it('needs a transaction', () => {
    expect(() => touch(ctx, 'article:7')).toThrow('needs a transaction');
  });
});

describe('bet: other processes on the same database', async () => {
  const other = await testPortal({ target: portal.target });
  const stranger = await testPortal();
  for (const process of [other, stranger]) {
    const listener = await listenForTouches(process);
    afterAll(() => listener.close());
  }
  const withinASecond = { timeout: 1000, interval: 5 };

  it('hear of a touch within a second, and other portals don’t', async () => {
    const [isHeard, isHeardByStranger] = [watch(other), watch(stranger)];
    await withTransaction(ctx, async (inside) => touch(inside, 'event:1', 'events'));
    await expect.poll(() => isHeard('event:1'), withinASecond).toBe(true);
    expect(isHeard('events')).toBe(true);
    expect(isHeard('event:2')).toBe(false);
    expect(isHeardByStranger('event:1')).toBe(false);
  });

  it('hear nothing of a rollback', async () => {
    const isHeard = watch(other);
    await withTransaction(ctx, async (inside) => {
      touch(inside, 'event:3');
      throw new Error('abgelehnt');
    }).catch(() => undefined);
    await withTransaction(ctx, async (inside) => touch(inside, 'event:4'));
    await expect.poll(() => isHeard('event:4'), withinASecond).toBe(true);
    expect(isHeard('event:3')).toBe(false);
  });

  it('hear of more tags than fit a message by several, and keep all else', async () => {
    const isHeard = watch(other);
    const tags = Array.from({ length: 1000 }, (_, id) => `straße:${id}`);
    await withTransaction(ctx, async (inside) => touch(inside, ...tags));
    await expect.poll(() => tags.every(isHeard), withinASecond).toBe(true);
    expect(isHeard('quite:different')).toBe(false);
  });

  it('take tags with quotes and umlauts as they are', async () => {
    const isHeard = watch(other);
    await withTransaction(ctx, async (inside) => touch(inside, "o'häuser\\"));
    await expect.poll(() => isHeard("o'häuser\\"), withinASecond).toBe(true);
  });
});
