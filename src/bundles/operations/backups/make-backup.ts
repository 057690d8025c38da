// Makes one backup, of a portal that runs or not: the database at one moment, and all files that belong to it.
import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { createGzip } from 'node:zlib';
import { takeBackupLock } from '#kernel/backup-lock.ts';
import type { BulkConnection } from '#kernel/bulk-connection.ts';
import type { Config } from '#kernel/config.ts';
import type { Database } from '#kernel/database.ts';
import type { Files } from '#kernel/files.ts';
import { findProductVersion } from '#kernel/software-versions.ts';
import { StartError } from '#kernel/start-error.ts';
import { packTar } from '#kernel/tar.ts';
import type { TarEntry } from '#kernel/tar.ts';
import { beginCollection } from './collect-files.ts';
import type { Collection } from './collect-files.ts';
import { FORMAT, PIECE_BYTES } from './constants.ts';
import { keepErasures } from './erasures.ts';
import { removeDrafts, writeDraft, writeProblem, writeWhole } from './drafts.ts';
import { beginDump } from './dump.ts';
import type { Dump } from './dump.ts';
import { encryptingFor, markOf, plainly } from './encryption.ts';
import { END, MANIFEST, SECRET, pieceName } from './format.ts';
import type { End, Manifest } from './format.ts';
import { listFile, openFileStore, tidyStore } from './file-store.ts';
import type { FileStore } from './file-store.ts';
import { inPieces, runningHash, runningSum, through } from './sums.ts';
import * as texts from './texts.ts';

/** What a backup is taken of. */
export interface Source {
  readonly database: Database;
  readonly files: Files;
  readonly config: Pick<Config, 'publicUrl'>;
}

export interface BackupOptions {
  /** Where it is to lie; nothing may be there. */
  readonly file: string;
  /** The recipients who can read it: `age1…`. Without any everybody can. */
  readonly recipients?: readonly string[];
  /** The portal's secret, to be kept along. */
  readonly secret?: string;
  /** The database alone: whoever restores it finds the files where they were. */
  readonly isWithoutFiles?: boolean;
}

export interface BackupResult {
  readonly file: string;
  /** The size of the backup itself, without the files beside it. */
  readonly bytes: number;
  /** The hash of the backup as it lies there. */
  readonly sha256: string;
  readonly takenAt: Date;
  readonly rows: number;
  readonly files: number;
  readonly fileBytes: number;
  /** What came new into the store. */
  readonly addedFiles: number;
  readonly addedBytes: number;
}

/** Throws a StartError with what to do. Nothing has the backup's name before all of it is safely on the disk. */
export const makeBackup = async (source: Source, options: BackupOptions): Promise<BackupResult> => {
  const file = path.resolve(options.file);
  if (await stat(file).catch(() => undefined)) throw new StartError(texts.fileExists(file));
  return source.database.bulk(async (connection) => {
    if (!(await takeBackupLock(connection))) throw new StartError(texts.backupRuns);
    return backUp(source, { ...options, file }, connection).catch((error: unknown) => {
      throw writeProblem(error, path.dirname(file));
    });
  });
};

const backUp = async (
  source: Source,
  options: BackupOptions,
  connection: BulkConnection,
): Promise<BackupResult> => {
  const { file, recipients = [] } = options;
  const isEncrypted = recipients.length > 0;
  const store = openFileStore(file, {
    mark: isEncrypted ? markOf(recipients) : undefined,
    encrypt: isEncrypted ? encryptingFor(recipients) : plainly,
  });
  await removeDrafts(path.dirname(file));
  if (!options.isWithoutFiles) await tidyStore(store);
  const collection = await beginCollection(connection, source.files, store);
  // Most files come first, so that the moment of the database is held for as short as can be. What is added before that moment comes with
  // the second pass, and jobs that remove files wait as long as the lock is held: nothing that a row speaks of is missing.
  if (!options.isWithoutFiles) await collection.pass();
  const told = await source.database.bulk(async (snapshot) => {
    const dump = await beginDump(snapshot);
    if (!options.isWithoutFiles) await collection.pass();
    const written = await writeArchive(source, options, dump, collection);
    return { ...written, rows: Object.values(dump.sums()).reduce((sum, { rows }) => sum + rows, 0) };
  });
  if (!options.isWithoutFiles) {
    await writeWhole(listFile(store, file), nameLines(collection, store));
    await collection.remember();
    await keepErasures(store, source.files, source.config.publicUrl);
  }
  await told.draft.become(file);
  const { added, addedBytes } = collection.figures();
  return {
    file,
    bytes: told.bytes,
    sha256: told.sha256,
    takenAt: told.takenAt,
    rows: told.rows,
    files: told.end.files.count,
    fileBytes: told.end.files.bytes,
    addedFiles: added,
    addedBytes,
  };
};

