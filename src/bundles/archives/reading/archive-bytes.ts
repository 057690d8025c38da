// Reads the bytes of an archive that lies in the storage here and there: lists of entries through a window, files as streams.
import { Readable } from 'node:stream';
import { RandomAccessReader } from 'yauzl';
import { storedFileReader } from '#kernel/byte-reader.ts';
import type { Files } from '#kernel/files.ts';

export interface ArchiveBytes {
  readonly size: number;
  /** Reads some bytes from a place on. */
  readonly range: (start: number, length: number) => Readable;
}

const SMALL = 32 * 1024;

export const storedArchive = (files: Files, key: string, size: number): ArchiveBytes => {
  const reader = storedFileReader(files, key, size);
  async function* small(start: number, length: number) {
    yield await reader.read(start, length);
  }
  return {
    size,
    range: (start, length) =>
      length <= SMALL
        ? Readable.from(small(start, length), { objectMode: false })
        : streamed(async () => (await files.get(key, { range: { start, end: start + length - 1 } }))?.stream),
  };
};

/** Returns a stream that is opened only when it is read. */
const streamed = (open: () => Promise<Readable | undefined>): Readable => {
  async function* chunks() {
    const stream = await open();
    if (!stream) throw new Error('the archive is gone');
    yield* stream as AsyncIterable<Buffer>;
  }
  return Readable.from(chunks(), { objectMode: false });
};

/** The same for who reads ZIP files. */
export class ArchiveReader extends RandomAccessReader {
  readonly #bytes: ArchiveBytes;

  constructor(bytes: ArchiveBytes) {
    super();
    this.#bytes = bytes;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return this.#bytes.range(start, end - start);
  }

  override close(done: (error: Error | null) => void): void {
    done(null);
  }
}
