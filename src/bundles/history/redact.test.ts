import { describe, expect, it } from 'vitest';
import { withTransaction } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { record, redactHistory } from './commands.ts';
import { listHistory } from './queries.ts';

const ctx = await testCtx();

describe('redactHistory', () => {
  it('takes fields out of all entries about some things, and leaves the rest', async () => {
    const change = { type: 'comment' as const, action: 'comment.changed', before: { text: 'Alt', n: 1 } };
    await withTransaction(ctx, async (ctx) => {
      for (const objectId of [1, 2]) await record(ctx, { ...change, objectId, after: { text: 'Neu' } });
      await record(ctx, { type: 'comment', objectId: 1, action: 'comment.deleted' });
      await record(ctx, { ...change, type: 'article', objectId: 1 });
      await redactHistory(ctx, { type: 'comment', ids: [1], fields: ['text', 'reason'] });
    });
    const leftOf = async (type: 'comment' | 'article', id: number) =>
      (await listHistory(ctx, { type, id })).map(({ action, before, after }) => [action, before, after]);
    expect(await leftOf('comment', 1)).toEqual([
      ['comment.deleted', null, null],
      ['comment.changed', { n: 1 }, {}],
    ]);
    const whole = { text: 'Alt', n: 1 };
    expect(await leftOf('comment', 2)).toEqual([['comment.changed', whole, { text: 'Neu' }]]);
    expect(await leftOf('article', 1)).toEqual([['comment.changed', whole, null]]);
  });

  it('refuses to do so outside a transaction, and does nothing for nothing', async () => {
    const nothing = { type: 'comment' as const, ids: [], fields: ['text'] };
    await expect(redactHistory(ctx, nothing)).rejects.toThrow('needs a transaction');
    await withTransaction(ctx, (ctx) => redactHistory(ctx, nothing));
  });
});
