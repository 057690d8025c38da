// Says what lies in a ZIP file that somebody brought, before anything of it is trusted: each name once and plain, nothing that
// is larger than it can be, nothing that lies within something else.
import { fromRandomAccessReaderPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { StorageUnavailable } from '#kernel/files.ts';
import {
  ALWAYS_FINE_BYTES,
  MANIFEST_NAME,
  MAX_DATA_BYTES,
  MAX_ENTRIES,
  MAX_FILM_BYTES,
  MAX_MANIFEST_BYTES,
  MAX_PICTURE_BYTES,
  MAX_RATIO,
} from '../constants.ts';
import { FILE_NAME } from '../format.ts';
import * as texts from '../texts.ts';
import { ArchiveReader } from './archive-bytes.ts';
import type { ArchiveBytes } from './archive-bytes.ts';
import { UnreadableArchive } from './unreadable-archive.ts';

export interface ZipContents {
  readonly zip: ZipFile;
  readonly entries: ReadonlyMap<string, Entry>;
}

/** Throws an `UnreadableArchive`. */
export const readContents = (bytes: ArchiveBytes): Promise<ZipContents> =>
  orBroken(async () => {
    const zip = await fromRandomAccessReaderPromise(new ArchiveReader(bytes), bytes.size, {
      autoClose: false,
      strictFileNames: true,
    });
    if (zip.entryCount > MAX_ENTRIES) throw new UnreadableArchive(texts.broken);
    const entries = new Map<string, Entry>();
    let packed = 0;
    for await (const entry of zip.eachEntry()) {
      const { fileName } = entry;
      if (entries.has(fileName) || !isPlain(entry))
        throw new UnreadableArchive(texts.strange(shown(fileName)));
      if (isTooLarge(entry)) throw new UnreadableArchive(texts.tooLarge(fileName));
      packed += entry.compressedSize;
      // Entries that lie within each other hold more than the file does.
      if (packed > bytes.size) throw new UnreadableArchive(texts.broken);
      entries.set(fileName, entry);
    }
    return { zip, entries };
  });

/**
 * Does the work; an error that isn't ours to explain means that the file is broken. The storage being away isn't the file's
 * fault.
 */
export const orBroken = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UnreadableArchive || error instanceof StorageUnavailable) throw error;
    throw new UnreadableArchive(texts.broken);
  }
};

const NAME = new RegExp(FILE_NAME);
const STORED = 0;
const DEFLATED = 8;
const FILE_MODE = 0o100000;
const MODE_OF_KIND = 0o170000;

/** Says whether an entry is a file with a name of ours: no folder, no link, nothing encrypted. */
const isPlain = (entry: Entry): boolean => {
  const mode = (entry.externalFileAttributes >>> 16) & MODE_OF_KIND;
  const isFile = mode === 0 || mode === FILE_MODE;
  const isPacked = entry.compressionMethod === STORED || entry.compressionMethod === DEFLATED;
  return NAME.test(entry.fileName) && isFile && isPacked && !entry.isEncrypted();
};

const isTooLarge = ({ fileName, compressedSize, uncompressedSize }: Entry): boolean => {
  if (uncompressedSize > mostBytes(fileName)) return true;
  return uncompressedSize > ALWAYS_FINE_BYTES && uncompressedSize > compressedSize * MAX_RATIO;
};

const mostBytes = (name: string): number => {
  if (name === MANIFEST_NAME) return MAX_MANIFEST_BYTES;
  if (/^streams\/\d+\/original\./.test(name)) return MAX_FILM_BYTES;
  return /\.(?:json|html|xml|txt|sig|vtt)$/.test(name) ? MAX_DATA_BYTES : MAX_PICTURE_BYTES;
};

/** Returns what is shown of a name that anybody may have given. */
const shown = (name: string): string => name.replaceAll(/\p{C}/gu, '').slice(0, 100);
