// A transaction does several things at its end, in a certain order: that is asked of a connection that only remembers.
import { describe, expect, it, vi } from 'vitest';
import { beforeCommit, thingsChanged } from './before-commit.ts';
import { makeCtx, withTransaction } from './ctx.ts';
import type { Ctx } from './ctx.ts';
import type { Portal } from './portal.ts';
import { portalItself } from './viewer.ts';

/** Makes a portal whose transactions write down what happens to them, and end as `commit` says. */
const setUp = (commit: () => Promise<void> = async () => undefined, isUndone = false) => {
  const steps: string[] = [];
  const drop = vi.fn<(tags: ReadonlySet<string>) => void>();
  const dropAll = vi.fn<() => void>();
  const send = vi.fn<(tags: ReadonlySet<string>) => void>();
  const begin = async () => {
    let sent = 0;
    steps.push('begin');
    return {
      changed: new Map(),
      renamed: new Map(),
      touched: new Set<string>(),
      sent: () => sent,
      failure: () => undefined,
      query: async (text: string) => {
        sent++;
        steps.push(text);
      },
      commit: () => {
        steps.push('commit');
        return commit();
      },
      rollback: async () => void steps.push('rollback'),
    };
  };
  const slots = [
    beforeCommit.add(
      async (_, { changed, touched }) => void steps.push(`told of ${changed.length + touched.size}`),
    ),
  ];
  const bundles = [{ slots }];
  const log = { warn: () => undefined, error: () => undefined };
  const [invalidation, tagBroadcast] = [{ drop, dropAll }, { send }];
  const portal = { database: { begin }, bundles, allBundles: bundles, invalidation, tagBroadcast, log };
  return {
    steps,
    drop,
    dropAll,
    send,
    ctx: makeCtx(portal as unknown as Portal, portalItself, undefined, isUndone),
  };
};

const ask = ({ transaction }: Ctx, text: string) => transaction!.query(text);
const touchIn = ({ transaction }: Ctx, tag = 'front') => transaction!.touched.add(tag);
const failWith = (code?: string) => () =>
  Promise.reject(Object.assign(new Error('nicht geschrieben'), { code }));

describe('whoever keeps something about what changed is told', () => {
  it('before the commit', async () => {
    const { ctx, steps } = setUp();
    await withTransaction(ctx, async (inside) => {
      touchIn(inside);
      await ask(inside, 'write');
    });
    expect(steps).toEqual(['begin', 'write', 'told of 1', 'commit']);
  });

  it('before a last query that goes out with the commit', async () => {
    const { ctx, steps } = setUp();
    await withTransaction(ctx, async (inside, commitWith) => {
      touchIn(inside);
      await commitWith(() => ask(inside, 'write'));
    });
    expect(steps).toEqual(['begin', 'told of 1', 'write', 'commit']);
  });

  it('after the last query where things changed with it, which then waits for no commit', async () => {
    const { ctx, steps } = setUp();
    await withTransaction(ctx, async (inside, commitWith) => {
      thingsChanged(inside, { type: 'article', id: 1 });
      await commitWith(() => ask(inside, 'write'));
      await ask(inside, 'more');
    });
    expect(steps).toEqual(['begin', 'write', 'more', 'told of 1', 'commit']);
  });

  it('not at all of what is undone', async () => {
    const { ctx, steps } = setUp(undefined, true);
    await withTransaction(ctx, async (inside, commitWith) => {
      touchIn(inside);
      await commitWith(() => ask(inside, 'write'));
    });
    expect(steps).toEqual(['begin', 'write', 'rollback']);
  });
});

describe('a last query', () => {
  it('that sends several is committed afterwards, as ever', async () => {
    const { ctx, steps } = setUp();
    await withTransaction(ctx, (inside, commitWith) =>
      commitWith(() => Promise.all([ask(inside, 'one'), ask(inside, 'two')])),
    );
    expect(steps).toEqual(['begin', 'one', 'two', 'commit']);
  });

  it('gives its answer, and effects run once both are there', async () => {
    const committed = Promise.withResolvers<void>();
    const { ctx, steps } = setUp(() => committed.promise);
    const done = withTransaction(ctx, (inside, commitWith) => {
      inside.afterCommit(() => void steps.push('effect'));
      return commitWith(async () => {
        await ask(inside, 'write');
        return 7;
      });
    });
    await expect.poll(() => steps).toContain('commit');
    expect(steps).not.toContain('effect');
    committed.resolve();
    expect(await done).toBe(7);
    expect(steps).toEqual(['begin', 'write', 'commit', 'effect']);
  });

  it.each([
    ['is refused', 'write'],
    ['is written by a commit that isn’t', 'commit'],
  ])('that %s is undone, and no effect runs', async (_, failing) => {
    const { ctx, steps } = setUp(failing === 'commit' ? failWith('23505') : failWith('25P02'));
    const work = withTransaction(ctx, (inside, commitWith) => {
      inside.afterCommit(() => void steps.push('effect'));
      return commitWith(async () => {
        await ask(inside, 'write');
        if (failing === 'write') throw new Error('verweigert');
      });
    });
    await expect(work).rejects.toThrow(failing === 'write' ? 'verweigert' : 'nicht geschrieben');
    expect(steps).toEqual(['begin', 'write', 'commit', 'rollback']);
  });
});

describe('a commit', () => {
  it('whose answer is lost may have been one: pages that show what it touched are drawn again, everywhere', async () => {
    const lost = setUp(failWith());
    await expect(withTransaction(lost.ctx, async (inside) => touchIn(inside))).rejects.toThrow(
      'nicht geschrieben',
    );
    expect(lost.drop).toHaveBeenCalledExactlyOnceWith(new Set(['front']));
    expect(lost.send).toHaveBeenCalledExactlyOnceWith(new Set(['front']));
    const all = setUp(failWith());
    await expect(withTransaction(all.ctx, async (inside) => touchIn(inside, '*'))).rejects.toThrow();
    expect([all.dropAll, all.send].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    const refused = setUp(failWith('23505'));
    await expect(withTransaction(refused.ctx, async (inside) => touchIn(inside))).rejects.toThrow();
    expect([refused.drop, refused.send].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it.each(['40001', '40P01'])('refused with %s is tried four times, and then given up', async (code) => {
    const { ctx, steps } = setUp(failWith(code));
    await expect(withTransaction(ctx, async () => undefined)).rejects.toThrow('nicht geschrieben');
    expect(steps).toEqual(Array.from({ length: 4 }, () => ['begin', 'commit', 'rollback']).flat());
  });
});
