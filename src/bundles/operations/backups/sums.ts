// Works on bytes that pass by: counting, hashing, gathering, changing.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { TableSum } from './format.ts';

export interface RunningSum {
  readonly add: (piece: Uint8Array) => void;
  readonly result: () => TableSum;
}

const LINE_END = 10;

/** Counts and hashes rows in PostgreSQL's text format, in which a line is a row. */
export const runningSum = (): RunningSum => {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add: (piece) => {
      hash.update(piece);
      for (let at = piece.indexOf(LINE_END); at >= 0; at = piece.indexOf(LINE_END, at + 1)) rows++;
    },
    result: () => ({ rows, sha256: hash.digest('hex') }),
  };
};

/** Gathers small chunks into pieces, so that each table becomes few of them. */
export async function* inPieces(chunks: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Buffer> {
  let kept: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    kept.push(chunk);
    length += chunk.length;
    if (length < bytes) continue;
    yield Buffer.concat(kept);
    kept = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(kept);
}

/** Yields what a transform makes of the chunks; whoever stops reading stops the source, and a source that fails fails here. */
export async function* through(
  chunks: AsyncIterable<Uint8Array>,
  transform: Transform,
): AsyncGenerator<Uint8Array> {
  const flowing = pipeline(Readable.from(chunks, { objectMode: false }), transform);
  flowing.catch(() => undefined);
  yield* transform as AsyncIterable<Uint8Array>;
  await flowing;
}

/** Passes bytes on and gives their hash and number at the end. */
export const runningHash = (source: AsyncIterable<Uint8Array>) => {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* chunks() {
    for await (const chunk of source) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  let digest: string | undefined;
  return {
    chunks: chunks(),
    result: () => ({ bytes, sha256: (digest ??= hash.digest('hex')) }),
  };
};
