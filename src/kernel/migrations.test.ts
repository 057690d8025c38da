import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { defineBundle } from './bundle.ts';
import { openDatabase } from './database.ts';
import type { Database } from './database.ts';
import { defineJob } from './jobs.ts';
import { createLogger } from './log.ts';
import { migrateDatabase } from './migrations.ts';
import { StartError } from './start-error.ts';
import { emptyDatabase, testDatabase } from './testing/test-portal.ts';

const log = createLogger({ logLevel: 'silent' });
const bundles = [
  defineBundle({ name: 'test', jobs: [defineJob({ name: 'test.do-something', work: async () => {} })] }),
];

const open = async (target: Awaited<ReturnType<typeof testDatabase>>) => {
  const database = openDatabase(target, log);
  afterAll(() => database.close());
  const migrate = () => migrateDatabase(database, bundles, log);
  /** Returns all that migrations make: columns, indexes, queues, and what was applied. */
  const shape = async () => {
    const columns = `select table_schema, table_name, column_name, data_type, is_nullable, column_default
      from information_schema.columns where table_schema in ('public', 'drizzle', 'pgboss') order by 1, 2, 3`;
    const indexes = `select indexdef from pg_indexes where schemaname = 'public' order by 1`;
    const applied = 'select hash, created_at from drizzle.__drizzle_migrations order by id';
    const queues = 'select name from pgboss.queue order by 1';
    const results = [];
    for (const query of [columns, indexes, applied, queues]) results.push((await database.query(query)).rows);
    return results;
  };
  return { database, migrate, shape };
};

const first = await open(await emptyDatabase());
const second = await open(await testDatabase());

describe('migrating', () => {
  it('an empty database makes every table and queue, also when two processes start at once', async () => {
    await Promise.all([first.migrate(), first.migrate()]);
    const [columns, , applied, queues] = await first.shape();
    expect(new Set(columns!.map((column) => column['table_schema']))).toEqual(
      new Set(['public', 'drizzle', 'pgboss']),
    );
    expect(applied!.length).toBeGreaterThan(0);
    expect(queues!.map(({ name }) => name)).toContain('test.do-something');
  });

  it('twice changes nothing', async () => {
    const before = await first.shape();
    await first.migrate();
    expect(await first.shape()).toEqual(before);
  });

  it('may take as long as a large portal needs, and so may waiting for another process', async () => {
    const { database } = await open(await emptyDatabase());
    await database.query('create schema drizzle');
    await database.query(
      `create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint,
         time_limit text default current_setting('statement_timeout'))`,
    );
    const limits: unknown[] = [];
    const begin: Database['begin'] = async (options) => {
      const transaction = await database.begin(options);
      const rollback = async () => {
        limits.push(...(await transaction.query('show statement_timeout')).rows);
        return transaction.rollback();
      };
      return { ...transaction, rollback };
    };
    await migrateDatabase({ ...database, begin }, bundles, log);
    const { rows } = await database.query('select distinct time_limit from drizzle.__drizzle_migrations');
    expect({ migrating: rows, waiting: limits }).toEqual({
      migrating: [{ time_limit: '0' }],
      waiting: [{ statement_timeout: '0' }],
    });
  });

  it('a database of a newer version is refused, and nothing is changed', async () => {
    const tomorrow = Date.now() + 86_400_000;
    await second.database.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('neuer', ${tomorrow})`,
    );
    const before = await second.shape();
    const migrating = second.migrate();
    await expect(migrating).rejects.toThrow(StartError);
    await expect(migrating).rejects.toThrow(
      'Diese Datenbank gehört zu einer neueren Fassung von Litfass. Bitte starten Sie die neuere Fassung; es wurde nichts verändert.',
    );
    expect(await second.shape()).toEqual(before);
  });
});

const META = 'migrations/meta';
const snapshots = async () => (await readdir(META)).filter((name) => name.endsWith('_snapshot.json')).sort();

describe('the migrations', () => {
  it('follow each other in one line, each on the one before it', async () => {
    const names = await snapshots();
    const heads = await Promise.all(
      names.map(async (name) => {
        const text = await readFile(path.join(META, name), 'utf8');
        const [, id, before] = /^\{\s+"id": "([^"]+)",\s+"prevId": "([^"]+)"/.exec(text)!;
        return { id, before };
      }),
    );
    const { entries } = JSON.parse(await readFile(path.join(META, '_journal.json'), 'utf8')) as {
      entries: { idx: number }[];
    };
    expect(heads.slice(1).map(({ before }) => before)).toEqual(heads.slice(0, -1).map(({ id }) => id));
    expect(entries.map(({ idx }) => `${String(idx).padStart(4, '0')}_snapshot.json`)).toEqual(names);
  });

  it('say the same as the schema of the bundles', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'litfass-migrations-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    // It would read all of them, and looks for what has changed since the newest.
    const meta = path.join(folder, 'out', 'meta');
    for (const name of ['_journal.json', (await snapshots()).at(-1)!])
      await cp(path.join(META, name), path.join(meta, name));
    const before = await readdir(path.join(folder, 'out'));
    const out = path.relative('.', path.join(folder, 'out'));
    const config = path.join(folder, 'drizzle.config.ts');
    const real = JSON.stringify(path.resolve('drizzle.config.ts'));
    await writeFile(
      config,
      `import config from ${real};\nexport default { ...config, out: ${JSON.stringify(out)} };\n`,
    );
    const drizzleKit = path.join(
      path.dirname(createRequire(import.meta.url).resolve('drizzle-kit')),
      'bin.cjs',
    );
    const { stdout } = await promisify(execFile)(process.execPath, [
      drizzleKit,
      'generate',
      '--config',
      config,
    ]);
    expect(stdout).toContain('No schema changes');
    expect(await readdir(path.join(folder, 'out'))).toEqual(before);
  });
});
