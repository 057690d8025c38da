import { describe, expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { record } from './commands.ts';
import { listHistory } from './queries.ts';

const ctx = await testCtx();
const change = (objectId: number, action = 'article.changed') => ({
  type: 'article' as const,
  objectId,
  action,
});

describe('record', () => {
  it('writes who changed what and when, before and after', async () => {
    const before = { headline: 'Elf zu zehn' };
    const after = { headline: 'Elf zu zehn für die alte Brücke' };
    await withTransaction(actAs(ctx, aViewer({ id: 17 })), (ctx) =>
      record(ctx, { ...change(1), before, after }),
    );
    expect(await listHistory(ctx, { type: 'article', id: 1 })).toEqual([
      { id: expect.any(Number), at: ctx.now, actorId: 17, ...change(1), before, after },
    ]);
  });

  it('names nobody when the portal itself acts, and needs no fields', async () => {
    await withTransaction(ctx, (ctx) => record(ctx, change(2)));
    expect(await listHistory(ctx, { type: 'article', id: 2 })).toMatchObject([
      { actorId: null, before: null, after: null },
    ]);
  });

  it('refuses to write outside the transaction of the change', async () => {
    await expect(record(ctx, change(3))).rejects.toThrow('record() needs a transaction');
    expect(await listHistory(ctx, { type: 'article', id: 3 })).toEqual([]);
  });

  it('leaves nothing of a change that was rolled back', async () => {
    const failing = withTransaction(ctx, async (ctx) => {
      await record(ctx, change(4));
      throw new Error('changed its mind');
    });
    await expect(failing).rejects.toThrow('changed its mind');
    expect(await listHistory(ctx, { type: 'article', id: 4 })).toEqual([]);
  });
});

describe('listHistory', () => {
  it('gives the entries of one thing, newest first', async () => {
    await withTransaction(ctx, async (ctx) => {
      for (const action of ['article.published', 'article.changed', 'article.withdrawn'])
        await record(ctx, change(5, action));
      await record(ctx, { type: 'comment', objectId: 5, action: 'comment.created' });
    });
    const actions = (await listHistory(ctx, { type: 'article', id: 5 })).map(({ action }) => action);
    expect(actions).toEqual(['article.withdrawn', 'article.changed', 'article.published']);
  });

  it('ends with the two hundred newest', async () => {
    await withTransaction(ctx, async (ctx) => {
      for (let i = 0; i <= 200; i++) await record(ctx, change(6, `article.changed-${i}`));
    });
    const entries = await listHistory(ctx, { type: 'article', id: 6 });
    expect([entries.length, entries[0]?.action]).toEqual([200, 'article.changed-200']);
  });
});
