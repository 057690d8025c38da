// Tests what a start does with each standing of a database, which isn't there; real ones stand in migrations.test.ts.
import { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from './database.ts';
import {
  findMigrations,
  hashesOfMigrations,
  isOfOlderVersion,
  knownMigrations,
  migrateDatabase,
  migrateUpTo,
} from './migrations.ts';
import { StartError } from './start-error.ts';
import { capturedLog } from './testing/captured-log.ts';

const known = await knownMigrations();
const newest = known.at(-1)!;
const { log } = capturedLog();

/** Makes a database in which so many migrations were applied, the newest of them made at this moment. */
const databaseWith = (last: number | null, { hasTable = true, applied = 7 } = {}) => {
  const query = async (text: string) => {
    if (!hasTable && text.includes('from drizzle.__drizzle_migrations')) throw new Error('no such table');
    const rows = text.includes('to_regclass')
      ? [{ name: hasTable ? 'drizzle.__drizzle_migrations' : null }]
      : [{ applied, newest: last === null ? null : String(last) }];
    return { rows, rowCount: 1 };
  };
  const transaction = { query: vi.fn(query), rollback: vi.fn(async () => undefined) };
  const migrate = vi.fn(async () => undefined);
  const database = { query, begin: async () => transaction, db: { dialect: { migrate } } };
  return { database: database as unknown as Database, transaction, migrate };
};

describe('a database', () => {
  it.each([
    ['that nobody has migrated yet', null, { hasTable: false }, false],
    ['whose table of migrations is empty', null, {}, false],
    ['whose first one was made in the first millisecond', 1, {}, true],
    ['that lacks the newest one', newest - 1, {}, true],
    ['of this version', newest, {}, false],
    ['of a newer one', newest + 1, {}, false],
  ] as const)('%s is of an older version: %4$s', async (_, last, table, isOlder) =>
    expect(await isOfOlderVersion(databaseWith(last, table).database)).toBe(isOlder),
  );

  it.each([
    [newest, known.length],
    [newest + 1, known.length + 1],
    [null, 0],
  ])('whose newest is of %s stands where it says', async (last, applied) => {
    const { database } = databaseWith(last, { applied });
    expect(await findMigrations(database)).toEqual({
      known: known.length,
      applied,
      newest: last === newest ? Object.keys(await hashesOfMigrations()).at(-1) : undefined,
    });
  });
});

it('every migration has a name, a moment after the one before it, and the hash of what it does', async () => {
  const hashes = await hashesOfMigrations();
  expect(Object.keys(hashes)).toHaveLength(known.length);
  for (const hash of Object.values(hashes)) expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(known.toSorted((a, b) => a - b)).toEqual(known);
});

describe('a start', () => {
  beforeEach(() => {
    vi.spyOn(PgBoss.prototype, 'start').mockImplementation(async function (this: PgBoss) {
      return this;
    });
    vi.spyOn(PgBoss.prototype, 'stop').mockResolvedValue(undefined);
    vi.spyOn(PgBoss.prototype, 'getQueues').mockResolvedValue([]);
    vi.spyOn(PgBoss.prototype, 'createQueue').mockResolvedValue(undefined);
  });
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    [newest - 1, 1],
    [newest, 0],
  ])(
    'on one whose newest is of %d applies something %d times, alone, and then makes the queues',
    async (last, times) => {
      const { database, migrate, transaction } = databaseWith(last);
      await migrateDatabase(database, [], log);
      expect(migrate).toHaveBeenCalledTimes(times);
      expect(PgBoss.prototype.start).toHaveBeenCalledTimes(1);
      expect(transaction.query).toHaveBeenCalledExactlyOnceWith(
        'select pg_advisory_xact_lock(hashtext($1))',
        ['litfass migrations'],
      );
      expect(transaction.rollback).toHaveBeenCalledTimes(1);
      const [locked] = transaction.query.mock.invocationCallOrder;
      for (const done of [
        ...migrate.mock.invocationCallOrder,
        ...transaction.rollback.mock.invocationCallOrder,
      ])
        expect(done).toBeGreaterThan(locked!);
    },
  );

  it('changes nothing of a newer one', async () => {
    const { database, migrate, transaction } = databaseWith(newest + 1);
    await expect(migrateDatabase(database, [], log)).rejects.toThrow('gehört zu einer neueren Fassung');
    expect([migrate.mock.calls, vi.mocked(PgBoss.prototype.start).mock.calls]).toEqual([[], []]);
    expect(transaction.rollback).toHaveBeenCalledTimes(1);
  });

  it.each([
    [new Error('Failed query', { cause: new Error('no such column') }), 'no such column'],
    [new Error('no file', { cause: 'something' }), 'no file'],
    [new Error('no file'), 'no file'],
    ['just a word', 'just a word'],
  ])('that fails says why, for people: %s', async (error, reason) => {
    const { database, migrate, transaction } = databaseWith(newest - 1);
    migrate.mockRejectedValue(error);
    const starting = migrateDatabase(database, [], log);
    await expect(starting).rejects.toThrow(StartError);
    await expect(starting).rejects.toThrow(`ließ sich nicht auf diese Fassung bringen (${reason}).`);
    expect(transaction.rollback).toHaveBeenCalledTimes(1);
  });

  it('passes on that the database is away', async () => {
    const { database, migrate } = databaseWith(newest - 1);
    const away = Object.assign(new Error('terminating'), { code: '57P01' });
    migrate.mockRejectedValue(away);
    await expect(migrateDatabase(database, [], log)).rejects.toBe(away);
  });
});

it('a database is made as one of the migrations has left it, with all before it and none after', async () => {
  const asked: [string, unknown[] | undefined][] = [];
  const hashes = Object.values(await hashesOfMigrations());
  await migrateUpTo(async (text, values) => asked.push([text, values]), known[2]!);
  const texts = asked.map(([text]) => text);
  expect(texts[0]).toBe('create schema if not exists drizzle');
  expect(texts[1]).toContain('create table drizzle.__drizzle_migrations');
  expect(texts[2]).toContain('CREATE');
  expect(texts.filter((text) => text.trim() === '')).toEqual([]);
  expect(asked.flatMap(([text, values]) => (text.startsWith('insert into drizzle') ? [values] : []))).toEqual(
    known.slice(0, 3).map((when, at) => [hashes[at], when]),
  );
  // What a migration does stands before the word that it was done.
  expect(texts.at(-1)).toContain('insert into drizzle');
  expect(texts.at(-2)).not.toContain('insert into drizzle');
});
