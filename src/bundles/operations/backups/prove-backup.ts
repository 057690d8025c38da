// Proves that a backup can be read back: it is restored into a database that is thrown away, and what is there then is compared
// with what was said of it; of each file the hash.
import { FILES_AT_ONCE, PROBE_DATABASE, RESTORING_SCHEMA } from './constants.ts';
import type { BulkConnection } from '#kernel/bulk-connection.ts';
import type { Database } from '#kernel/database.ts';
import { StartError } from '#kernel/start-error.ts';
import { atOnce } from './collect-files.ts';
import { copyOfTable } from './dump.ts';
import { JOBS } from './format.ts';
import type { TableSum } from './format.ts';
import { beginLoading } from './load.ts';
import type { Loading } from './load.ts';
import { ReaderFailed, readWhole } from './read-backup.ts';
import type { OpenBackup, WholeBackup } from './read-backup.ts';
import { checkBackup } from './restore-backup.ts';
import { runningHash, runningSum } from './sums.ts';
import * as texts from './texts.ts';

/** Throws a StartError that says what is wrong with it. */
export const proveBackup = async (backup: OpenBackup, database: Database): Promise<WholeBackup> => {
  const whole = await checkBackup(backup);
  await database
    .bulk(async (holder) => {
      // Only one proof runs at a time: the database has the same name each time, so that what a killed process left goes with
      // the next.
      await holder.query('select pg_advisory_lock(hashtext($1))', [PROBE_DATABASE]);
      await database.withScratchDatabase(await probeName(holder), (scratch) =>
        scratch.bulk((connection) => loadAndCompare(connection, backup, whole)),
      );
    })
    .catch((error: unknown) => {
      throw isForbidden(error) ? new StartError(texts.noProbe, error) : error;
    });
  await proveContents(backup, backup.store.setAside);
  return whole;
};

/** Reads each of its files. Throws a StartError that names those that aren't what they were, after they were handed over. */
export const proveContents = async (
  backup: OpenBackup,
  onBroken?: (sha256: string) => Promise<void>,
): Promise<void> => {
  const broken: string[] = [];
  await readWhole(backup, {
    files: (lines) =>
      atOnce(lines, FILES_AT_ONCE, async ({ key, sha256 }) => {
        if (await isAsItWas(backup, sha256)) return;
        broken.push(key);
        await onBroken?.(sha256);
      }),
  });
  if (broken.length > 0)
    throw new StartError([texts.contentBroken(broken), ...(onBroken ? [texts.willBeWritten] : [])].join(' '));
};

/** Returns the name of the database for a proof, which is a different one for each portal of a server. */
const probeName = async (connection: BulkConnection): Promise<string> => {
  const { rows } = await connection.query('select oid from pg_database where datname = current_database()');
  return `${PROBE_DATABASE}_${Number(rows[0]!['oid'])}`;
};

const INSUFFICIENT_PRIVILEGE = '42501';

const isForbidden = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === INSUFFICIENT_PRIVILEGE;

const loadAndCompare = async (
  connection: BulkConnection,
  backup: OpenBackup,
  { end, manifest }: WholeBackup,
) => {
  await connection.query(`create schema ${RESTORING_SCHEMA}`);
  await connection.query('begin');
  let loading: Loading | undefined;
  await readWhole(backup, {
    manifest: async (found) => {
      loading = await beginLoading(connection, found);
    },
    rows: (table, piece) => loading!.rows(table, piece),
  }).catch((error: unknown) => {
    throw error instanceof ReaderFailed ? error.cause : error;
  });
  await loading!.complete(end);
  await connection.query('commit');
  const jobs = { name: `${RESTORING_SCHEMA}.jobs`, columns: manifest.jobColumns };
  const copies = [
    ...manifest.tables.map((table) => ({ name: table.name, copy: copyOfTable(table) })),
    ...(manifest.jobColumns.length > 0
      ? [{ name: JOBS, copy: `copy ${jobs.name} (${jobs.columns.join(', ')}) to stdout` }]
      : []),
  ];
  for (const { name, copy } of copies) {
    const found = await sumOf(connection, copy);
    if (!isSame(found, end.tables[name])) throw new StartError(texts.tableDiffers(name));
  }
};

const sumOf = async (connection: BulkConnection, copy: string): Promise<TableSum> => {
  const sum = runningSum();
  for await (const chunk of connection.copyOut(copy)) sum.add(chunk as Buffer);
  return sum.result();
};

const isSame = (found: TableSum, written: TableSum | undefined) =>
  found.rows === written?.rows && found.sha256 === written.sha256;

const isAsItWas = async (backup: OpenBackup, sha256: string): Promise<boolean> => {
  const { chunks, result } = runningHash(backup.contentOf(sha256));
  try {
    for await (const chunk of chunks) void chunk;
  } catch {
    return false;
  }
  return result().sha256 === sha256;
};
