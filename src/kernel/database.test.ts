import { eq, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { randomBytes } from 'node:crypto';
import { Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeCtx, withTransaction } from './ctx.ts';
import {
  CONNECTIONS_PER_PROCESS,
  connectionSettings,
  createDatabaseIfMissing,
  dropDatabase,
  fillDatabaseOnce,
  openDatabase,
  openServer,
  prepared,
  withDatabase,
} from './database.ts';
import { capturedLog } from './testing/captured-log.ts';
import { databaseGate } from './testing/database-gate.ts';
import { emptyDatabase, testDatabase, testPortal } from './testing/test-portal.ts';
import { portalItself } from './viewer.ts';

const gate = await databaseGate(await testDatabase());
const { log, lines } = capturedLog('warn');
const portal = await testPortal({ target: gate.target, log });
const ctx = makeCtx(portal, portalItself);
const { database } = portal;

describe('a connection that breaks', () => {
  it('is replaced as soon as the server is back', async () => {
    await Promise.all(Array.from({ length: 6 }, () => database.query('select pg_sleep(0.01)')));
    await gate.shut();
    await expect(database.query('select 1')).rejects.toThrow();
    await gate.open();
    expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect(lines.some(({ msg }) => msg === 'idle database connection lost')).toBe(true);
  });

  it('breaks no process, whatever it was doing', async () => {
    const sleeping = database.query('select pg_sleep(10)');
    const inTransaction = withTransaction(ctx, (ctx) => ctx.db.execute(sql`select pg_sleep(10)`));
    await expect
      .poll(
        async () =>
          (
            await database.query(`select 1 from pg_stat_activity
      where query like '%pg_sleep(10)%' and state = 'active' and pid <> pg_backend_pid()
      and datname = current_database()`)
          ).rowCount,
      )
      .toBe(2);
    await gate.shut();
    expect((await Promise.allSettled([sleeping, inTransaction])).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
    ]);
    await gate.open();
    expect((await database.query('select 1')).rowCount).toBe(1);
  });
});

describe('listening', () => {
  it('hears what is told on its channel, and says when it may have missed something', async () => {
    const heard: string[] = [];
    const listener = await database.listen(
      'rufe',
      (message) => heard.push(message),
      () => heard.push('Lücke'),
    );
    await database.query(`select pg_notify('anderswo', 'leise'), pg_notify('rufe', 'eins')`);
    await expect.poll(() => heard).toEqual(['eins']);
    await gate.shut();
    await gate.open();
    await expect.poll(() => heard, { timeout: 5000 }).toEqual(['eins', 'Lücke']);
    await database.query(`select pg_notify('rufe', 'zwei')`);
    await expect.poll(() => heard).toEqual(['eins', 'Lücke', 'zwei']);
    await listener.close();
    await database.query(`select pg_notify('rufe', 'drei')`);
    expect(heard).not.toContain('drei');
  });

  it('goes on trying while the server is away', async () => {
    const heard: string[] = [];
    const listener = await database.listen(
      'rufe',
      () => {},
      () => heard.push('Lücke'),
    );
    await gate.shut();
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(heard).toEqual([]);
    await gate.open();
    await expect.poll(() => heard, { timeout: 5000 }).toEqual(['Lücke']);
    await listener.close();
  });
});

describe('a connection on which nothing happens', () => {
  it('is looked after every half a minute, so that no firewall on the way forgets it', async () => {
    const asked: unknown[][] = [];
    const original = Socket.prototype.setKeepAlive;
    Socket.prototype.setKeepAlive = function (isOn?: unknown, delay?: number) {
      asked.push([isOn, delay]);
      return original.call(this, isOn === true, delay);
    };
    onTestFinished(() => void (Socket.prototype.setKeepAlive = original));
    const listener = await database.listen(
      'still',
      () => {},
      () => {},
    );
    await listener.close();
    expect(asked).toEqual([[true, 30_000]]);
  });
});

