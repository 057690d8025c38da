// Reads a backup: its pieces in order, and whether it is whole before anybody acts on it.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { StartError } from '#kernel/start-error.ts';
import { readTar } from '#kernel/tar.ts';
import type { TarEntry } from '#kernel/tar.ts';
import { FORMAT } from './constants.ts';
import { decryptingWith, isEncrypted, plainly } from './encryption.ts';
import type { Transform } from './encryption.ts';
import { END, MANIFEST, readFileLines, readPieceName, SECRET } from './format.ts';
import type { End, FileLine, Manifest } from './format.ts';
import { openFileStore } from './file-store.ts';
import type { FileStore } from './file-store.ts';
import { listSum, startOf } from './make-backup.ts';
import { runningSum, through } from './sums.ts';
import type { RunningSum } from './sums.ts';
import * as texts from './texts.ts';

export interface OpenBackup {
  readonly file: string;
  readonly isEncrypted: boolean;
  readonly entries: () => AsyncGenerator<TarEntry>;
  readonly store: FileStore;
  readonly contentOf: (sha256: string) => AsyncIterable<Uint8Array>;
}

/** Throws a StartError where there is none, or no key for it. */
export const openBackup = async (file: string, identities: readonly string[] = []): Promise<OpenBackup> => {
  if (!(await stat(file).catch(() => undefined))?.isFile()) throw new StartError(texts.noFile(file));
  const isSealed = isEncrypted(await startOf(file));
  if (isSealed && identities.length === 0) throw new StartError(texts.needsKey);
  const decrypt: Transform = isSealed ? decryptingWith(identities) : plainly;
  const entries = () => readTar(through(decrypt(createReadStream(file)), createGunzip()));
  const store = openFileStore(file, { mark: isSealed ? await markIn(entries()) : undefined });
  return {
    file,
    isEncrypted: isSealed,
    store,
    entries,
    contentOf: (sha256) => store.read(sha256, decrypt),
  };
};

/** Returns the mark of those for whom its contents were written. */
const markIn = async (entries: AsyncGenerator<TarEntry>): Promise<string> =>
  (await manifestIn(entries))?.readers ?? '';

/** Returns what stands at its beginning. What can't be read is told by whoever reads all of it. */
const manifestIn = async (entries: AsyncGenerator<TarEntry>): Promise<Manifest | undefined> => {
  try {
    const { value } = await entries.next();
    await entries.return(undefined);
    return JSON.parse((value as TarEntry).body.toString('utf8')) as Manifest;
  } catch {
    return undefined;
  }
};

/** Returns the address of the portal that a backup without recipients is of, as it says itself; undefined where it can't be read. */
export const findPublicUrl = async (file: string): Promise<string | undefined> => {
  try {
    return (await manifestIn((await openBackup(file)).entries()))?.publicUrl;
  } catch {
    return undefined;
  }
};

/** Where pieces of a backup go, in the order in which they lie there. */
export interface Reader {
  readonly manifest?: (manifest: Manifest) => Promise<void>;
  readonly secret?: (secret: string) => Promise<void>;
  readonly rows?: (table: string, piece: Buffer) => Promise<void>;
  readonly files?: (lines: readonly FileLine[]) => Promise<void>;
}

export interface WholeBackup {
  readonly manifest: Manifest;
  readonly end: End;
}

/**
 * Hands all pieces to the reader and gives what the backup says of itself, once everything has proved to be as it was
 * written. Throws a StartError for one that isn't whole, was changed, or is of a newer version.
 */
export const readWhole = async (backup: OpenBackup, reader: Reader = {}): Promise<WholeBackup> => {
  const state: ReadingState = { sums: new Map(), files: listSum() };
  try {
    for await (const entry of backup.entries()) await readEntry(entry, state, reader);
  } catch (error) {
    if (error instanceof StartError || error instanceof ReaderFailed) throw error;
    throw new StartError(texts.isBroken(backup.file), error);
  }
  const { manifest, end } = state;
  if (!manifest || !end || !isAsWritten(end, state)) throw new StartError(texts.isBroken(backup.file));
  return { manifest, end };
};

/** What went wrong isn't the backup's fault. */
export class ReaderFailed extends Error {
  constructor(cause: unknown) {
    super('reading a backup failed at its target', { cause });
    this.name = 'ReaderFailed';
  }
}

interface ReadingState {
  manifest?: Manifest;
  end?: End;
  readonly sums: Map<string, RunningSum>;
  readonly files: ReturnType<typeof listSum>;
}

const readEntry = async ({ name, body }: TarEntry, state: ReadingState, reader: Reader) => {
  if (name === MANIFEST) {
    state.manifest = JSON.parse(body.toString('utf8')) as Manifest;
    if (state.manifest.format > FORMAT) throw new StartError(texts.isNewer);
    return act(reader.manifest?.(state.manifest));
  }
  if (name === END) {
    state.end = JSON.parse(body.toString('utf8')) as End;
    return;
  }
  if (name === SECRET) return act(reader.secret?.(body.toString('utf8')));
  const { folder, table } = readPieceName(name);
  if (folder === 'files') {
    state.files.add(body);
    return act(reader.files?.(readFileLines(body.toString('latin1'))));
  }
  const sum = state.sums.get(table) ?? runningSum();
  state.sums.set(table, sum);
  sum.add(body);
  return act(reader.rows?.(table, body));
};

const act = async (work: Promise<void> | undefined) => {
  await work?.catch((error: unknown) => {
    throw error instanceof StartError ? error : new ReaderFailed(error);
  });
};

const isAsWritten = (end: End, { sums, files }: ReadingState): boolean => {
  const tables = Object.entries(end.tables).every(([quoted, written]) => {
    const found = (sums.get(quoted.replaceAll('"', '')) ?? runningSum()).result();
    return found.rows === written.rows && found.sha256 === written.sha256;
  });
  const listed = files.result();
  return tables && listed.count === end.files.count && listed.sha256 === end.files.sha256;
};
