import { EventEmitter } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import type { PooledClient } from './database-pipeline.ts';
import { beginTransaction } from './database-transaction.ts';

/** Makes a connection that answers each command with what `answers` has for it, or with the command itself. */
const connection = (answers: Readonly<Record<string, () => Promise<unknown>>> = {}) => {
  const stream = { writableCorked: 0, cork: () => undefined, uncork: () => undefined };
  const asked: string[] = [];
  const client = Object.assign(new EventEmitter(), {
    connection: { stream },
    query: async (text: string) => {
      asked.push(text);
      return answers[text]?.() ?? { command: text.toUpperCase(), rows: [] };
    },
    release: vi.fn<(error?: Error) => void>(),
  });
  const begin = () => beginTransaction(client as unknown as PooledClient, { logQuery: () => undefined });
  return { client, asked, begin };
};

const failWith = (words: string) => () => Promise.reject(new Error(words));

describe('a transaction', () => {
  it('gives its connection back as it was, and asks nothing after its end', async () => {
    const { client, asked, begin } = connection();
    const transaction = await begin();
    await transaction.query('select 1');
    await transaction.commit();
    expect(asked).toEqual(['begin', 'select 1', 'commit']);
    expect(client.release).toHaveBeenCalledExactlyOnceWith(undefined);
    expect(client.listenerCount('error')).toBe(0);
    await expect(transaction.query('select 2')).rejects.toThrow('Query after the end of its transaction');
  });

  it('counts what it has sent, and knows what the first query that failed has said', async () => {
    const { begin } = connection({ 'select 1': failWith('zuerst'), 'select 2': failWith('danach') });
    const transaction = await begin();
    expect([transaction.sent(), transaction.failure()]).toEqual([1, undefined]);
    await expect(transaction.query('select 1')).rejects.toThrow('zuerst');
    await expect(transaction.query('select 2')).rejects.toThrow('danach');
    expect([transaction.sent(), transaction.failure()]).toEqual([
      3,
      expect.objectContaining({ message: 'zuerst' }),
    ]);
    await transaction.rollback();
    const next = await begin();
    expect([next.sent(), next.failure()]).toEqual([1, undefined]);
  });

  it('takes nothing more while it is committed', async () => {
    const { asked, begin } = connection();
    const transaction = await begin();
    const committing = transaction.commit();
    await expect(transaction.query('select 2')).rejects.toThrow('Query after the end of its transaction');
    await committing;
    expect(asked).toEqual(['begin', 'commit']);
  });

  it('that was undone does so too', async () => {
    const { client, asked, begin } = connection();
    const transaction = await begin();
    await transaction.rollback();
    expect(asked).toEqual(['begin', 'rollback']);
    expect(client.release).toHaveBeenCalledExactlyOnceWith(undefined);
    expect(client.listenerCount('error')).toBe(0);
    await expect(transaction.query('select 2')).rejects.toThrow('Query after the end of its transaction');
    await expect((await begin()).query('select 3')).resolves.toBeDefined();
  });

  it('is undone after what is still on its way', async () => {
    const late = Promise.withResolvers<unknown>();
    const { asked, begin } = connection({ 'select slowly': () => late.promise });
    const transaction = await begin();
    const slow = transaction.query('select slowly');
    const undone = transaction.rollback();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(asked).toEqual(['begin', 'select slowly']);
    late.resolve({ rows: [] });
    await Promise.all([slow, undone]);
    expect(asked.at(-1)).toBe('rollback');
  });

  it('isn’t committed when PostgreSQL says that it was undone', async () => {
    const { begin } = connection({ commit: async () => ({ command: 'ROLLBACK' }) });
    await expect((await begin()).commit()).rejects.toThrow('Not committed');
  });

  it.each([
    ['broke meanwhile', {}, true],
    ['could not begin', { begin: () => Promise.reject(new Error('weg')) }, false],
    ['could not be undone', { rollback: () => Promise.reject(new Error('weg')) }, false],
  ] as const)('throws a connection away that %s', async (_, answers, isTorn) => {
    const { client, begin } = connection(answers);
    const transaction = await begin();
    if (isTorn) client.emit('error', new Error('weg'));
    await transaction.rollback();
    expect(client.release).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'weg' }));
  });

  it('isn’t committed on a connection that broke', async () => {
    const { client, begin } = connection();
    const transaction = await begin();
    client.emit('error', new Error('weg'));
    await expect(transaction.commit()).rejects.toThrow('weg');
  });
});