/** Yields the names of contents in the store alone, without what the files are called in the portal. */
async function* nameLines(collection: Collection, store: FileStore): AsyncGenerator<Uint8Array> {
  for await (const piece of linesOf(collection)) {
    const names = piece
      .toString('latin1')
      .split('\n')
      .filter(Boolean)
      .map((line) => `${store.nameOf(line.split('\t')[2]!)}\n`);
    yield Buffer.from(names.join(''));
  }
}

/** Yields pieces that end where a line does. */
async function* linesOf(collection: Collection): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const piece of inPieces(collection.lines(), PIECE_BYTES)) {
    const all = Buffer.concat([rest, piece]);
    const end = all.lastIndexOf(10) + 1;
    yield all.subarray(0, end);
    rest = all.subarray(end);
  }
  if (rest.length > 0) yield rest;
}

const writeArchive = async (
  { config }: Source,
  { file, recipients = [], secret, isWithoutFiles = false }: BackupOptions,
  dump: Dump,
  collection: Collection,
) => {
  const { takenAt } = dump;
  const manifest: Manifest = {
    format: FORMAT,
    product: await findProductVersion(),
    takenAt: takenAt.toISOString(),
    publicUrl: config.publicUrl,
    schema: dump.schema,
    tables: dump.tables,
    jobColumns: dump.jobColumns,
    hasFiles: !isWithoutFiles,
    ...(recipients.length > 0 && { readers: markOf(recipients) }),
  };
  let end: End | undefined;
  async function* entries(): AsyncGenerator<TarEntry> {
    yield { name: MANIFEST, body: toBody(manifest) };
    if (secret !== undefined) yield { name: SECRET, body: Buffer.from(secret) };
    yield* dump.pieces();
    const files = listSum();
    let number = 0;
    for await (const body of linesOf(collection)) {
      files.add(body);
      yield { name: pieceName('files', 'list', ++number), body };
    }
    end = { tables: dump.sums(), sequences: await dump.sequences(), files: files.result() };
    yield { name: END, body: toBody(end) };
  }
  const encrypt = recipients.length > 0 ? encryptingFor(recipients) : plainly;
  const sum = runningHash(encrypt(compressed(packTar(entries()))));
  const draft = await writeDraft(path.dirname(file), sum.chunks);
  return { draft, takenAt, end: end!, ...sum.result() };
};

/** Counts the files of a list and adds up their sizes, and hashes the list itself. */
export const listSum = () => {
  const sum = runningSum();
  let bytes = 0;
  return {
    add: (lines: Buffer) => {
      sum.add(lines);
      for (const line of lines.toString('latin1').split('\n')) bytes += Number(line.split('\t')[1] ?? 0);
    },
    result: (): End['files'] => {
      const { rows, sha256 } = sum.result();
      return { count: rows, bytes, sha256 };
    },
  };
};

const toBody = (value: object) => Buffer.from(`${JSON.stringify(value, undefined, 2)}\n`);

const GZIP_LEVEL = 5;

const compressed = (chunks: AsyncIterable<Uint8Array>) => through(chunks, createGzip({ level: GZIP_LEVEL }));

/** Returns the first bytes of a file, by which one sees what it is. */
export const startOf = async (file: string): Promise<Buffer> => {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};
