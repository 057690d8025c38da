import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { announce, defineAnnouncement } from './announcements.ts';
import { defineBundle } from './bundle.ts';
import type { Bundle } from './bundle.ts';
import { makeCtx, withTransaction } from './ctx.ts';
import { allJobs, createJobs, defineJob, enqueue, enqueueAll, migrateJobs } from './jobs.ts';
import { capturedLog } from './testing/captured-log.ts';
import { databaseGate } from './testing/database-gate.ts';
import { testDatabase, testPortal } from './testing/test-portal.ts';
import { anonymous, portalItself } from './viewer.ts';

interface Greeting {
  readonly to: string;
}

/** What was worked so far, in order. */
const done: string[] = [];
/** Those for whom the stumbling job still fails, and how often. */
const failures = new Map<string, number>();

/** What the stumbling job has to wait for. */
const waits = new Map<string, Promise<void>>();

const greet = defineJob<Greeting>({
  name: 'test.greet-person',
  work: async (ctx, { to }) => {
    expect(ctx.viewer).toBe(portalItself);
    expect(ctx.transaction).toBeUndefined();
    done.push(to);
  },
});
const stumble = defineJob<Greeting>({
  name: 'test.stumble',
  retries: 1,
  work: async (_ctx, { to }) => {
    done.push(`${to} versucht`);
    await waits.get(to);
    const left = failures.get(to) ?? 0;
    failures.set(to, left - 1);
    if (left > 0) throw new Error('gestolpert');
    done.push(to);
  },
});
/** Takes most of the time that it has. */
const plod = defineJob<Greeting>({
  name: 'test.plod',
  maxSeconds: 2,
  work: async (_ctx, { to }) => {
    done.push(`${to} begonnen`);
    await sleep(900);
    done.push(to);
  },
});
const teller = defineBundle({
  name: 'teller',
  jobs: [greet, stumble, plod],
});
const personErased = defineAnnouncement<Greeting>('people.erased');
const listener = (name: string) =>
  defineBundle({
    name,
    on: [personErased.handle(async (_ctx, { to }) => void done.push(`${name}: ${to}`))],
  });
const deaf = defineBundle({
  name: 'deaf',
  on: [defineAnnouncement('something.else').handle(async () => void done.push('taub'))],
});

const gate = await databaseGate(await testDatabase());
const { log, lines } = capturedLog('warn');
const portal = await testPortal({
  target: gate.target,
  bundles: [teller, listener('first'), deaf, listener('second')],
  log,
});
const ctx = makeCtx(portal, anonymous);
await migrateJobs(portal.database, portal.bundles, portal.log);
// A job that fails is tried again after some seconds; nobody has to wait for that here.
await ctx.db.execute(sql`update pgboss.queue set retry_delay = 0, retry_backoff = false`);
await portal.jobs.startWorking(portal);

const isDone = (what: string) =>
  expect.poll(() => done.includes(what), { timeout: 5000, interval: 10 }).toBe(true);
const waiting = async (name: string) => {
  const { rows } = await ctx.db.execute(
    sql`select state, data from pgboss.job where name = ${name} order by created_on`,
  );
  return rows as { state: string; data: Greeting }[];
};
const statesOf = async (name: string, names: readonly string[]) => {
  const jobs = await waiting(name);
  return names.map((to) => jobs.find(({ data }) => data.to === to)?.state);
};

/** Wakes the worker once `what` is done: it looks for what is to be tried again now and then, and whenever something new comes. */
const wakeAfter = async (what: string) => {
  await isDone(what);
  await enqueue(ctx, stumble, { to: 'Weckruf' });
};

