// Tests what is asked of pg-boss, which isn't there: that jobs are done, and when, is shown in jobs.test.ts.
import { PgBoss } from 'pg-boss';
import type { JobWithMetadata } from 'pg-boss';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bundle } from './bundle.ts';
import type { Ctx } from './ctx.ts';
import type { Database } from './database.ts';
import { createJobs, DEAD_LETTERS, migrateJobs } from './jobs.ts';
import type { JobDefinition } from './jobs.ts';
import type { Portal } from './portal.ts';
import { capturedLog } from './testing/captured-log.ts';

const of = PgBoss.prototype;
let start: ReturnType<typeof spyOnStart>;
const spyOnStart = () =>
  vi.spyOn(of, 'start').mockImplementation(async function (this: PgBoss) {
    return this;
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T10:00:00Z') });
  start = spyOnStart();
  vi.spyOn(of, 'stop').mockResolvedValue(undefined);
  vi.spyOn(of, 'send').mockResolvedValue('id');
  vi.spyOn(of, 'insert').mockResolvedValue([]);
  vi.spyOn(of, 'redrive').mockResolvedValue(3);
  vi.spyOn(of, 'work').mockResolvedValue('id');
  vi.spyOn(of, 'schedule').mockResolvedValue(undefined);
  vi.spyOn(of, 'unschedule').mockResolvedValue(undefined);
  vi.spyOn(of, 'getSchedules').mockResolvedValue([
    { name: 'things.tidy' },
    { name: 'former.tidy' },
    { name: 'things.read' },
  ] as never);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const { log, lines } = capturedLog();
const query = vi.fn(async () => ({ rows: [{ free: true }], rowCount: 1 }));
const database = { query, queryAtOnce: query, listen: vi.fn() } as unknown as Database;
const outside = { transaction: undefined } as unknown as Ctx;
const asked = vi.fn(async () => ({ rows: [], rowCount: 0 }));
const inside = { transaction: { query: asked } } as unknown as Ctx;
const ofTransaction = { db: { executeSql: expect.any(Function) } };

describe('a job that is handed over', () => {
  it('has its payload, no urgency and no hour, unless these are told', async () => {
    const jobs = createJobs(database, log);
    await jobs.send(outside, 'things.read', { id: 1 }, {});
    const startAfter = new Date(0);
    await jobs.send(outside, 'things.read', { id: 2 }, { startAfter, priority: 4 });
    expect(vi.mocked(of.send).mock.calls).toEqual([
      ['things.read', { id: 1 }, { priority: 0 }],
      ['things.read', { id: 2 }, { priority: 4, startAfter }],
    ]);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('is part of the transaction that it comes from', async () => {
    await createJobs(database, log).send(inside, 'things.read', { id: 1 }, {});
    const [, , options] = vi.mocked(of.send).mock.calls[0] as unknown[];
    expect(options).toEqual({ priority: 0, ...ofTransaction });
    await (options as { db: { executeSql: (...of: unknown[]) => Promise<unknown> } }).db.executeSql(
      'select',
      [7],
    );
    expect(asked).toHaveBeenCalledWith('select', [7]);
  });

  it('may come with others of its name', async () => {
    const startAfter = new Date(0);
    const entries = [{ payload: { id: 1 } }, { payload: { id: 2 }, startAfter }];
    const jobs = createJobs(database, log);
    await jobs.sendAll(outside, 'things.read', entries);
    await jobs.sendAll(inside, 'things.read', entries.slice(0, 1));
    expect(vi.mocked(of.insert).mock.calls).toEqual([
      ['things.read', [{ data: { id: 1 } }, { data: { id: 2 }, startAfter }], {}],
      ['things.read', [{ data: { id: 1 } }], ofTransaction],
    ]);
  });

  it('finds the database that wasn’t there the first time', async () => {
    start.mockRejectedValueOnce(new Error('weg'));
    const jobs = createJobs(database, log);
    await expect(jobs.send(outside, 'things.read', {}, {})).rejects.toThrow('weg');
    await jobs.send(outside, 'things.read', {}, {});
    expect(of.send).toHaveBeenCalledTimes(1);
  });
});

describe('failed jobs', () => {
  it.each([
    [{ id: 'a' }, { ids: ['a'] }],
    [{ name: 'things.read' }, { sourceName: 'things.read' }],
  ])('chosen by %j start again in a transaction', async (choice, chosen) => {
    const jobs = createJobs(database, log);
    expect(await jobs.startFailedAgain(inside, choice, 20)).toBe(3);
    expect(of.redrive).toHaveBeenCalledWith(DEAD_LETTERS, { ...chosen, limit: 20, ...ofTransaction });
    await expect(jobs.startFailedAgain(outside, choice, 20)).rejects.toThrow('needs a transaction');
  });
});

const job = (more: Omit<Partial<JobDefinition<{ id: number }>>, 'work'> = {}) => ({
  name: 'things.read',
  work: vi.fn(async (_: Ctx, { id }: { id: number }) => {
    if (id === 3) throw new Error('unleserlich');
  }),
  ...more,
});

/** Makes a worker with these jobs, and returns what it does with a batch of one of them. */
const working = async (...definitions: readonly ReturnType<typeof job>[]) => {
  const jobs = createJobs(database, log);
  const beforeWork = vi.fn(async () => undefined);
  const bundles = [{ name: 'things', jobs: definitions, beforeWork }] as unknown as readonly Bundle[];
  const report = vi.fn();
  const portal = { bundles, allBundles: bundles, database, log, jobs, errors: { report }, config: {} };
  await jobs.startWorking(portal as unknown as Portal);
  const calls = vi.mocked(of.work).mock.calls as unknown as [
    string,
    object,
    (batch: object[]) => Promise<unknown>,
  ][];
  const call = calls.find(([name]) => name === 'things.read')!;
  const batch = (...some: readonly Partial<JobWithMetadata<{ id: number }>>[]) =>
    call[2](
      some.map((one, at) => ({ priority: 0, createdOn: new Date(at), id: `job-${one.data!.id}`, ...one })),
    );
  return { jobs, options: call[1], batch, report, beforeWork };
};

/** Returns those of all calls that are for the jobs of these tests. */
const ours = (calls: readonly (readonly unknown[])[]) =>
  calls.filter(([name]) => name === DEAD_LETTERS || String(name).startsWith('things.'));

const migrate = async (known: readonly string[], settings: object = {}) => {
  vi.spyOn(of, 'getQueues').mockResolvedValue(known.map((name) => ({ name, ...settings })) as never);
  const [create, update] = [vi.spyOn(of, 'createQueue'), vi.spyOn(of, 'updateQueue')];
  for (const spy of [create, update]) spy.mockResolvedValue(undefined);
  const tidy = { ...job({ retries: 0, maxSeconds: 60 }), name: 'things.tidy' };
  const bundles = [{ name: 'things', jobs: [job(), tidy] }] as unknown as readonly Bundle[];
  await migrateJobs(database, bundles, log);
  return { made: ours(create.mock.calls), changed: ours(update.mock.calls) };
};

describe('the queues', () => {
  const usual = {
    retryLimit: 5,
    retryDelay: 5,
    retryBackoff: true,
    notify: true,
    expireInSeconds: 900,
    heartbeatSeconds: 10,
    deadLetter: DEAD_LETTERS,
  };
  it('are made with what the house wants of all, and a job of its own', async () => {
    const { made, changed } = await migrate([]);
    expect(made).toEqual([
      [DEAD_LETTERS],
      ['things.read', usual],
      ['things.tidy', { ...usual, retryLimit: 0, expireInSeconds: 60 }],
    ]);
    expect(changed).toEqual([]);
    expect(query).toHaveBeenCalledWith(
      expect.stringContaining('create index if not exists job_failed_newest'),
    );
    expect(vi.mocked(of.stop).mock.calls).toEqual([[{ graceful: false }]]);
  });

  it('that are there are only changed', async () => {
    const { made, changed } = await migrate([DEAD_LETTERS, 'things.read']);
    expect(made.map(([name]) => name)).toEqual(['things.tidy']);
    expect(changed).toEqual([['things.read', usual]]);
  });

  it('that are as they should be are left alone', async () => {
    const { made, changed } = await migrate([DEAD_LETTERS, 'things.read', 'things.tidy'], usual);
    expect(made).toEqual([]);
    expect(changed.map(([name]) => name)).toEqual(['things.tidy']);
  });
});

describe('a worker', () => {
  it('asks for five jobs at a time, at once when told, and else every two or ten seconds', async () => {
    const { options } = await working(job());
    expect(options).toEqual({
      batchSize: 5,
      burstWhenBatchFull: true,
      perJobResults: true,
      includeMetadata: true,
      pollingIntervalSeconds: 2,
      notifyPollingIntervalSeconds: 10,
    });
  });

  it('does what comes by itself, and no more what came so before', async () => {
    await working(job(), { ...job({ cron: '1 2 * * *' }), name: 'things.tidy' });
    expect(of.schedule).toHaveBeenCalledWith('things.tidy', '1 2 * * *', {}, { missed: 'once' });
    expect(vi.mocked(of.schedule).mock.calls.map(([name]) => name)).not.toContain('things.read');
    expect(vi.mocked(of.unschedule).mock.calls).toEqual([['former.tidy'], ['things.read']]);
  });

  it('does what is most urgent first, then what waits longest, and says of each how it went', async () => {
    const done = job();
    const { batch, report, beforeWork } = await working(done);
    lines.length = 0;
    const results = await batch(
      { data: { id: 1 }, createdOn: new Date(20) },
      { data: { id: 2 }, createdOn: new Date(10) },
      { data: { id: 3 }, priority: 1, createdOn: new Date(30) },
    );
    expect(done.work.mock.calls.map(([, { id }]) => id)).toEqual([3, 2, 1]);
    // Whatever a process brings up to date before its work is asked before each of them.
    const begun = done.work.mock.invocationCallOrder;
    expect(beforeWork.mock.invocationCallOrder.map((order, at) => order < begun[at]!)).toEqual([
      true,
      true,
      true,
    ]);
    expect(results).toEqual([
      { id: 'job-3', status: 'failed', output: { message: 'Error: unleserlich' } },
      { id: 'job-2', status: 'completed' },
      { id: 'job-1', status: 'completed' },
    ]);
    expect(report).toHaveBeenCalledExactlyOnceWith({
      error: expect.objectContaining({ message: 'unleserlich' }),
      source: 'job',
      place: 'things.read',
      requestId: 'job-3',
    });
    expect(lines.map(({ msg, jobId }) => [msg, jobId])).toEqual([
      ['job failed', 'job-3'],
      ['job done', 'job-2'],
      ['job done', 'job-1'],
    ]);
  });

  it('never works before the hour that a job was asked for, though the clock of the database may be ahead', async () => {
    const read = job();
    const { batch } = await working(read);
    const [now, later] = [new Date('2026-11-28T10:00:00Z'), new Date('2026-11-28T10:00:07Z')];
    await batch({ data: { id: 1 }, startAfter: later }, { data: { id: 2 }, startAfter: new Date(0) });
    expect(read.work.mock.calls.map(([ctx, { id }]) => [id, ctx.now])).toEqual([
      [1, later],
      [2, now],
    ]);
  });

  it('leaves what removes files for a minute while a backup is taken', async () => {
    const removing = job({ removesFiles: true });
    const { batch } = await working(removing);
    query.mockResolvedValueOnce({ rows: [{ free: false }], rowCount: 1 });
    expect(await batch({ data: { id: 1 } })).toEqual([{ id: 'job-1', status: 'completed' }]);
    expect(removing.work).not.toHaveBeenCalled();
    expect(vi.mocked(of.send).mock.calls).toEqual([
      ['things.read', { id: 1 }, { priority: 0, startAfter: new Date('2026-11-28T10:01:00Z') }],
    ]);
    await batch({ data: { id: 1 } });
    expect(removing.work).toHaveBeenCalledTimes(1);
  });

  it('has eight seconds to finish when it stops', async () => {
    const { jobs } = await working(job());
    await jobs.send(outside, 'things.read', {}, {});
    await jobs.stop();
    expect(vi.mocked(of.stop).mock.calls).toEqual([
      [{ graceful: true, timeout: 8000 }],
      [{ graceful: false }],
    ]);
  });

  it('needs not have begun to stop', async () => {
    await createJobs(database, log).stop();
    expect(of.stop).not.toHaveBeenCalled();
  });
});
