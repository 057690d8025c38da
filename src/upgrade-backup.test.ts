// Upgrades: the database of an older version is kept before it is changed, and a migration that fails changes nothing.
import { readdir } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#kernel/database.ts';
import { createLogger } from '#kernel/log.ts';
import { isOfOlderVersion, knownMigrations, migrateDatabase, migrateUpTo } from '#kernel/migrations.ts';
import { emptyDatabase, testPortal } from '#kernel/testing/test-portal.ts';
import { openBackup, readWhole } from '#bundles/operations/backups/read-backup.ts';
import { backUpBeforeUpgrade } from './upgrade-backup.ts';

const log = createLogger({ logLevel: 'silent' });
const { config, database: newer } = await testPortal();
const database = openDatabase(await emptyDatabase(), log, 2);
afterAll(() => database.close());

describe('an upgrade', () => {
  it('keeps the database first, says where, and goes on only then', async () => {
    const known = await knownMigrations();
    await database.bulk((connection) =>
      migrateUpTo((text, values) => connection.query(text, values), known.at(-2)!),
    );
    await database.query(`insert into marks (name, at) values ('kept', now())`);
    expect(await isOfOlderVersion(database)).toBe(true);
    const said: string[] = [];
    const options = { isWithoutBackup: false, say: (sentence: string) => void said.push(sentence) };
    await backUpBeforeUpgrade(config, database, options);
    const [name] = await readdir(config.backupDir);
    expect(name).toMatch(/^vor-dem-aktualisieren-\d{4}-\d{2}-\d{2}-\d{4}$/);
    expect(said.join(' ')).toContain(`npm run restore -- ${config.backupDir}/${name} --replace`);
    const { manifest, end } = await readWhole(await openBackup(`${config.backupDir}/${name}`));
    expect(manifest).toMatchObject({ schema: known.at(-2), hasFiles: false });
    expect(end.tables['marks']).toMatchObject({ rows: 1 });
  });

  it('that fails half way leaves the older version what it had', async () => {
    const known = await knownMigrations();
    // The last word of the newest migration fails, whatever it does before.
    await database.query(
      `alter table drizzle.__drizzle_migrations add constraint no_more check (created_at <= ${known.at(-2)})`,
    );
    const before = await database.query('select count(*) from drizzle.__drizzle_migrations');
    await expect(migrateDatabase(database, [], log)).rejects.toThrow();
    expect((await database.query('select count(*) from drizzle.__drizzle_migrations')).rows).toEqual(
      before.rows,
    );
    expect((await database.query('select name from marks')).rows).toEqual([{ name: 'kept' }]);
    await database.query('alter table drizzle.__drizzle_migrations drop constraint no_more');
    await migrateDatabase(database, [], log);
    expect(await isOfOlderVersion(database)).toBe(false);
    expect((await database.query('select name from marks')).rows).toEqual([{ name: 'kept' }]);
  });

  it('of what is new or as it should be needs none', async () => {
    const said: string[] = [];
    const options = { isWithoutBackup: false, say: (sentence: string) => void said.push(sentence) };
    await backUpBeforeUpgrade(config, newer, options);
    const nothing = openDatabase(await emptyDatabase(), log, 1);
    await backUpBeforeUpgrade(config, nothing, options);
    await nothing.close();
    expect(said).toEqual([]);
  });
});
