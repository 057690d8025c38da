// The database of an older PostgreSQL becomes one of the version that comes along: only when that is said, with everything in
// it, and the old folder stays. It is tried where an older version is on the machine (Debian: apt-get install postgresql-15).
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Config } from '#kernel/config.ts';
import { createLogger } from '#kernel/log.ts';
import { migrateDatabase } from '#kernel/migrations.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { bundles } from './bundles.ts';
import { carryOver } from './carry-over.ts';
import { startEmbeddedPostgres } from './embedded-postgres/embedded-postgres.ts';
import { findOlderPrograms } from './embedded-postgres/programs.ts';
import type { Programs } from './embedded-postgres/programs.ts';
import { chooseUser } from './embedded-postgres/user.ts';
import { reachDatabase, targetOf } from './open-portal.ts';
import { targetOn } from './restore-target.ts';

const log = createLogger({ logLevel: 'silent' });
const home = await mkdtemp(path.join(os.tmpdir(), 'litfass-carry-'));
// PostgreSQL 15 goes by the names of all folders above its own.
await chmod(home, 0o755);
afterAll(() => rm(home, { recursive: true, force: true }));
const { config: common } = await testPortal();
const settings = { fsync: 'off' };

const OLDER = [17, 16, 15];
const user = await chooseUser(path.join(home, 'postgres'));
let programs: Programs | undefined;
for (const major of OLDER) programs ??= await findOlderPrograms(major, user);

const configOf = (name: string): Config => {
  const dataDir = path.join(home, name);
  return { ...common, databaseUrl: undefined, dataDir, backupDir: path.join(dataDir, 'backups') };
};

const on = async (config: Config, older: Programs | undefined, query: string) => {
  const server = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log,
    settings,
    ...(older && { programs: older }),
  });
  const database = await reachDatabase(targetOf(config, server), log);
  try {
    if (older) await migrateDatabase(database, bundles, log);
    return (await database.query(query)).rows;
  } finally {
    await database.close();
    await server.stop();
  }
};

const carry = async (config: Config, isWanted: boolean) => {
  const said: string[] = [];
  await carryOver(config, log, {
    isWanted,
    say: (sentence) => void said.push(sentence),
    targetOn: (database) => targetOn(config, log, database),
  });
  return said.join(' ');
};

describe('the database of an older PostgreSQL', () => {
  it.runIf(programs)(
    'is carried over when that is said, and the old folder stays',
    async () => {
      const config = configOf('older');
      await mkdir(config.dataDir, { mode: 0o755 });
      await on(config, programs, `insert into marks (name, at) values ('kept', now())`);
      await expect(carry(config, false)).rejects.toThrow('npm start -- --carry-over');
      expect(await readdir(config.dataDir)).toEqual(['postgres']);
      const said = await carry(config, true);
      expect(said).toContain(path.join(config.dataDir, 'postgres-vorher'));
      const old = await readFile(path.join(config.dataDir, 'postgres-vorher/PG_VERSION'), 'utf8');
      expect(old.trim()).toBe(String(programs!.major));
      expect(await readdir(config.dataDir)).not.toContain('postgres-neu');
      expect(await on(config, undefined, `select name from marks where name = 'kept'`)).toEqual([
        { name: 'kept' },
      ]);
      // Nothing is left to be done.
      expect(await carry(config, true)).toBe('');
    },
    120_000,
  );

  it('that nobody here reads stays as it is, with a word on both ways', async () => {
    const config = configOf('ancient');
    await mkdir(path.join(config.dataDir, 'postgres'), { recursive: true });
    await writeFile(path.join(config.dataDir, 'postgres/PG_VERSION'), '9\n');
    await expect(carry(config, true)).rejects.toThrow(/postgresql-9.*npm run backup.*--replace/);
    expect(await readdir(config.dataDir)).toEqual(['postgres']);
  });

  it('is in its place after a kill between any two steps, and what was half made is none', async () => {
    const config = configOf('killed');
    const { dataDir } = config;
    const made = (name: string) => mkdir(path.join(dataDir, name), { recursive: true });
    await made('postgres/alt');
    await made('postgres-neu/postgres/neu');
    // It is not complete, so nothing happens to either.
    expect(await carry(config, false)).toBe('');
    expect(existsSync(path.join(dataDir, 'postgres/alt'))).toBe(true);
    await writeFile(path.join(dataDir, 'postgres-neu/fertig'), '');
    await rename(path.join(dataDir, 'postgres'), path.join(dataDir, 'postgres-vorher'));
    expect(await carry(config, false)).toBe('');
    expect(existsSync(path.join(dataDir, 'postgres/neu'))).toBe(true);
    expect((await readdir(dataDir)).toSorted()).toEqual(['postgres', 'postgres-vorher']);
  });

  it('is put in its place by one of two that start at once', async () => {
    const config = configOf('twice');
    const { dataDir } = config;
    for (const name of ['postgres/alt', 'postgres-neu/postgres/neu'])
      await mkdir(path.join(dataDir, name), { recursive: true });
    await writeFile(path.join(dataDir, 'postgres-neu/fertig'), '');
    expect(await Promise.all([carry(config, false), carry(config, false)])).toEqual(['', '']);
    expect((await readdir(dataDir)).toSorted()).toEqual(['postgres', 'postgres-vorher']);
    expect(existsSync(path.join(dataDir, 'postgres/neu'))).toBe(true);
  });
});
