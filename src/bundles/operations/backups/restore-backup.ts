// Makes a portal of a backup. Everything is read once to see that it is whole before anything is changed; the database changes
// in one transaction; and until all is done the database says that it isn't.
import { Readable } from 'node:stream';
import type { BulkConnection } from '#kernel/bulk-connection.ts';
import type { Bundle } from '#kernel/bundle.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { Database } from '#kernel/database.ts';
import { isErasureNote } from '#kernel/erasure-notes.ts';
import type { ErasedAgain } from '#kernel/erasure-notes.ts';
import { contentTypeOf } from '#kernel/files.ts';
import type { Files } from '#kernel/files.ts';
import type { Logger } from '#kernel/log.ts';
import { knownMigrations, migrateDatabase } from '#kernel/migrations.ts';
import { StartError } from '#kernel/start-error.ts';
import { suppressedAfterRestoration } from '#kernel/suppressed-after-restoration.ts';
import { atOnce } from './collect-files.ts';
import { FILES_AT_ONCE, KEYS_AT_ONCE, RESTORING_SCHEMA } from './constants.ts';
import { repeatErasures } from './erasures.ts';
import type { FileStore } from './file-store.ts';
import { refuseForeignObjects } from './foreign-objects.ts';
import type { FileLine } from './format.ts';
import { beginLoading, loadJobs } from './load.ts';
import type { Loading } from './load.ts';
import { readWhole, ReaderFailed } from './read-backup.ts';
import type { OpenBackup, WholeBackup } from './read-backup.ts';
import { runningHash } from './sums.ts';
import { isRestorationUnfinished } from './unfinished.ts';
import * as texts from './texts.ts';

export interface Target {
  readonly database: Database;
  readonly files: Files;
  readonly bundles: readonly Bundle[];
  readonly log: Logger;
  /** Opens the portal on the database, once that is there. */
  readonly openPortal: () => Promise<{ readonly ctx: Ctx; readonly close: () => Promise<void> }>;
}

export interface RestoreOptions {
  /** What is in the target goes. */
  readonly isReplacing: boolean;
  /** What was waiting to be sent is sent. */
  readonly isSending: boolean;
  /** Takes the secret, if the backup has it. */
  readonly saveSecret?: (secret: string) => Promise<void>;
  readonly say?: (line: string) => void;
}

export interface RestoreResult extends WholeBackup {
  readonly suppressed: number;
  /** Those who were erased since the backup was taken. */
  readonly erasedAgain: ErasedAgain;
}

/** Throws a StartError with what to do; the target is as it was unless it says otherwise. */
export const restoreBackup = async (
  backup: OpenBackup,
  target: Target,
  options: RestoreOptions,
): Promise<RestoreResult> => {
  const { say = () => undefined } = options;
  say(texts.checking);
  const whole = await checkBackup(backup);
  await refuseForeignObjects(target.database);
  const isGoingOn = await isRestorationUnfinished(target.database);
  if (!options.isReplacing && !isGoingOn && !(await isEmpty(target))) throw new StartError(texts.notEmpty);
  await target.database.query(`create schema if not exists ${RESTORING_SCHEMA}`);
  say(texts.loading);
  const loaded = { isChanging: isGoingOn };
  await loadAll(backup, target, options, loaded).catch(async (error: unknown) => {
    // The portal that was there is still whole, and can start again.
    if (!loaded.isChanging) await target.database.query(`drop schema ${RESTORING_SCHEMA} cascade`);
    throw error;
  });
  await migrateDatabase(target.database, target.bundles, target.log);
  return { ...whole, ...(await goOn(target, backup.store, whole.manifest.publicUrl, options.isSending)) };
};

/** Reads all of it, and sees that the files it needs are there. Changes nothing. */
export const checkBackup = async (backup: OpenBackup): Promise<WholeBackup> => {
  const missing: string[] = [];
  const whole = await readWhole(backup, {
    manifest: ({ schema }) => refuseOtherSchema(schema),
    files: async (lines) => {
      await atOnce(lines, FILES_AT_ONCE, async (line) => {
        if (!(await backup.store.has(line))) missing.push(line.key);
      });
    },
  });
  if (missing.length > 0) throw new StartError(texts.filesMissing(backup.store.folder, missing));
  return whole;
};

const refuseOtherSchema = async (schema: number) => {
  const known = await knownMigrations();
  if (schema > (known.at(-1) ?? 0)) throw new StartError(texts.isNewer);
  if (!known.includes(schema)) throw new StartError(texts.isForeign);
};

