// Stores files on the local disk or in an S3 bucket behind one face. Streams only: no file is ever whole in memory.
import { createHash } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Config } from './config.ts';
import { contentTypeOf, FileTooLarge, InvalidFileKey, isFileKey, isKeyPrefix } from './files-contract.ts';
import type { ByteRange } from './files-contract.ts';
import { openDiskStore } from './files-disk.ts';
import { openBucketStore } from './files-s3.ts';

export {
  contentTypeOf,
  FileTooLarge,
  InvalidFileKey,
  RangeNotSatisfiable,
  StorageUnavailable,
} from './files-contract.ts';
export type { ByteRange } from './files-contract.ts';

export type FileSource = Readable | AsyncIterable<Uint8Array>;

export interface PutOptions {
  /** Must be the type of the key's extension (`contentTypeOf`): what is served is what was meant. */
  readonly contentType: string;
  readonly maxBytes?: number;
}

export interface PutResult {
  readonly bytes: number;
  /** The hash in hexadecimal digits. */
  readonly sha256: string;
}

export interface FileFacts {
  /** The size of the whole file. */
  readonly bytes: number;
  readonly contentType: string;
  readonly modifiedAt: Date;
}

/** A stream of `length` bytes from `start` on; both tell what is really sent. Read the stream or destroy it: it holds a handle. */
export interface OpenFile extends FileFacts {
  readonly stream: Readable;
  readonly start: number;
  readonly length: number;
}

/**
 * Files under keys like `images/7/original.jpg` (rule: `isFileKey`; a key that breaks it throws InvalidFileKey). A key
 * must not be the folder of another. What is missing is undefined or false, never an error; StorageUnavailable says
 * that the storage itself can't be used.
 */
export interface Files {
  /**
   * Stores a whole file or nothing: readers see the old one or the new one, the last of several writers wins, and what
   * was acknowledged survives a power cut. A source that fails, ends early or exceeds `maxBytes` (FileTooLarge) is
   * destroyed and leaves no trace. After StorageUnavailable the file may nevertheless have arrived, whole.
   */
  put(key: string, source: FileSource, options: PutOptions): Promise<PutResult>;
  /** A file for reading, undisturbed by later writes. Throws RangeNotSatisfiable; a range that is too long is cut. */
  get(key: string, options?: { readonly range?: ByteRange }): Promise<OpenFile | undefined>;
  stat(key: string): Promise<FileFacts | undefined>;
  /** Removes a file if it is there. */
  remove(key: string): Promise<void>;
  /** All keys that begin with the prefix ('' for all), in no promised order; changes meanwhile may show or not. */
  list(prefix: string): AsyncIterable<string>;
  /** Copies within the storage, as atomic as `put`; false when there is nothing under `from`. */
  copy(from: string, to: string): Promise<boolean>;
  /** Throws StorageUnavailable when nothing could be stored now. Cheap enough for /readyz. */
  check(): Promise<void>;
}

/** What a storage has to do itself; keys are checked by then, the upload is measured, its failures pass through. */
export interface FileStore extends Omit<Files, 'put'> {
  write(key: string, chunks: AsyncIterable<Uint8Array>): Promise<void>;
}

/** Opens the bucket if one is configured, else `dataDir/files`. Touches neither before the first call. */
export const openFiles = (config: Pick<Config, 'dataDir' | 's3'>): Files =>
  checked(config.s3 ? openBucketStore(config.s3) : openDiskStore(path.join(config.dataDir, 'files')));

/** Returns a storage behind the checks that are the same for all. Exported for the tests of the storages. */
export const checked = (store: FileStore): Files => ({
  put: async (key, source, options) => {
    if (source instanceof Readable) source.on('error', ignore);
    try {
      checkKey(key);
      checkType(key, options.contentType);
      const upload = measured(source, options.maxBytes ?? Infinity);
      await store.write(key, upload.chunks);
      return upload.result();
    } catch (error) {
      if (source instanceof Readable) source.destroy();
      throw error;
    }
  },
  get: async (key, options) => {
    const file = await store.get(checkKey(key), options);
    file?.stream.on('error', ignore);
    return file;
  },
  stat: async (key) => store.stat(checkKey(key)),
  remove: async (key) => store.remove(checkKey(key)),
  list: (prefix) => {
    if (!isKeyPrefix(prefix)) throw new InvalidFileKey(prefix, 'can’t be the beginning of a key');
    return store.list(prefix);
  },
  copy: async (from, to) => store.copy(checkKey(from), checkKey(to)),
  check: () => store.check(),
});

/**
 * Takes an error without doing anything: a stream that fails before anybody reads it would end the process. Whoever reads it
 * later learns of it.
 */
const ignore = () => undefined;

const checkKey = (key: string): string => {
  if (!isFileKey(key)) throw new InvalidFileKey(key, 'is not allowed');
  return key;
};

const checkType = (key: string, contentType: string) => {
  const expected = contentTypeOf(key);
  if (contentType !== expected) throw new InvalidFileKey(key, `is for ${expected}, not for ${contentType}`);
};

const measured = (source: FileSource, maxBytes: number) => {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for await (const chunk of source as AsyncIterable<Uint8Array | string>) {
      // A Readable may have been told to decode its bytes.
      const data = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
      bytes += data.byteLength;
      if (bytes > maxBytes) throw new FileTooLarge(maxBytes);
      hash.update(data);
      yield data;
    }
  }
  return { chunks: chunks(), result: (): PutResult => ({ bytes, sha256: hash.digest('hex') }) };
};