describe('a job', () => {
  it('is worked soon after it was handed over', async () => {
    const before = performance.now();
    await enqueue(ctx, greet, { to: 'Ada' });
    await isDone('Ada');
    expect(performance.now() - before).toBeLessThan(1500);
  });

  it('does not wait when many come at once', async () => {
    const before = performance.now();
    await withTransaction(ctx, async (inside) => {
      for (let i = 1; i <= 30; i++) await enqueue(inside, greet, { to: `Gast ${i}` });
    });
    await isDone('Gast 30');
    expect(done.filter((what) => what.startsWith('Gast'))).toHaveLength(30);
    expect(performance.now() - before).toBeLessThan(3000);
  });

  it('of a transaction is worked after its commit and not before', async () => {
    await withTransaction(ctx, async (inside) => {
      await enqueue(inside, greet, { to: 'Bela' });
      await enqueue(ctx, greet, { to: 'Bote' });
      await isDone('Bote');
      expect(done).not.toContain('Bela');
    });
    await isDone('Bela');
  });

  it('is handed over for the first time by more transactions than there are connections', async () => {
    const other = makeCtx(await testPortal({ target: gate.target, bundles: portal.bundles }), anonymous);
    const before = performance.now();
    const handOver = (to: string) =>
      withTransaction(other, async (inside) => {
        await inside.db.execute(sql`select 1`);
        await enqueue(inside, greet, { to });
      });
    await Promise.all(Array.from({ length: 20 }, (_, i) => handOver(`Erster ${i}`)));
    expect(performance.now() - before).toBeLessThan(4000);
  });

  it('of a transaction that was rolled back never existed', async () => {
    const work = withTransaction(ctx, async (inside) => {
      await enqueue(inside, greet, { to: 'niemand' });
      throw new Error('abgelehnt');
    });
    await expect(work).rejects.toThrow('abgelehnt');
    expect((await waiting(greet.name)).filter(({ data }) => data.to === 'niemand')).toEqual([]);
  });

  it('is handed over together with others of its name, each with its own time', async () => {
    const later = new Date(Date.now() + 3600_000);
    await withTransaction(ctx, (inside) =>
      enqueueAll(inside, greet, [
        { payload: { to: 'Karl' } },
        { payload: { to: 'Klara' }, startAfter: later },
        { payload: { to: 'Kuno' } },
      ]),
    );
    await isDone('Kuno');
    await isDone('Karl');
    expect(done).not.toContain('Klara');
    const work = withTransaction(ctx, async (inside) => {
      await enqueueAll(inside, greet, [{ payload: { to: 'Kasimir' } }]);
      throw new Error('abgelehnt');
    });
    await expect(work).rejects.toThrow('abgelehnt');
    expect((await waiting(greet.name)).filter(({ data }) => data.to === 'Kasimir')).toEqual([]);
  });

  it('of higher priority comes first', async () => {
    const hold = Promise.withResolvers<void>();
    waits.set('Stau', hold.promise);
    await enqueue(ctx, stumble, { to: 'Stau' });
    await isDone('Stau versucht');
    for (const [to, priority] of [
      ['Rang 0', 0],
      ['Rang 0 danach', 0],
      ['Rang 5', 5],
      ['Rang 9', 9],
    ] as const)
      await enqueue(ctx, stumble, { to }, { priority });
    hold.resolve();
    await isDone('Rang 0 danach');
    expect(done.filter((what) => /^Rang \d( danach)?$/.test(what))).toEqual([
      'Rang 9',
      'Rang 5',
      'Rang 0',
      'Rang 0 danach',
    ]);
  });

  it('waits for its time', async () => {
    await enqueue(ctx, greet, { to: 'später' }, { startAfter: new Date(Date.now() + 3600_000) });
    await enqueue(ctx, greet, { to: 'gleich' });
    await isDone('gleich');
    expect(done).not.toContain('später');
    expect((await waiting(greet.name)).find(({ data }) => data.to === 'später')?.state).toBe('created');
  });

  it('that fails is tried again', async () => {
    failures.set('Carla', 1);
    await enqueue(ctx, stumble, { to: 'Carla' });
    await wakeAfter('Carla versucht');
    await isDone('Carla');
    expect(done.filter((what) => what === 'Carla versucht')).toHaveLength(2);
  });

  it('that fails takes none of its neighbours with it', async () => {
    failures.set('Ede', 1);
    await withTransaction(ctx, async (inside) => {
      for (const to of ['Edda', 'Ede', 'Edgar']) await enqueue(inside, stumble, { to });
    });
    await isDone('Edgar');
    await expect.poll(() => statesOf(stumble.name, ['Edda', 'Edgar'])).toEqual(['completed', 'completed']);
    expect(done).toContain('Ede versucht');
    expect(done.filter((what) => what === 'Edda')).toHaveLength(1);
  });

  it('that may take long has all of its time, however many of its name come before it', async () => {
    await withTransaction(ctx, async (inside) => {
      for (const to of ['Pia', 'Paul', 'Petra']) await enqueue(inside, plod, { to });
    });
    const names = ['Pia', 'Paul', 'Petra'];
    await expect
      .poll(() => statesOf(plod.name, names), { timeout: 15_000 })
      .toEqual(names.map(() => 'completed'));
    expect(done.filter((what) => names.some((to) => what === `${to} begonnen`))).toHaveLength(3);
  });

  it('that fails for good is laid aside where administrators see it', async () => {
    lines.length = 0;
    failures.set('Dora', 9);
    await enqueue(ctx, stumble, { to: 'Dora' });
    await wakeAfter('Dora versucht');
    await expect
      .poll(() => waiting('litfass.dead-letters'), { timeout: 5000 })
      .toMatchObject([{ data: { to: 'Dora' } }]);
    expect(done.filter((what) => what === 'Dora versucht')).toHaveLength(2);
    const failed = { level: 50, job: stumble.name, err: { message: 'gestolpert' } };
    expect(lines.filter(({ msg }) => msg === 'job failed')).toMatchObject([failed, failed]);
  });
});

