// Upgrades: the database of an older version is kept before it is changed, and a migration that fails changes nothing.
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
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
    expect(name).toMatch(/^vor-dem-aktualisieren-\d{4}-\d{4}-\d{2}-\d{2}-\d{4}$/);
    expect(said.join(' ')).toContain(`npm run restore -- ${config.backupDir}/${name} --replace`);
    const { manifest, end } = await readWhole(await openBackup(`${config.backupDir}/${name}`));
    expect(manifest).toMatchObject({ schema: known.at(-2), hasFiles: false });
    expect(end.tables['marks']).toMatchObject({ rows: 1 });
  });

  it('that is tried again and again goes on with the backup that is there, and the last three are kept', async () => {
    const options = { isWithoutBackup: false, say: () => undefined };
    const [name] = (await readdir(config.backupDir)) as [string];
    await backUpBeforeUpgrade(config, database, options);
    expect(await readdir(config.backupDir)).toEqual([name]);
    // A backup that isn't whole is none, also in the same minute; a file that somebody named otherwise is theirs.
    const others = ['0001', '0002', '0003'].map(
      (number) => `vor-dem-aktualisieren-${number}-2026-01-01-0300`,
    );
    for (const other of [name, ...others, 'meine']) await writeFile(path.join(config.backupDir, other), '');
    await backUpBeforeUpgrade(config, database, options);
    const left = (await readdir(config.backupDir)).toSorted();
    expect(left).toHaveLength(4);
    expect(left).toEqual(expect.arrayContaining(['meine', ...others.slice(1)]));
    expect(left).not.toContain(name);
    const own = left.find((other) => other.startsWith(name.slice(0, 'vor-dem-aktualisieren-0000'.length)));
    await readWhole(await openBackup(path.join(config.backupDir, own!)));
  });

  it('of two portals that share a folder keeps the database of each', async () => {
    const options = { isWithoutBackup: false, say: () => undefined };
    const before = await readdir(config.backupDir);
    await backUpBeforeUpgrade({ ...config, publicUrl: 'https://wiesental.example' }, database, options);
    const added = (await readdir(config.backupDir)).filter((name) => !before.includes(name));
    expect(added).toHaveLength(1);
    const [theirs] = added.map((name) => path.join(config.backupDir, name));
    expect((await readWhole(await openBackup(theirs!))).manifest.publicUrl).toBe('https://wiesental.example');
    await writeFile(path.join(config.backupDir, 'vor-dem-aktualisieren-9999-2026-01-01-0300'), '');
    await backUpBeforeUpgrade(config, database, options);
    expect(await readdir(config.backupDir)).toEqual(expect.arrayContaining(added));
  });

  it('that fails half way leaves the older version what it had', async () => {
    const known = await knownMigrations();
    // The last word of the newest migration fails, whatever it does before.
    await database.query(
      `alter table drizzle.__drizzle_migrations add constraint no_more check (created_at <= ${known.at(-2)})`,
    );
    const before = await database.query('select count(*) from drizzle.__drizzle_migrations');
    await expect(migrateDatabase(database, [], log)).rejects.toThrow(
      /no_more.*Es wurde nichts verändert: Die bisherige Fassung startet damit wie zuvor/,
    );
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