/** Nobody is there and nothing lies there. */
const isEmpty = async ({ database, files }: Target): Promise<boolean> => {
  const { rows } = await database.query(`select to_regclass('public.users') is not null as made`);
  if (rows[0]?.['made'] === true) {
    const { rows: users } = await database.query('select exists (select from public.users) as found');
    if (users[0]?.['found'] === true) return false;
  }
  for await (const key of files.list('')) return key === '';
  return true;
};

/** Loads all pieces; `loaded` says from when on the target isn't what it was. */
const loadAll = (
  backup: OpenBackup,
  target: Target,
  options: RestoreOptions,
  loaded: { isChanging: boolean },
) =>
  target.database.bulk(async (connection) => {
    await connection.query('create temp table restored_files (key text collate "C" primary key)');
    await connection.query('begin');
    let loading: Loading | undefined;
    let secret: string | undefined;
    const { end, manifest } = await readWhole(backup, {
      manifest: async (manifest) => {
        loading = await beginLoading(connection, manifest);
      },
      secret: async (found) => void (secret = found),
      rows: (table, piece) => loading!.rows(table, piece),
      files: async (lines) => {
        await loading!.pause();
        loaded.isChanging = true;
        await atOnce(lines, FILES_AT_ONCE, (line) => restoreFile(backup, target.files, line));
        await saveKeys(connection, lines);
      },
    }).catch((error: unknown) => {
      throw error instanceof ReaderFailed ? error.cause : error;
    });
    await loading!.complete(end);
    loaded.isChanging = true;
    await connection.query('commit');
    // It isn't saved before that: the portal that is still there when this fails needs its own secret.
    if (secret !== undefined) await options.saveSecret?.(secret);
    if (options.isReplacing && manifest.hasFiles) await removeOthers(connection, target.files);
  });

/** Restores a file, and checks that what arrives is what was written: its hash is its name. */
const restoreFile = async (backup: OpenBackup, files: Files, { key, sha256 }: FileLine) => {
  const { chunks, result } = runningHash(backup.contentOf(sha256));
  async function* checked() {
    yield* chunks;
    if (result().sha256 !== sha256) throw new StartError(texts.fileBroken(key));
  }
  await files.put(key, Readable.from(checked(), { objectMode: false }), { contentType: contentTypeOf(key) });
};

const saveKeys = async (connection: BulkConnection, lines: readonly FileLine[]) => {
  await connection.query('insert into restored_files select unnest($1::text[])', [
    lines.map(({ key }) => key),
  ]);
};

/** Removes files of the portal that was there before, but not what it says of who was erased. */
const removeOthers = async (connection: BulkConnection, files: Files) => {
  let batch: string[] = [];
  const flush = async () => {
    const { rows } = await connection.query(
      'select key from unnest($1::text[]) as there (key) where key not in (select key from restored_files)',
      [batch],
    );
    batch = [];
    for (const { key } of rows) await files.remove(String(key));
  };
  for await (const key of files.list('')) {
    if (isErasureNote(key)) continue;
    batch.push(key);
    if (batch.length === KEYS_AT_ONCE) await flush();
  }
  await flush();
};

/**
 * No entry: the history is that of the backup. Lets go on what was waiting, without what would reach people a second time, and
 * without those who were erased since. Gives how many that were.
 */
const goOn = async (
  { database, openPortal }: Target,
  store: FileStore,
  formerUrl: string,
  isSending: boolean,
): Promise<Pick<RestoreResult, 'suppressed' | 'erasedAgain'>> => {
  const portal = await openPortal();
  try {
    const suppressed = isSending ? [] : await suppressedAfterRestoration.collect(portal.ctx, undefined);
    const counts = await withTransaction(portal.ctx, async (ctx) => {
      const results: number[] = [];
      for (const { suppress } of suppressed) results.push((await suppress?.(ctx)) ?? 0);
      return results;
    });
    const erasedAgain = await repeatErasures(portal.ctx, store, formerUrl);
    const dropped = await database.bulk(async (connection) => {
      await connection.query('begin');
      const jobs = await loadJobs(connection, suppressed);
      await connection.query(`drop schema ${RESTORING_SCHEMA} cascade`);
      await connection.query('commit');
      return jobs;
    });
    return { suppressed: counts.reduce((sum, count) => sum + count, dropped), erasedAgain };
  } finally {
    await portal.close();
  }
};
