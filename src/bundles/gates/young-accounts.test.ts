import { expect, it } from 'vitest';
import { DAY_MS } from '#kernel/durations.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { loadYouth } from './young-accounts.ts';

const ctx = await testCtx();
const daysAgo = (days: number) => new Date(ctx.now.getTime() - days * DAY_MS);

it('an account is young for a day; however many people are asked about, it is one query', async () => {
  const [fresh, old] = [await aUser(ctx), await aUser(ctx, { createdAt: daysAgo(2) })];
  const gone = await aUser(ctx, { erasedAt: ctx.now });
  const others = [await aUser(ctx), await aUser(ctx), await aUser(ctx)];
  const ids = [fresh, old, gone, ...others, fresh].map(({ id }) => id);
  const before = ctx.portal.database.queryCount();
  const wasYoung = await loadYouth(ctx, ids);
  expect(ctx.portal.database.queryCount() - before).toBe(1);
  expect([fresh, old, gone].map(({ id }) => wasYoung(id, ctx.now))).toEqual([true, false, false]);
  // The age is asked as it was then, not as it is now.
  expect(wasYoung(old.id, daysAgo(1.5))).toBe(true);
  await loadYouth(ctx, []);
  expect(ctx.portal.database.queryCount() - before).toBe(1);
});

it('what keeps the database from answering is no reason to take somebody for an old hand', async () => {
  const db = new Proxy(ctx.db, {
    get: () => () => {
      throw new Error('the database is away');
    },
  });
  await expect(loadYouth({ ...ctx, db }, [1])).rejects.toThrow('away');
});