describe('the machinery of jobs', () => {
  it('warns without the values of a slow query', async () => {
    const start = vi.spyOn(PgBoss.prototype, 'start');
    onTestFinished(() => start.mockRestore());
    await migrateJobs(portal.database, [], log);
    lines.length = 0;
    const warning = { message: 'slow query', data: { values: ['erika@litfass.example', 'ein Geheimnis'] } };
    (start.mock.contexts[0] as PgBoss).emit('warning', warning);
    expect(lines).toMatchObject([{ warning: 'slow query', msg: 'job machinery warns' }]);
    expect(JSON.stringify(lines)).not.toMatch(/erika|Geheimnis/);
  });
});

describe('an announcement', () => {
  it('reaches every bundle that listens for it, after the commit', async () => {
    await withTransaction(ctx, async (inside) => {
      await announce(inside, personErased, { to: 'Emil' });
      await enqueue(ctx, greet, { to: 'Bote 2' });
      await isDone('Bote 2');
      expect(done.filter((what) => what.endsWith('Emil'))).toEqual([]);
    });
    await isDone('first: Emil');
    await isDone('second: Emil');
    expect(done).not.toContain('taub');
  });

  it('can wait for a moment', async () => {
    const startAfter = new Date(Date.now() + 3_600_000);
    await withTransaction(ctx, (inside) => announce(inside, personErased, { to: 'Später' }, { startAfter }));
    const { rows } = await ctx.db.execute<{ start: string }>(sql`
      select start_after as start from pgboss.job where name = 'first.on-people-erased' and data->>'to' = 'Später'`);
    expect(rows.map(({ start }) => new Date(start))).toEqual([startAfter]);
  });

  it('is none after a rollback', async () => {
    await withTransaction(ctx, async (inside) => {
      await announce(inside, personErased, { to: 'Fritz' });
      throw new Error('abgelehnt');
    }).catch(() => undefined);
    for (const { name } of allJobs(portal.bundles))
      expect((await waiting(name)).filter(({ data }) => data?.to === 'Fritz')).toEqual([]);
  });

  it('needs a transaction, so that it can’t be lost', async () => {
    await expect(announce(ctx, personErased, { to: 'x' })).rejects.toThrow('needs a transaction');
  });

  it('becomes a job of each listener', () => {
    const names = allJobs(portal.bundles).map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([greet.name, stumble.name, 'first.on-people-erased', 'second.on-people-erased']),
    );
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('work that comes by itself', () => {
  it('comes as long as its bundle is on, and again when it is on again', async () => {
    const target = await testDatabase();
    const nightly = defineJob<object>({
      name: 'test.nightly',
      cron: '0 3 * * *',
      work: async () => undefined,
    });
    const owl = defineBundle({ name: 'owl', jobs: [nightly] });
    const schedulesWith = async (bundles: readonly Bundle[]) => {
      const one = await testPortal({ target, bundles });
      await migrateJobs(one.database, bundles, one.log);
      await one.jobs.startWorking(one);
      const { rows } = await makeCtx(one, anonymous).db.execute(
        sql`select name from pgboss.schedule where name like 'test.%'`,
      );
      await one.jobs.stop();
      return rows.map(({ name }) => name);
    };
    expect(await schedulesWith([teller, owl])).toEqual(['test.nightly']);
    expect(await schedulesWith([teller])).toEqual([]);
    expect(await schedulesWith([teller, owl])).toEqual(['test.nightly']);
  });

  it('is caught up on once where the portal wasn’t running at its time, however often that was', async () => {
    const target = await testDatabase();
    const came: string[] = [];
    const tidy = defineJob<object>({
      name: 'test.tidy-nightly',
      cron: '0 3 * * *',
      work: async () => void came.push('aufgeräumt'),
    });
    const bundles = [defineBundle({ name: 'owl', jobs: [tidy] })];
    const start = async () => {
      const one = await testPortal({ target, bundles });
      await migrateJobs(one.database, bundles, one.log);
      await one.jobs.startWorking(one);
      return one;
    };
    const before = await start();
    await before.jobs.stop();
    await before.database.query(`update pgboss.schedule set created_on = created_on - interval '5 days'`);
    await before.database.query(`update pgboss.version set cron_on = now() - interval '3 days'`);
    const after = await start();
    onTestFinished(() => after.jobs.stop());
    await vi.waitFor(() => expect(came).toEqual(['aufgeräumt']), { timeout: 20_000, interval: 200 });
    await sleep(1000);
    expect(came).toEqual(['aufgeräumt']);
  }, 40_000);
});

describe('the queues', () => {
  it('are made once and adapted by every later version', async () => {
    const bolder = { ...teller, jobs: [greet, { ...stumble, retries: 7 }] };
    await migrateJobs(portal.database, [bolder], portal.log);
    const { rows } = await ctx.db.execute(
      sql`select retry_limit, dead_letter from pgboss.queue where name = ${stumble.name}`,
    );
    expect(rows).toEqual([{ retry_limit: 7, dead_letter: 'litfass.dead-letters' }]);
    const versions = async () =>
      (await ctx.db.execute(sql`select name, updated_on from pgboss.queue order by name`)).rows;
    const before = await versions();
    await migrateJobs(portal.database, [bolder], portal.log);
    expect(await versions()).toEqual(before);
  });
});

describe('without a database for a while', () => {
  it('no job can be handed over, and afterwards again', async () => {
    const other = makeCtx(await testPortal({ target: gate.target, bundles: portal.bundles }), anonymous);
    await gate.shut();
    await expect(enqueue(other, greet, { to: 'zu früh' })).rejects.toThrow();
    await gate.open();
    lines.length = 0;
    await enqueue(other, greet, { to: 'wieder da' });
    await expect.poll(() => done.includes('wieder da'), { timeout: 15_000 }).toBe(true);
    expect(done).not.toContain('zu früh');
  });
});

it('what goes wrong in the machinery of jobs is logged, without the data that it holds', async () => {
  const start = vi.spyOn(PgBoss.prototype, 'start').mockImplementation(async function (this: PgBoss) {
    return this;
  });
  const send = vi.spyOn(PgBoss.prototype, 'send').mockResolvedValue('1');
  onTestFinished(() => [start, send].forEach((spy) => spy.mockRestore()));
  await createJobs(portal.database, log).send(ctx, greet.name, { to: 'niemand' }, {});
  const boss = start.mock.contexts[0] as unknown as PgBoss;
  lines.length = 0;
  boss.emit('error', new Error('verstimmt') as never);
  boss.emit('warning', { message: 'langsam', data: { values: ['geheim'] } } as never);
  expect(lines.map(({ msg }) => msg)).toEqual(['job machinery failed', 'job machinery warns']);
  expect(JSON.stringify(lines)).not.toContain('geheim');
});
