// Databases as released versions have left them become those of this version, with everything that was in them. releases/README.md
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#kernel/database.ts';
import type { Database } from '#kernel/database.ts';
import { createLogger } from '#kernel/log.ts';
import { hashesOfMigrations, migrateDatabase } from '#kernel/migrations.ts';
import { emptyDatabase, testApp } from '#kernel/testing/test-portal.ts';
import { RESTORING_SCHEMA } from '#bundles/operations/backups/constants.ts';
import { beginLoading } from '#bundles/operations/backups/load.ts';
import type { Loading } from '#bundles/operations/backups/load.ts';
import { openBackup, readWhole } from '#bundles/operations/backups/read-backup.ts';
import { bundles } from './bundles.ts';

const FOLDER = 'releases';
const names = readdirSync(FOLDER).filter((name) => name.endsWith('.backup'));
const log = createLogger({ logLevel: 'silent' });

/** What migrations have changed on purpose in rows that were there, by table and column, and why. */
const CHANGED: Readonly<Record<string, string>> = {
  'marks.at': 'the index of the search is to be made anew',
  'marks.name': 'the index of the search is to be made anew',
  'search_things.head': 'a vector once, now words that a job writes',
};

/** Tables that are no more, and what says that their rows are somewhere else: how many there are of them now. */
const GONE: Readonly<Record<string, string>> = {
  message_reports: `select count(*) from moderation_notices where reporter_key like 'message-report-%'`,
  message_blocks: `select count(*) from boundaries where kind = 'block'`,
};

/** Restores the database as that version left it. */
const restored = async (name: string, database: Database) => {
  const backup = await openBackup(path.join(FOLDER, name));
  await database.bulk(async (connection) => {
    await connection.query(`create schema ${RESTORING_SCHEMA}`);
    await connection.query('begin');
    let loading: Loading | undefined;
    const { end } = await readWhole(backup, {
      manifest: async (manifest) => {
        loading = await beginLoading(connection, manifest);
      },
      rows: (table, piece) => loading!.rows(table, piece),
    });
    await loading!.complete(end);
    await connection.query(`drop schema ${RESTORING_SCHEMA} cascade`);
    await connection.query('commit');
  });
};

/** Returns for each column how many rows it has, and what stands in them. */
const contentsOf = async (database: Database): Promise<Map<string, string>> => {
  const { rows: columns } = await database.query(
    `select c.table_name as name, c.column_name as field from information_schema.columns c
     join information_schema.tables t on t.table_name = c.table_name and t.table_schema = 'public' and t.table_type = 'BASE TABLE'
     where c.table_schema = 'public' order by 1, 2`,
  );
  const found = new Map<string, string>();
  for (const [table, fields] of Map.groupBy(columns, ({ name }) => String(name))) {
    const sums = fields.map(
      ({ field }) =>
        `md5(string_agg("${String(field)}"::text, '|' order by "${String(field)}"::text)) as "${String(field)}"`,
    );
    const { rows } = await database.query(
      `select count(*)::int as "rows of it", ${sums.join(', ')} from public."${table}"`,
    );
    for (const { field } of fields)
      found.set(
        `${table}.${String(field)}`,
        `${String(rows[0]!['rows of it'])} ${String(rows[0]![String(field)])}`,
      );
  }
  return found;
};

const rowsOf = (contents: ReadonlyMap<string, string>, table: string) =>
  Number([...contents].find(([column]) => column.startsWith(`${table}.`))?.[1].split(' ')[0]);

/** Returns how many rows there are now of tables that were there. */
const moved = async (database: Database, before: ReadonlyMap<string, string>) => {
  const found: [string, number][] = [];
  for (const [table, query] of Object.entries(GONE)) {
    if (Number.isNaN(rowsOf(before, table))) continue;
    const { rows } = await database.query(query);
    found.push([table, Number(rows[0]!['count'])]);
  }
  return found;
};

describe('a database', () => {
  it.each(names)('of %s has everything in this version, and the portal shows it', async (name) => {
    const target = await emptyDatabase();
    const database = openDatabase(target, log, 2);
    await restored(name, database);
    const before = await contentsOf(database);
    await migrateDatabase(database, bundles, log);
    const after = await contentsOf(database);
    const lost = await moved(database, before);
    await database.close();
    const changed = [...before].filter(
      ([column, content]) => after.has(column) && after.get(column) !== content && !(column in CHANGED),
    );
    expect(changed.map(([column]) => column)).toEqual([]);
    const tables = new Set([...after.keys()].map((column) => column.split('.')[0]));
    const gone = [...new Set([...before.keys()].map((column) => column.split('.')[0]))].filter(
      (table) => !tables.has(table) && !Object.hasOwn(GONE, table ?? ''),
    );
    expect(gone).toEqual([]);
    for (const [table, count] of lost) expect([table, count]).toEqual([table, rowsOf(before, table)]);
    const { http } = await testApp({ target });
    const front = await http.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(front.statusCode).toBe(200);
    const links = new Set(front.body.match(/href="\/[a-z0-9-]+(?:\/[a-z0-9-]+)+"/g));
    expect(links.size).toBeGreaterThan(5);
    for (const link of [...links].slice(0, 25)) {
      const { statusCode } = await http.inject({ url: link.slice(6, -1), headers: { accept: 'text/html' } });
      expect([link, statusCode < 400]).toEqual([link, true]);
    }
  });

  it('of each version that the changelog calls released is here', () => {
    const released = readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## v?(\d[\w.-]*)/gm);
    for (const [, version] of released) expect(names).toContain(`${version}.backup`);
    expect(names.length).toBeGreaterThan(0);
  });
});

describe('a migration', () => {
  it('that was applied out there is never changed', async () => {
    const frozen = JSON.parse(readFileSync(path.join(FOLDER, 'migrations.json'), 'utf8')) as Record<
      string,
      string
    >;
    expect(await hashesOfMigrations()).toMatchObject(frozen);
  });
});
