import { sql } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openPipeline } from './database-pipeline.ts';
import { connectionSettings, prepared } from './database.ts';
import { capturedLog } from './testing/captured-log.ts';
import { testPortal } from './testing/test-portal.ts';

const { database, target } = await testPortal();
const { db } = database;

const ask = async (query: ReturnType<typeof sql>) => (await db.execute(query)).rows[0];
const backend = async () => Number((await ask(sql`select pg_backend_pid() as pid`))?.['pid']);
const slowly = (seconds: number) => ask(sql`select pg_sleep(${seconds}), pg_backend_pid() as pid`);

describe('queries outside transactions', () => {
  it('share one connection, each with its own answer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => ask(sql`select ${n}::int as n, pg_backend_pid() as pid`)),
    );
    expect(answers.map((answer) => answer?.['n'])).toEqual(Array.from({ length: 100 }, (_, n) => n));
    expect(new Set(answers.map((answer) => answer?.['pid'])).size).toBe(1);
  });

  it('fail each for itself', async () => {
    const [good, bad, after] = await Promise.allSettled([
      ask(sql`select 1 as n`),
      ask(sql`select 1/0`),
      ask(sql`select 2 as n`),
    ]);
    expect([good, after]).toEqual([1, 2].map((n) => ({ status: 'fulfilled', value: { n } })));
    expect(bad).toMatchObject({ status: 'rejected', reason: { cause: { code: '22012' } } });
  });

  it('may be the same prepared one at the same time', async () => {
    const double = prepared('test.double', (db) =>
      db.select({ n: sql<number>`${sql.placeholder('n')}::int * 2` }).from(sql`(values (1)) as one`),
    );
    const answers = await Promise.all([1, 2, 3].map((n) => double({ db }, { n })));
    expect(answers.flat().map(({ n }) => n)).toEqual([2, 4, 6]);
  });

  it('don’t wait for a slow one that began before', async () => {
    const began = performance.now();
    const slow = slowly(0.6);
    await sleep(100);
    const quick = await backend();
    expect(performance.now() - began).toBeLessThan(500);
    expect((await slow)?.['pid']).not.toBe(quick);
  });

  it('fail with their connection, and the next ones get a new one', async () => {
    const lost = await backend();
    const waiting = expect(slowly(5)).rejects.toThrow();
    await sleep(100);
    await database.query('select pg_terminate_backend($1)', [lost]);
    await waiting;
    expect(await backend()).not.toBe(lost);
  });

  it('get a new connection when the last one went without a word, but once only', async () => {
    const made: pg.Client[] = [];
    const create = () => {
      const client = new pg.Client(connectionSettings(target));
      made.push(client);
      return client;
    };
    const pipeline = openPipeline(create, capturedLog().log);
    onTestFinished(() => pipeline.close());
    await pipeline.query('select 1');
    made[0]?.connection.stream.destroy();
    await vi.waitFor(() => expect(made[0]?.listenerCount('end')).toBe(0));
    expect((await pipeline.query('select 2 as n')).rows).toEqual([{ n: 2 }]);
    await pipeline.query('select 3');
    expect(made).toHaveLength(2);
  });

  it('let go of further connections after a rush, and take new ones in the next', async () => {
    const ended: number[] = [];
    let made = 0;
    const create = () => {
      const client = new pg.Client(connectionSettings(target));
      const number = ++made;
      client.once('end', () => void ended.push(number));
      return client;
    };
    const pipeline = openPipeline(create, capturedLog().log, 100);
    onTestFinished(() => pipeline.close());
    const rush = async () => {
      const slow = pipeline.query('select pg_sleep(0.3)');
      await sleep(100);
      await pipeline.query('select 1');
      await slow;
    };
    await rush();
    expect(made).toBe(2);
    await vi.waitFor(() => expect(ended).toEqual([2]), 3000);
    await rush();
    expect(made).toBe(3);
    await vi.waitFor(() => expect(ended).toEqual([2, 3]), 3000);
  });
});