describe('a claim', () => {
  it('is held by one process as long as it lives', async () => {
    const other = openDatabase(gate.target, log);
    expect(await database.claim('probe')).toBe(true);
    expect(await other.claim('probe')).toBe(false);
    expect(await other.claim('anderes')).toBe(true);
    await other.close();
    const next = openDatabase(gate.target, log);
    await expect.poll(() => next.claim('anderes')).toBe(true);
    await next.close();
  });

  it('is taken again after the server was away', async () => {
    await gate.shut();
    await gate.open();
    const other = openDatabase(gate.target, log);
    const isTaken = async () => {
      const { rows } = await other.query(`select count(*)::int as locked from pg_locks
        where locktype = 'advisory' and granted and objid = (hashtext('probe')::bigint & 4294967295)::oid
        and database = (select oid from pg_database where datname = current_database())`);
      return rows[0]?.['locked'];
    };
    await expect.poll(isTaken, { timeout: 5000 }).toBe(1);
    expect(await other.claim('probe')).toBe(false);
    await other.close();
  });
});

describe('a database', () => {
  it('is made where it is missing, once, however many try', async () => {
    const target = withDatabase(await emptyDatabase(), `neu_${process.pid}_"ß`);
    await Promise.all([1, 2, 3].map(() => createDatabaseIfMissing(target)));
    await createDatabaseIfMissing(target);
    const neu = openDatabase(target, log);
    expect((await neu.query('select current_database() as name')).rows).toEqual([
      { name: `neu_${process.pid}_"ß` },
    ]);
    await neu.close();
    await database.query(`drop database "neu_${process.pid}_""ß"`);
  });

  it('sorts German words as a German would', async () => {
    const neu = openDatabase(await emptyDatabase(), log);
    const { rows } = await neu.query(
      `select word from unnest(array['Zebra', 'ähnlich', 'Apfel', 'Ärger', 'zart']) as word order by word`,
    );
    expect(rows.map(({ word }) => word)).toEqual(['ähnlich', 'Apfel', 'Ärger', 'zart', 'Zebra']);
    await neu.close();
  });

  it('is named in an address or beside a socket', () => {
    expect(withDatabase({ url: 'postgres://u:p@h:1/alt?sslmode=off' }, 'n u')).toEqual({
      url: 'postgres://u:p@h:1/n%20u?sslmode=off',
    });
    const socket = { socketDir: '/s', port: 1, user: 'u', database: 'alt' };
    expect(withDatabase(socket, 'neu')).toEqual({ ...socket, database: 'neu' });
  });
});

describe('a connection', () => {
  it.each([
    [{ url: 'postgres://u:p@h:1/n' }, { connectionString: 'postgres://u:p@h:1/n' }],
    [
      { socketDir: '/s', port: 1, user: 'u', database: 'n' },
      { host: '/s', port: 1, user: 'u', database: 'n' },
    ],
  ])('has its name and is given up after five seconds: %j', (target, place) =>
    expect(connectionSettings(target)).toEqual({
      ...place,
      application_name: 'litfass',
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 30_000,
    }),
  );

  it('is one of eighteen that a process has at most', () => expect(CONNECTIONS_PER_PROCESS).toBe(18));

  it('is held by no statement longer than half a minute, but for whole tables', async () => {
    const asked = 'show statement_timeout';
    for (const { rows } of [await database.query(asked), await database.queryAtOnce(asked)])
      expect(rows).toEqual([{ statement_timeout: '30s' }]);
    await database.bulk(async (connection) =>
      expect((await connection.query(asked)).rows).toEqual([{ statement_timeout: '0' }]),
    );
  });

  it('plans once and remembers no look-up where pages ask by it, and nowhere else', async () => {
    const asked = `select current_setting('plan_cache_mode') as plans, current_setting('enable_memoize') as remembers`;
    expect((await database.queryAtOnce(asked)).rows).toEqual([
      { plans: 'force_generic_plan', remembers: 'off' },
    ]);
    expect((await database.query(asked)).rows).toEqual([{ plans: 'auto', remembers: 'on' }]);
  });

  it('belongs to a process that has a name of its own', () => {
    const other = openDatabase(gate.target, log);
    for (const { id } of [database, other]) expect(id).toMatch(/^[0-9a-f]{12}$/);
    expect(other.id).not.toBe(database.id);
    expect(other.queryCount()).toBe(0);
    return other.close();
  });
});

