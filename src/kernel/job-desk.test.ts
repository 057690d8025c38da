import { PgDialect } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Ctx } from './ctx.ts';
import {
  countFailedJobs,
  countJobs,
  discardFailed,
  isJobUnderWay,
  listFailedJobs,
  listRunningJobs,
  startFailedAgain,
} from './job-desk.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

/** Makes a database that answers with these rows, and tells what it was asked. */
const answering = (rows: readonly object[], rowCount: number | null = rows.length) => {
  const asked: { text: string; params: unknown[] }[] = [];
  const execute = async (query: SQL) => {
    const { sql, params } = new PgDialect().sqlToQuery(query);
    asked.push({ text: sql.replace(/\s+/g, ' ').trim(), params });
    return { rows, rowCount };
  };
  return { ctx: { db: { execute } } as unknown as Ctx, asked };
};

describe('what waits and runs', () => {
  it('is counted by name, with the moment since when the oldest waits, if any does', async () => {
    const { ctx } = answering([
      { name: 'mail', waiting: 2, scheduled: 1, running: 0, oldest: '2026-11-28T10:00:00Z' },
      { name: 'scale', waiting: 0, scheduled: 0, running: 1, oldest: null },
    ]);
    expect(await countJobs(ctx)).toEqual([
      { name: 'mail', waiting: 2, scheduled: 1, running: 0, oldestWaiting: new Date('2026-11-28T10:00:00Z') },
      { name: 'scale', waiting: 0, scheduled: 0, running: 1, oldestWaiting: null },
    ]);
  });

  it('is under way where there is a row', async () => {
    const some = answering([{}]);
    expect(await isJobUnderWay(some.ctx, 'mail', { id: 7 })).toBe(true);
    expect(some.asked[0]!.params).toEqual(['mail', '{"id":7}']);
    expect(await isJobUnderWay(answering([]).ctx, 'mail', { id: 7 })).toBe(false);
  });

  it('is listed with the attempt, which is 1 for the first time', async () => {
    const { ctx, asked } = answering([{ id: ID, name: 'mail', since: '2026-11-28T10:00:00Z', retries: 0 }]);
    expect(await listRunningJobs(ctx, 20)).toEqual([
      { id: ID, name: 'mail', since: new Date('2026-11-28T10:00:00Z'), attempt: 1 },
    ]);
    expect(asked[0]!.params).toEqual([20]);
  });
});

describe('what failed for good', () => {
  const row = { id: ID, name: 'mail', at: '2026-11-28T10:00:00Z', retries: 2, message: 'weg', micros: '17' };

  it('is listed with how often it was tried and where the list goes on', async () => {
    const { ctx } = answering([row, { ...row, name: null, message: null, retries: 0 }]);
    const failed = { id: ID, failedAt: new Date('2026-11-28T10:00:00Z'), cursor: `17-${ID}` };
    expect(await listFailedJobs(ctx, { limit: 20 })).toEqual([
      { ...failed, name: 'mail', attempts: 3, message: 'weg' },
      { ...failed, name: '', attempts: 1, message: '' },
    ]);
  });

  it.each([
    ['all of them', {}, ''],
    ['those of a name', { name: 'mail' }, 'and source_name = $2'],
    ['those since a moment', { since: new Date(0) }, 'and created_on > $2::timestamptz'],
    [
      'those after a place in the list',
      { after: `17-${ID}` },
      "and (created_on, id) < ((timestamptz 'epoch' + $2::bigint * interval '1 microsecond'), $3::uuid)",
    ],
    ['all where the place is none', { after: `17-${ID}x` }, ''],
    ['all where the place has no moment', { after: `-${ID}` }, ''],
  ])('is, asked for %s, no more than these', async (_, wanted, condition) => {
    const { ctx, asked } = answering([]);
    await listFailedJobs(ctx, { limit: 20, ...wanted });
    const [, where = ''] = /state < 'active' ?(.*?) ?order by/.exec(asked[0]!.text) ?? [];
    expect(where).toBe(condition);
  });

  it('is counted as the database counts it', async () => {
    expect(await countFailedJobs(answering([{ name: 'mail', count: 3 }]).ctx)).toEqual([
      { name: 'mail', count: 3 },
    ]);
  });

  it.each([
    [{ id: ID }, `id = $3::uuid`, ID],
    [{ name: 'mail' }, 'source_name = $3', 'mail'],
  ])('is thrown away by %j alone, twenty thousand at once', async (choice, condition, value) => {
    const { ctx, asked } = answering([], 4);
    expect(await discardFailed(ctx, choice)).toBe(4);
    expect(asked[0]!.text).toContain(`and ${condition} order by`);
    expect(asked[0]!.params.slice(2)).toEqual([value, 20_000]);
    expect(await discardFailed(answering([], null).ctx, choice)).toBe(0);
  });

  it('is started again, twenty thousand at once', async () => {
    const jobs = { startFailedAgain: async (...[, choice, most]: unknown[]) => [choice, most] };
    const ctx = { portal: { jobs } } as unknown as Ctx;
    expect(await startFailedAgain(ctx, { id: ID })).toEqual([{ id: ID }, 20_000]);
  });
});
