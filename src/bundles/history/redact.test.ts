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
    expect(await listHistory(ctx, { type: 'comment', id: 1 })).toMatchObject([
      { action: 'comment.deleted', before: null, after: null },
      { action: 'comment.changed', before: { n: 1 }, after: {} },
    ]);
    expect((await listHistory(ctx, { type: 'comment', id: 1 }))[1]).not.toHaveProperty('before.text');
    for (const other of [{ type: 'comment', id: 2 } as const, { type: 'article', id: 1 } as const])
      expect(await listHistory(ctx, other)).toMatchObject([{ before: { text: 'Alt' } }]);
  });

  it('refuses to do so outside a transaction, and does nothing for nothing', async () => {
    const nothing = { type: 'comment' as const, ids: [], fields: ['text'] };
    await expect(redactHistory(ctx, nothing)).rejects.toThrow('needs a transaction');
    await withTransaction(ctx, (ctx) => redactHistory(ctx, nothing));
  });
});
