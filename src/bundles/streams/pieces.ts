// Reads the pieces of an upload as one file. Each lies under `uploads/{id}/{offset}-…`, so its name tells its place.
import { randomUUID } from 'node:crypto';
import type { Files } from '#kernel/files.ts';
import type { ByteReader } from '#kernel/byte-reader.ts';
import type { StreamUpload } from './queries.ts';
import { PIECES } from './stream-addresses.ts';

type Parts = Pick<StreamUpload, 'pieces' | 'length'>;

/** Two writers at the same place write two files; only one of them is entered into the row. */
export const pieceKey = (uploadId: string, offset: number): string =>
  `${PIECES}${uploadId}/${offset}-${randomUUID().slice(0, 8)}`;

/** Reads all bytes in their order. */
export async function* readPieces(files: Files, { pieces }: Parts): AsyncGenerator<Uint8Array> {
  for (const key of pieces) {
    const piece = await files.get(key);
    if (!piece) throw new Error(`piece ${key} of an upload is missing`);
    yield* piece.stream as AsyncIterable<Uint8Array>;
  }
}

/** Reads ranges of the whole as if it were one file. */
export const piecesReader = (files: Files, { pieces, length }: Parts): ByteReader => {
  const starts = pieces.map(offsetOf);
  return {
    size: length,
    read: async (start, count) => {
      const end = Math.min(start + count, length);
      const parts: Buffer[] = [];
      for (let at = start; at < end; ) {
        const index = starts.findLastIndex((offset) => offset <= at);
        const next = Math.min(end, starts[index + 1] ?? length);
        parts.push(
          await readPart(files, pieces[index]!, {
            start: at - starts[index]!,
            end: next - starts[index]! - 1,
          }),
        );
        at = next;
      }
      return Buffer.concat(parts);
    },
  };
};

export const removePieces = async (files: Files, uploadId: string): Promise<void> => {
  for await (const key of files.list(`${PIECES}${uploadId}/`)) await files.remove(key);
};

const offsetOf = (key: string): number => Number(/(\d+)-\w+$/.exec(key)?.[1]);

const readPart = async (
  files: Files,
  key: string,
  range: { start: number; end: number },
): Promise<Buffer> => {
  const part = await files.get(key, { range });
  if (!part) throw new Error(`piece ${key} of an upload is missing`);
  return Buffer.concat(await part.stream.toArray());
};
