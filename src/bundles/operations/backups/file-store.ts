// Keeps the files of all backups in one folder, each content once under its hash, so that a night adds only what is new.
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { STORE_FOLDER } from './constants.ts';
import { removeDrafts, writeDraft, writeWhole } from './drafts.ts';
import { plainly } from './encryption.ts';
import type { Transform } from './encryption.ts';
import { runningHash } from './sums.ts';

export interface FileStore {
  readonly folder: string;
  /** Says whether a content is there in its length: what a full disk or a fault has cut is as good as missing. */
  readonly has: (content: StoredContent) => Promise<boolean>;
  /** Keeps what isn't there yet; gives its hash and size. */
  readonly add: (source: AsyncIterable<Uint8Array>) => Promise<{ sha256: string; bytes: number }>;
  /** Reads a content as it was put there; throws where it is missing or can't be read. */
  readonly read: (sha256: string, decrypt: Transform) => AsyncIterable<Uint8Array>;
  readonly nameOf: (sha256: string) => string;
  /** Sets aside a content that isn't what it was: the next backup writes it anew, if the portal still has it. */
  readonly setAside: (sha256: string) => Promise<void>;
}

interface StoredContent {
  readonly sha256: string;
  readonly bytes: number;
}

interface Readers {
  /**
   * The mark of those for whom contents are encrypted; undefined where everybody can read them, empty for those of backups that
   * said nothing of it.
   */
  readonly mark: string | undefined;
  readonly encrypt?: Transform;
}

/**
 * Opens the store beside a backup. Contents have other names for other readers, since not every backup of a folder need be for
 * the same: what one of them can't open must not stand in for what they need.
 */
export const openFileStore = (backup: string, { mark, encrypt = plainly }: Readers): FileStore => {
  const folder = path.join(path.dirname(backup), STORE_FOLDER);
  const nameOf = (sha256: string) =>
    mark === undefined ? sha256 : [sha256, mark, 'age'].filter(Boolean).join('.');
  const pathOf = (sha256: string) => path.join(folder, sha256.slice(0, 2), nameOf(sha256));
  const has = async ({ sha256, bytes }: StoredContent) => {
    const facts = await stat(pathOf(sha256)).catch(() => undefined);
    // An encrypted file is longer than its content was.
    return facts !== undefined && (mark === undefined ? facts.size === bytes : facts.size > bytes);
  };
  return {
    folder,
    has,
    nameOf,
    add: async (source) => {
      const sum = runningHash(source);
      const draft = await writeDraft(folder, encrypt(sum.chunks));
      const { sha256, bytes } = sum.result();
      // Whoever wrote the same content first has written it as well.
      await ((await has({ sha256, bytes })) ? draft.forget() : draft.become(pathOf(sha256)));
      return { sha256, bytes };
    },
    read: (sha256, decrypt) => decrypt(createReadStream(pathOf(sha256))),
    setAside: (sha256) => rename(pathOf(sha256), `${pathOf(sha256)}${BROKEN}`).catch(() => undefined),
  };
};

/** The ending behind the name of a content that a proof has found broken. */
const BROKEN = '.beschaedigt';

/** Makes the folder if it isn't there, and takes away what killed processes have left. */
export const tidyStore = async ({ folder }: FileStore): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeDrafts(folder);
};

/** Returns the path of the index: what is known of files from the last time, so that nobody reads again what has not changed. */
export const indexFile = ({ folder }: FileStore): string => path.join(folder, 'index');

/**
 * Returns the path of the list of the contents that a backup needs, by their file names, under the name of the backup: what
 * none of these lists names may go.
 */
export const listFile = ({ folder }: FileStore, backup: string): string =>
  path.join(folder, 'lists', path.basename(backup));

export const writeList = writeWhole;

/** Yields all contents in the store, by their file names. */
export async function* storedContents({ folder }: Pick<FileStore, 'folder'>): AsyncGenerator<string> {
  for (const part of await readdir(folder).catch(() => []))
    if (/^[0-9a-f]{2}$/.test(part))
      for (const name of await readdir(path.join(folder, part)))
        if (/^[0-9a-f]{64}(\.([0-9a-f]{16}\.)?age)?$/.test(name)) yield path.join(folder, part, name);
}
