// Reads a file here and there, without ever holding it whole.
import type { Files } from './files.ts';

export interface ByteReader {
  readonly size: number;
  /** Reads bytes of the file: fewer at its end, none behind it. */
  read(start: number, length: number): Promise<Buffer>;
}

/** Headers are read in small steps: each reading fetches at least so much, and the last ones are remembered. */
const WINDOW_BYTES = 64 * 1024;
const MAX_CACHED_WINDOWS = 4;

/** Reads bytes that are in memory already. */
export const bufferReader = (bytes: Buffer): ByteReader => ({
  size: bytes.length,
  read: async (start, length) => bytes.subarray(start, start + length),
});

/** Reads a file of the storage, whose size is known. */
export const storedFileReader = (files: Files, key: string, size: number): ByteReader => {
  let windows: { readonly start: number; readonly bytes: Buffer }[] = [];
  return {
    size,
    read: async (start, length) => {
      const end = Math.min(start + length, size);
      if (start < 0 || start >= end) return Buffer.alloc(0);
      let window = windows.find((known) => known.start <= start && known.start + known.bytes.length >= end);
      if (!window) {
        const last = Math.min(Math.max(end, start + WINDOW_BYTES), size) - 1;
        window = { start, bytes: await readRange(files, key, { start, end: last }) };
        windows = [window, ...windows].slice(0, MAX_CACHED_WINDOWS);
      }
      return window.bytes.subarray(start - window.start, end - window.start);
    },
  };
};

const readRange = async (files: Files, key: string, range: { start: number; end: number }) => {
  const file = await files.get(key, { range });
  if (!file) throw new Error(`the file ${key} is gone`);
  return Buffer.concat(await file.stream.toArray());
};
