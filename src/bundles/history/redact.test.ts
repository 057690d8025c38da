import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { withTransaction } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { record, redactHistory, redactNaming } from './commands.ts';
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
      ['history.redacted', null, { fields: ['text', 'reason'] }],
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

describe('redactNaming', () => {
  it('takes fields out of the entries that name a thing, whatever else they are about', async () => {
    const entry = { type: 'user' as const, action: 'stream.edited' };
    const redaction = { type: 'user' as const, actions: ['stream.edited'], fields: ['title'] };
    await withTransaction(ctx, async (ctx) => {
      for (const streamId of [1, 11])
        await record(ctx, {
          ...entry,
          objectId: 51,
          before: { streamId, title: 'Alt' },
          after: { streamId },
        });
      await record(ctx, { ...entry, objectId: 52, after: { streamId: 1, title: 'Neu' } });
      await record(ctx, { ...entry, objectId: 52, action: 'user.edited', after: { title: 'Dr.' } });
      const naming = { field: 'streamId', ids: [1] };
      expect([...(await redactNaming(ctx, { ...redaction, naming }))].toSorted()).toEqual([51, 52]);
      expect(await redactNaming(ctx, { ...redaction, naming })).toEqual([]);
    });
    const leftOf = async (id: number) =>
      (await listHistory(ctx, { type: 'user', id })).map(({ before, after }) => [before, after]);
    expect(await leftOf(51)).toEqual([
      [null, { fields: ['title'] }],
      [{ streamId: 11, title: 'Alt' }, { streamId: 11 }],
      [{ streamId: 1 }, { streamId: 1 }],
    ]);
    expect(await leftOf(52)).toEqual([
      [null, { fields: ['title'] }],
      [null, { title: 'Dr.' }],
      [null, { streamId: 1 }],
    ]);
  });
});

const write = (query: SQL) => ctx.db.execute(query);
const refused = { cause: { message: 'The history is only added to' } };
const redacting = (query: SQL) =>
  withTransaction(ctx, async (ctx) => {
    await ctx.db.execute(sql`select set_config('litfass.redacts_history', 'on', true)`);
    await ctx.db.execute(query);
  });

describe('the database', () => {
  it('refuses to change, delete or empty entries', async () => {
    await expect(write(sql`update history_entries set action = 'x'`)).rejects.toMatchObject(refused);
    await expect(write(sql`update history_entries set after = null`)).rejects.toMatchObject(refused);
    await expect(write(sql`delete from history_entries`)).rejects.toMatchObject(refused);
    await expect(write(sql`truncate history_entries`)).rejects.toMatchObject(refused);
  });

  it('lets a redaction take out fields, and nothing else', async () => {
    await expect(redacting(sql`update history_entries set actor_id = 7`)).rejects.toMatchObject(refused);
    await expect(redacting(sql`update history_entries set at = now()`)).rejects.toMatchObject(refused);
    await expect(
      redacting(sql`update history_entries set before = '{"text":"Gefälscht"}' where before is not null`),
    ).rejects.toMatchObject(refused);
    await expect(redacting(sql`delete from history_entries`)).rejects.toMatchObject(refused);
    await redacting(sql`update history_entries set before = before - 'text' where type = 'article'`);
    expect(await listHistory(ctx, { type: 'article', id: 1 })).toMatchObject([{ before: { n: 1 } }]);
  });

  it('is as strict again once a redaction is done', async () => {
    await expect(
      withTransaction(ctx, async (ctx) => {
        await redactHistory(ctx, { type: 'comment', ids: [2], fields: ['text'] });
        await ctx.db.execute(sql`update history_entries set before = null`);
      }),
    ).rejects.toMatchObject(refused);
  });
});
