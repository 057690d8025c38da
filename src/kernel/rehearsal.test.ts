import { expect, it } from 'vitest';
import { withTransaction } from './ctx.ts';
import { findMark, setMark } from './marks.ts';
import { rehearse } from './rehearsal.ts';
import { testCtx } from './testing/test-portal.ts';

const ctx = await testCtx();

it('a rehearsal gives what the work would, and leaves nothing', async () => {
  const effects: string[] = [];
  const given = await rehearse(ctx, async (ctx) => {
    await setMark(ctx, 'rehearsed');
    ctx.afterCommit(() => void effects.push('done'));
    return findMark(ctx, 'rehearsed');
  });
  expect(given).toBeDefined();
  expect(await findMark(ctx, 'rehearsed')).toBeUndefined();
  expect(effects).toEqual([]);
  await expect(withTransaction(ctx, (ctx) => rehearse(ctx, async () => 1))).rejects.toThrow('rehearsed');
});
