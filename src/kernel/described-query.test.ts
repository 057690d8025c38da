import pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { connectionSettings } from './database.ts';
import { isDescribable, queryDescribed } from './described-query.ts';
import { testPortal } from './testing/test-portal.ts';

const { target } = await testPortal();

const connect = async () => {
  const client = new pg.Client({ ...connectionSettings(target), pipeline: true }) as pg.Client & {
    readonly connection: { describe: (message: object) => void };
  };
  await client.connect();
  onTestFinished(() => client.end());
  return { client, described: vi.spyOn(client.connection, 'describe') };
};

const manyKinds = {
  name: 'test.many-kinds',
  text: `select n, 'eins ' || n as words, n = 2 as is_two, case when n = 1 then '{"a":[1]}'::jsonb end as facts,
    array[n, 7] as numbers, timestamptz '2026-11-20 09:30:00.123Z' as at from generate_series(1, $1::int) as n`,
  rowMode: 'array' as const,
};

describe('a query whose columns are known', () => {
  it('gives what the driver gives, each time, and asks for them once for each connection', async () => {
    const { client, described } = await connect();
    const plainly = await client.query({ ...manyKinds, name: 'test.plainly' }, [2]);
    described.mockClear();
    const first = await queryDescribed(client, manyKinds, [2]);
    const second = await queryDescribed(client, manyKinds, [2]);
    const none = await queryDescribed(client, manyKinds, [0]);
    expect(described).toHaveBeenCalledTimes(1);
    expect(first.rows).toEqual(plainly.rows);
    expect(second.rows).toEqual(plainly.rows);
    expect(none.rows).toEqual([]);
    expect([second.rowCount, none.rowCount]).toEqual([2, 0]);
    expect(second.fields.map(({ name }) => name)).toEqual(plainly.fields.map(({ name }) => name));
    const other = await connect();
    expect((await queryDescribed(other.client, manyKinds, [2])).rows).toEqual(plainly.rows);
    expect(other.described).toHaveBeenCalledTimes(1);
  });

  it('answers many at the same time, each its own, among others that are not', async () => {
    const { client } = await connect();
    const counts = [3, 1, 0, 2, 1];
    const answers = await Promise.all(
      counts.flatMap((count) => [
        queryDescribed(client, manyKinds, [count]),
        client.query('select $1::int as n', [count]),
      ]),
    );
    expect(answers.map(({ rows }) => rows.length)).toEqual(counts.flatMap((count) => [count, 1]));
  });

  it('fails by itself, with who asked, and goes on', async () => {
    const { client } = await connect();
    const divide = { name: 'test.divide', text: 'select 10 / $1::int as n', rowMode: 'array' as const };
    expect((await queryDescribed(client, divide, [2])).rows).toEqual([[5]]);
    const [failed, after] = await Promise.allSettled([
      queryDescribed(client, divide, [0]),
      queryDescribed(client, divide, [5]),
    ]);
    expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
    expect((failed as PromiseRejectedResult).reason.stack).toContain('described-query');
    expect(after).toMatchObject({ status: 'fulfilled', value: { rows: [[2]] } });
    expect((await queryDescribed(client, divide, [1])).rows).toEqual([[10]]);
  });

  it('says so when a table isn’t any more what it was prepared for', async () => {
    const { client } = await connect();
    await client.query('create temp table grown (n int)');
    const all = { name: 'test.grown', text: 'select * from grown', rowMode: 'array' as const };
    await queryDescribed(client, all, []);
    await client.query('alter table grown add column words text');
    await expect(queryDescribed(client, all, [])).rejects.toMatchObject({ code: '0A000' });
  });

  it('is one that has a name and gives arrays', () => {
    expect(isDescribable(manyKinds)).toBe(true);
    expect(isDescribable('select 1')).toBe(false);
    expect(isDescribable({ text: 'select 1', rowMode: 'array' } as pg.QueryArrayConfig)).toBe(false);
    expect(isDescribable({ name: 'test.objects', text: 'select 1' })).toBe(false);
  });
});
