// Removes older backups, and with them what no other needs.
import { createReadStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { takeBackupLock } from '#kernel/backup-lock.ts';
import type { BulkConnection } from '#kernel/bulk-connection.ts';
import type { Database } from '#kernel/database.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { KEYS_AT_ONCE, STORE_FOLDER } from './constants.ts';
import { storedContents } from './file-store.ts';
import { isBackupName, isBackupOf, retainedOf } from './rules.ts';

export interface PrunedCounts {
  readonly backups: number;
  readonly contents: number;
}

/**
 * Removes backups of the portal of this host that came by themselves and are not kept any more; those of other portals and of other
 * names stay. Contents go that no list names:
 * a backup that was renamed or removed by hand keeps its list, and with it its files. None goes when lists can't be read or one of them is missing.
 */
export const pruneBackups = (database: Database, folder: string, host: string): Promise<PrunedCounts> =>
  database.bulk(async (connection) => {
    if (!(await takeBackupLock(connection))) return { backups: 0, contents: 0 };
    const names = (await readdir(folder).catch(() => [])).filter(isBackupName);
    const own = names.filter(isBackupOf(host));
    const kept = retainedOf(own);
    const old = own.filter((name) => !kept.has(name));
    for (const name of old) {
      // The backup is removed first: one without its list would lose files that it still names.
      await rm(path.join(folder, name), { force: true });
      await rm(path.join(folder, STORE_FOLDER, 'lists', name), { force: true });
    }
    const left = names.filter((name) => !old.includes(name));
    const contents = old.length === 0 ? 0 : await removeUnlisted(connection, folder, left);
    return { backups: old.length, contents };
  });

const removeUnlisted = async (
  connection: BulkConnection,
  folder: string,
  kept: readonly string[],
): Promise<number> => {
  const store = path.join(folder, STORE_FOLDER);
  const lists = await readdir(path.join(store, 'lists'));
  // It isn't known what a backup needs whose list isn't there.
  if (kept.some((name) => !lists.includes(name))) return 0;
  await connection.query('create temp table listed (name text not null)');
  for (const name of lists)
    if (!name.startsWith('.'))
      await pipeline(
        createReadStream(path.join(store, 'lists', name)),
        connection.copyIn('copy listed from stdin'),
      );
  await connection.query('create index on listed (name)');
  let removed = 0;
  let batch: string[] = [];
  const flush = async () => {
    const { rows } = await connection.query(
      `select file from unnest($1::text[], $2::text[], $3::text[]) as there (file, name, former)
       where not exists (select from listed where listed.name in (there.name, there.former))`,
      [
        batch,
        batch.map((file) => path.basename(file)),
        // Lists have named contents by their hashes alone, as those of backups without readers of their own still do.
        batch.map((file) => path.basename(file).replace(/^([0-9a-f]{64})\.age$/, '$1')),
      ],
    );
    batch = [];
    for (const { file } of rows) if (await removeOld(String(file))) removed++;
  };
  for await (const file of storedContents({ folder: store })) {
    batch.push(file);
    if (batch.length === KEYS_AT_ONCE) await flush();
  }
  await flush();
  return removed;
};

/**
 * Removes a file that is older than a day. What is new may belong to a backup of another portal in the same folder, whose list
 * comes last.
 */
const removeOld = async (file: string): Promise<boolean> => {
  const facts = await stat(file).catch(() => undefined);
  if (!facts || Date.now() - facts.mtimeMs < DAY_MS) return false;
  await rm(file, { force: true });
  return true;
};