describe('a prepared query', () => {
  const notes = pgTable('notes', { id: integer().primaryKey(), text: text().notNull() });
  const byId = prepared('test.note-by-id', (db) =>
    db
      .select()
      .from(notes)
      .where(eq(notes.id, sql.placeholder('id'))),
  );

  it('answers in and out of a transaction, each on its own connection', async () => {
    await ctx.db.execute(sql`create table notes (id integer primary key, text text not null)`);
    await withTransaction(ctx, async (inside) => {
      await inside.db.insert(notes).values({ id: 1, text: 'drinnen' });
      expect(await byId(inside, { id: 1 })).toEqual([{ id: 1, text: 'drinnen' }]);
      expect(await byId(ctx, { id: 1 })).toEqual([]);
    });
    for (let i = 0; i < 20; i++) expect(await byId(ctx, { id: 1 })).toHaveLength(1);
    await Promise.all(
      Array.from({ length: 20 }, () =>
        withTransaction(ctx, async (inside) => expect(await byId(inside, { id: 1 })).toHaveLength(1)),
      ),
    );
  });

  it('is planned once per connection', async () => {
    await withTransaction(ctx, async (inside) => {
      for (let i = 0; i < 3; i++) await byId(inside, { id: 1 });
      const { rows } = await inside.db.execute(
        sql`select 1 from pg_prepared_statements where name = 'test.note-by-id'`,
      );
      expect(rows).toHaveLength(1);
    });
  });
});

describe('the server, by a connection that stays', () => {
  it('copies and removes databases, also after that connection was lost', async () => {
    const behind = await emptyDatabase();
    const server = openServer(gate.target);
    const name = `copy_${randomBytes(6).toString('hex')}`;
    onTestFinished(() => dropDatabase(behind, name));
    const isThere = async () => {
      const { rowCount } = await database.query(`select 1 from pg_database where datname = '${name}'`);
      return rowCount === 1;
    };
    await server.clone('template1', name);
    expect(await isThere()).toBe(true);
    await gate.shut();
    await expect(server.drop(name)).rejects.toThrow();
    await expect(server.drop(name)).rejects.toThrow();
    await gate.open();
    await server.drop(name);
    expect(await isThere()).toBe(false);
    await server.drop(name);
  });
});

describe('a database that is filled once', () => {
  it('is filled by one of those who ask at once, and bears its name only when it is whole', async () => {
    const server = await emptyDatabase();
    const name = `once_${randomBytes(6).toString('hex')}`;
    onTestFinished(() => dropDatabase(server, name));
    const isThere = async () => {
      const { rowCount } = await database.query(`select 1 from pg_database where datname = '${name}'`);
      return rowCount === 1;
    };
    await expect(fillDatabaseOnce(server, name, () => Promise.reject(new Error('no room')))).rejects.toThrow(
      'no room',
    );
    const seen: boolean[] = [];
    const fill = async () => void seen.push(await isThere());
    await Promise.all([1, 2, 3].map(() => fillDatabaseOnce(server, name, fill)));
    expect([seen, await isThere()]).toEqual([[false], true]);
  });
});

describe('the count of queries', () => {
  it('counts those of use cases, in and out of transactions', async () => {
    const before = database.queryCount();
    await ctx.db.execute(sql`select 1`);
    await withTransaction(ctx, (inside) => inside.db.execute(sql`select 1`));
    expect(database.queryCount() - before).toBe(2);
  });
});
